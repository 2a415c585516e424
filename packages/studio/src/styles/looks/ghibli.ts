import { SUBMERGED } from '../../scene/scene.ts'
import { type Brush, tint } from '../../paint/brush.ts'
import { blurred, type Canvas, type Ctx, compositeOver, newCanvas, newFrameCanvas, radial, stop } from '../../paint/canvas.ts'
import { adjust, css, mix, type Rgb, shade } from '../../paint/colour.ts'
import { materialPattern } from '../../paint/material.ts'
import { seeded } from '../../paint/random.ts'
import { cloudTexture } from '../../paint/texture.ts'
import { cloud } from '../../parts/nature/sky.ts'
import type { Composition, Layer, Place } from '../../settings/setting.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'
import { paintOver, withLayer } from '../dressing.ts'
import { traceTornEdge } from '../finish.ts'
import type { Style } from '../style.ts'

/** Watercolour granulation on painted areas. */
function pigment(canvas: Canvas): Canvas {
  const [skin, g] = newFrameCanvas(canvas.width, canvas.height)
  g.drawImage(canvas, 0, 0)
  g.globalCompositeOperation = 'source-in'
  g.drawImage(cloudTexture(320, 180, 30, 21, ['#b4c2d8', '#ffffff', '#fff0d4']), 0, 0, canvas.width, canvas.height)
  compositeOver(canvas, skin, 'multiply', 0.34)
  return canvas
}

/** Short gouache strokes in the layer's own colours. */
function gouache(canvas: Canvas, nearness: number, unit: number): Canvas {
  pigment(canvas)
  if (nearness < 0.3) return canvas
  const g = canvas.getContext('2d')
  const data = canvas.data()
  const random = seeded(77)
  const colourAt = (x: number, y: number): Rgb | null => {
    const at = ((y | 0) * canvas.width + (x | 0)) * 4
    return data[at + 3]! < 250 ? null : [data[at]!, data[at + 1]!, data[at + 2]!]
  }
  g.save()
  g.globalCompositeOperation = 'source-atop'
  g.lineCap = 'round'
  for (let i = 0; i < 2400; i++) {
    const [x, y] = [random() * canvas.width, random() * canvas.height]
    const [angle, reach, light] = [-Math.PI / 2 - 0.9 + random() * 1.8, (6 + random() * 15) * unit, random() - 0.5]
    const [ex, ey] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    const under = colourAt(x, y)
    if (!under || !isGreen(under) || !isGreen(colourAt(ex, ey))) continue
    g.globalAlpha = 0.55
    g.strokeStyle = css(shade(under, light * 0.6))
    g.lineWidth = 5.5 * unit * (0.5 + random())
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(ex, ey)
    g.stroke()
  }
  g.restore()
  return canvas
}

const isGreen = (colour: Rgb | null): boolean => colour !== null && colour[1] > colour[0] * 1.08 && colour[1] > colour[2] * 1.1

/** One large cumulus cloud. */
const cumulus = ({ frame, time, seed }: Place): Layer => ({
  name: 'cumulus',
  nearness: 0.08,
  draw: (brush) => {
    const size = Math.max(frame.width * 0.62, frame.height * 0.5)
    cloud(brush, frame.width * (0.64 + (seed % 3) * 0.06), frame.horizon * 1.02, size, time, seed + 5)
    cloud(brush, frame.width * 0.1, frame.horizon * 0.98, size * 0.6, time, seed + 8)
  },
})

/** Dappled sunlight on a wall. */
function dapple({ g, unit }: Brush, { frame, time, seed }: Place): void {
  const random = seeded(seed + 9)
  const [left, span, high] = [leftOf(frame), spanOf(frame), frame.height + frame.bleed * 2]
  const [spots, q] = newCanvas(span / 4, high / 4)
  q.scale(0.25, 0.25)
  q.fillStyle = time === 'night' ? '#9fc0e8' : '#fff0a8'
  for (let i = 0; i < 240; i++) {
    const [x, y] = [random() * span, random() * high * 0.8]
    const r = (8 + random() ** 2 * 40) * unit
    q.globalAlpha = 0.25 + random() * 0.6
    q.beginPath()
    q.ellipse(x, y, r, r * (0.4 + random() * 0.3), -0.7 + random() * 0.4, 0, 7)
    q.fill()
  }
  g.save()
  g.globalCompositeOperation = 'soft-light'
  g.fillStyle = time === 'night' ? css('#3a6ab0', 0.6) : css('#a8c860', 0.42)
  g.fillRect(left, -frame.bleed, span, high)
  g.globalAlpha = 0.9
  g.drawImage(blurred(spots, 2 * unit), left, -frame.bleed, span, high)
  g.restore()
}

