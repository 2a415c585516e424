import { type Canvas, type Ctx, editPixels } from '../paint/canvas.ts'
import { luminance } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import { cloudTexture } from '../paint/texture.ts'
import type { Frame } from '../stage/frame.ts'
import { filmGrain, tornEdge } from './finish.ts'
import type { Style } from './style.ts'

/** A bad photocopy: strong contrast and coarse noise. */
function photocopy(canvas: Canvas): Canvas {
  let state = 9
  editPixels(canvas, (data) => {
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3] === 0) continue
      state = (Math.imul(state, 1664525) + 1013904223) | 0
      const value = (data[i]! - 128) * 1.5 + 138 + (((state >>> 16) & 255) - 128) * 0.42
      data[i] = value
      data[i + 1] = value - 2
      data[i + 2] = value - 9
    }
  })
  return canvas
}

function newsprint(g: Ctx, { width, height, unit }: Frame): void {
  g.drawImage(cloudTexture(640, 360, 2.2, 5, ['#cfc6b0', '#efe7d2', '#f6f0e0']), 0, 0, width, height)
  g.fillStyle = 'rgba(30,26,30,.42)'
  const random = seeded(5)
  const column = 320 * unit
  for (let left = 24 * unit; left < width; left += column)
    for (let y = 26 * unit; y < height; y += 15 * unit)
      for (let x = left; x < left + column * 0.86;) {
        const w = (8 + random() * 40) * unit
        g.fillRect(x, y, w, 5 * unit)
        x += w + 7 * unit
      }
}

const holes = ({ width, height, tall }: Frame): readonly (readonly [number, number, number, number])[] =>
  tall
    ? [
        [width * 0.06, height * 0.08, width * 0.88, height * 0.36],
        [width * 0.04, height * 0.47, width * 0.92, height * 0.46],
      ]
    : [
        [width * 0.04, height * 0.07, width * 0.43, height * 0.4],
        [width * 0.5, height * 0.12, width * 0.46, height * 0.42],
        [width * 0.03, height * 0.52, width * 0.94, height * 0.42],
      ]

function tape(g: Ctx, x: number, y: number, angle: number, unit: number): void {
  g.save()
  g.translate(x, y)
  g.rotate(angle)
  g.fillStyle = 'rgba(240,225,150,.8)'
  g.fillRect(-60 * unit, -16 * unit, 120 * unit, 32 * unit)
  g.restore()
}

/** Torn photocopies on newsprint, one red disc, tape and marker; figures cut out with scissors. */
export const noisecollage: Style = {
  value: 'noisecollage',
  look: () => ({
    paint: 'soft',
    volume: 0.6,
    shadow: [10, 8, 14],
    eyes: 'round',
    stars: false,
    haze: '#cfcac0',
    detail: 0.8,
    sky: ['#7a7a7a', '#b4b4b4', '#dcdcdc', '#f6f6f6'],
    cloudLit: '#ffffff',
    cloudDark: '#8a8a8a',
    sun: '#f6f2e6',
    lamp: '#f6f2e6',
    recolour: (colour) => {
      const value = Math.max(12, Math.min(246, (luminance(colour) * 255 - 128) * 1.35 + 128))
      return [value, value - 2, value - 8]
    },
  }),
  surface: photocopy,
  mat: (g, frame) => {
    const { width, height, unit } = frame
    newsprint(g, frame)
    g.fillStyle = '#e2231a'
    g.beginPath()
    g.arc(width * 0.72, height * 0.27, Math.min(width, height) * 0.33, 0, Math.PI * 2)
    g.fill()
    holes(frame).forEach(([x, y, w, h], i) => {
      g.save()
      g.shadowColor = 'rgba(0,0,0,.5)'
      g.shadowBlur = 14 * unit
      g.shadowOffsetY = 6 * unit
      g.fillStyle = '#f6f1e4'
      tornEdge(g, x - 9 * unit, y - 9 * unit, w + 18 * unit, h + 18 * unit, 13 * unit, i + 4)
      g.fill()
      g.restore()
      g.save()
      g.globalCompositeOperation = 'destination-out'
      tornEdge(g, x, y, w, h, 13 * unit, i + 4)
      g.fill()
      g.restore()
    })
    tape(g, width * 0.06, height * 0.09, -0.6, unit)
    tape(g, width * 0.95, height * 0.13, 0.7, unit)
  },
  overlay: (g, frame, variant) => {
    const { width, height, unit } = frame
    g.strokeStyle = '#e2231a'
    g.lineWidth = 7 * unit
    g.lineCap = 'round'
    g.beginPath()
    for (let i = 0; i < 9; i++) g.lineTo(width * 0.78 + i * 26 * unit, height * 0.06 + (i % 2) * 30 * unit)
    g.stroke()
    g.fillStyle = 'rgba(20,80,220,.85)'
    g.beginPath()
    g.moveTo(width * 0.94, height * 0.6)
    g.lineTo(width * 0.985, height * 0.72)
    g.lineTo(width * 0.9, height * 0.72)
    g.fill()
    filmGrain(g, frame, 0.2, variant)
  },
  cutout: { colour: '#f6f0e0', width: 8 },
  figures: 1.2,
}
