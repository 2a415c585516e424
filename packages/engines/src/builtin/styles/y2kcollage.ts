import type { Ctx } from '../paint/canvas.ts'
import { linear, radial, stop } from '../paint/canvas.ts'
import { adjust, css } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import type { Frame } from '../stage/frame.ts'
import { sparkle } from './finish.ts'
import type { Style } from './style.ts'

type Rect = readonly [number, number, number, number]

const windowsOf = ({ width, height, tall }: Frame): Rect[] =>
  tall ? [[width * 0.07, height * 0.09, width * 0.86, height * 0.66]] : [[width * 0.15, height * 0.07, width * 0.81, height * 0.72]]

/** Liquid metal: five tones with one hard edge. */
function chrome(g: Ctx, y: number, h: number): void {
  g.fillStyle = linear(g, 0, y, 0, y + h, [
    stop(0, '#ffffff'),
    stop(0.28, '#b9c4e8'),
    stop(0.46, '#46508c'),
    stop(0.52, '#f7f9ff'),
    stop(0.75, '#aab6e6'),
    stop(1, '#ffffff'),
  ])
  g.strokeStyle = 'rgba(255,255,255,.9)'
  g.fill()
  g.stroke()
}

function desktop(g: Ctx, frame: Frame): void {
  const { width, height, unit } = frame
  g.fillStyle = linear(g, 0, 0, width, height, ['#9fd3ff', '#e9d3ff', '#ffc6ec', '#c8f5ff'])
  g.fillRect(0, 0, width, height)
  g.strokeStyle = 'rgba(255,255,255,.6)'
  g.lineWidth = 1.5 * unit
  g.beginPath()
  for (let x = 0; x < width; x += 40 * unit) {
    g.moveTo(x, 0)
    g.lineTo(x, height)
  }
  for (let y = 0; y < height; y += 40 * unit) {
    g.moveTo(0, y)
    g.lineTo(width, y)
  }
  g.stroke()
}

function bubbles(g: Ctx, { width, height, unit }: Frame): void {
  const random = seeded(6)
  for (let i = 0; i < 22; i++) {
    const [x, y, r] = [random() * width, random() * height, (8 + random() * 28) * unit]
    g.fillStyle = radial(g, x - r * 0.3, y - r * 0.35, r * 0.1, r, [
      stop(0, '#ffffff', 0.95),
      stop(0.5, '#ffffff', 0.08),
      stop(1, '#ffaaf0', 0.4),
    ])
    g.beginPath()
    g.arc(x, y, r, 0, Math.PI * 2)
    g.fill()
  }
}

function openWindow(g: Ctx, [x, y, w, h]: Rect, unit: number): void {
  g.save()
  g.shadowColor = 'rgba(40,20,120,.45)'
  g.shadowBlur = 22 * unit
  g.shadowOffsetY = 10 * unit
  g.fillStyle = '#eef1ff'
  g.beginPath()
  g.roundRect(x, y, w, h, 12 * unit)
  g.fill()
  g.restore()
  g.fillStyle = linear(g, 0, y, 0, y + 34 * unit, ['#ffffff', '#7fb0ff', '#4a6cf0'])
  g.beginPath()
  g.roundRect(x + 4 * unit, y + 4 * unit, w - 8 * unit, 32 * unit, [10 * unit, 10 * unit, 0, 0])
  g.fill()
  for (const [i, colour] of ['#ff5c9a', '#ffd84a', '#5ce0a0'].entries()) {
    g.fillStyle = colour
    g.beginPath()
    g.arc(x + w - (26 + i * 26) * unit, y + 20 * unit, 9 * unit, 0, Math.PI * 2)
    g.fill()
  }
  g.clearRect(x + 9 * unit, y + 40 * unit, w - 18 * unit, h - 50 * unit)
}

/** A pastel desktop: the scene in a window, figures cut out over its edge, bubbles and chrome. */
export const y2kcollage: Style = {
  value: 'y2kcollage',
  covered: () => [0.02, 0.08, 0.02, 0.02],
  timeOf: (time) => (time === 'night' ? 'dusk' : 'day'),
  look: () => ({
    paint: 'soft',
    volume: 0.9,
    shadow: [80, 90, 220],
    eyes: 'round',
    stars: false,
    haze: '#cfe4ff',
    detail: 0.5,
    sky: ['#58b8ff', '#9fd8ff', '#d8f0ff', '#ffffff'],
    sun: '#ffffff',
    recolour: (colour) => adjust(colour, { saturation: 1.25, lightness: 1.1 }),
  }),
  mat: (g, frame) => {
    const { width, height, unit } = frame
    desktop(g, frame)
    for (const [x, y, rx, ry] of [
      [0.05, 0.16, 110, 70],
      [0.93, 0.9, 160, 90],
      [0.08, 0.9, 130, 60],
    ] as const) {
      g.lineWidth = 2 * unit
      g.beginPath()
      g.ellipse(x * width, y * height, rx * unit, ry * unit, -0.2, 0, Math.PI * 2)
      chrome(g, y * height - ry * unit, ry * 2 * unit)
    }
    bubbles(g, frame)
    for (const rect of windowsOf(frame)) openWindow(g, rect, unit)
  },
  overlay: (g, { width, height, unit }) => {
    for (const [x, y, r] of [
      [0.13, 0.13, 40],
      [0.965, 0.5, 32],
      [0.05, 0.56, 28],
      [0.7, 0.05, 24],
    ] as const) {
      sparkle(g, x * width, y * height, r * unit)
      g.lineWidth = 1.5 * unit
      chrome(g, y * height - r * unit, r * 2 * unit)
    }
    g.fillStyle = css('#ffffff', 0.05)
    g.fillRect(0, 0, width, height)
  },
  cutout: { colour: '#ffffff', width: 9 },
  figures: 1.14,
  particles: 'sparkles',
}