/** A branch at an upper corner. */
const branch = ({ frame, seed }: Place): Layer => ({
  name: 'branch',
  nearness: 1.16,
  draw: (brush) => {
    const { g, unit } = brush
    const random = seeded(seed + 31)
    for (let i = 0; i < 74; i++) {
      const along = random()
      const x = frame.width + frame.bleed * 0.4 - along * frame.width * (frame.tall ? 0.4 : 0.24)
      const y = -frame.bleed * 0.6 + (random() ** 1.6 * 0.2 + (1 - along) * 0.07) * frame.height
      g.fillStyle = css(tint(brush, i % 3 ? 'leaf' : 'leafLight', 0, (random() - 0.62) * 0.5))
      g.beginPath()
      g.ellipse(x, y, (17 + random() * 15) * unit, (7 + random() * 5) * unit, 0.5 + random() * 1.4, 0, 7)
      g.fill()
    }
  },
})

/** Paper border with an uneven edge, and paper grain. */
function paper(g: Ctx, { width, height, unit }: Frame): void {
  g.save()
  g.globalAlpha = 0.16
  g.fillStyle = materialPattern(g, 'paper', false)
  g.fillRect(0, 0, width, height)
  g.restore()
  g.fillStyle = radial(g, width * 0.5, height * 0.4, 0, Math.max(width, height) * 0.7, [stop(0, '#fff6d8', 0.12), stop(1, '#fff6d8', 0)])
  g.fillRect(0, 0, width, height)
  const edge = 13 * unit
  g.save()
  traceTornEdge(g, edge, edge, width - edge * 2, height - edge * 2, 4 * unit, 12)
  g.rect(width + 20, -20, -width - 40, height + 40)
  g.fillStyle = '#fbf7ea'
  g.fill('evenodd')
  g.restore()
}

function composeScene(composition: Composition, place: Place, indoors: boolean): Composition {
  if (indoors)
    return withLayer(
      paintOver(composition, [composition.layers[0]!.name], (brush) => dapple(brush, place)),
      branch(place),
    )
  if (place.where === 'space' || SUBMERGED.has(place.where) || composition.layers[0]!.name !== 'sky') return composition
  return withLayer(withLayer(composition, cumulus(place)), branch(place))
}

/** Washes and gouache on paper: clear light in every sky, one great cloud, painted grass, calm dot eyes. */
export const ghibli: Style = {
  value: 'ghibli',
  look: (time) => ({
    paint: 'wash',
    ink: 1.6,
    shadow: [58, 80, 120],
    eyes: 'dot',
    lightX: 0.5,
    detail: 1,
    cast: 1.3,
    clouds: 'puff',
    cloudTall: 1.6,
    cloudLit: time === 'night' ? '#b4c4da' : '#fffdf4',
    cloudDark: time === 'night' ? '#4c6490' : '#9fbcd6',
    sky: {
      dawn: ['#5f9ad0', '#9ccbe2', '#f3e3c4', '#fff2d0'],
      day: ['#1f7cc4', '#5cb0dc', '#a9dcec', '#f0f6e0'],
      dusk: ['#4a66a0', '#b88a9e', '#f2ac7c', '#ffd48c'],
      night: ['#14264f', '#28447c', '#4a6ca4', '#8aa8c4'],
    },
    haze: time === 'night' ? '#4c6690' : time === 'dusk' ? '#e2b490' : '#cfe0d4',
    hazeStrength: 0.7,
    stars: time === 'night',
    blush: true,
    recolour: (colour) =>
      time === 'night'
        ? mix(adjust(colour, { saturation: 1.16, lightness: 0.92 }), [56, 112, 184], 0.2)
        : time === 'dusk'
          ? mix(adjust(colour, { saturation: 1.1, lightness: 0.86 }), [236, 138, 76], 0.22)
          : mix(adjust(colour, { saturation: 1.18, lightness: 1.05 }), [232, 226, 160], 0.1),
    figure: (colour) => mix(adjust(colour, { saturation: 1.16, lightness: time === 'night' ? 1.02 : 1.06 }), [255, 236, 190], 0.06),
  }),
  compose: composeScene,
  texture: gouache,
  overlay: paper,
  particles: 'leaves',
  indoorParticles: 'dust',
}
