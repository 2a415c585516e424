import type { Brush } from '../../paint/brush.ts'
import { blurred, type Canvas, editPixels } from '../../paint/canvas.ts'
import { clamp, css, fromHsl, lerp, rgb, toHsl } from '../../paint/colour.ts'
import { mushroom } from '../../parts/nature/plants.ts'
import type { Composition, Layer, Place } from '../../settings/setting.ts'
import { spanOf } from '../../stage/frame.ts'
import { withBackdrop } from '../dressing.ts'
import type { Style } from '../style.ts'

const INKS = ['#ff2fa0', '#ff7a00', '#ffd800', '#21d07a', '#00b8e8', '#7a35e8'] as const
const LINE = '#2a0646'

const eyeOf = ({ frame }: Place): readonly [number, number] => [frame.width * 0.62, frame.horizon * (frame.tall ? 0.6 : 0.62)]

function rings({ g, unit }: Brush, place: Place): void {
  const { frame, seed } = place
  const [x, y] = eyeOf(place)
  const reach = Math.hypot(spanOf(frame), frame.height + frame.bleed * 2)
  const count = 26
  for (let i = count; i >= 0; i--) {
    g.fillStyle = INKS[(i + seed) % 6]!
    g.beginPath()
    for (let k = 0; k <= 160; k++) {
      const a = (k / 160) * Math.PI * 2
      const r = ((i * reach) / count) * (1 + 0.13 * Math.sin(a * 8 + i * 0.42) + 0.05 * Math.sin(a * 3 - i))
      g.lineTo(x + Math.cos(a) * r, y + Math.sin(a) * r)
    }
    g.fill()
    g.strokeStyle = css(LINE, 0.9)
    g.lineWidth = 2.4 * unit
    g.stroke()
  }
}

/** Animated waves around the eye. */
function waves({ g, unit }: Brush, place: Place, seconds: number): void {
  const [x, y] = eyeOf(place)
  const reach = place.frame.width * 0.7
  g.strokeStyle = '#fff3c0'
  g.lineWidth = 5 * unit
  for (let i = 0; i < 3; i++) {
    const part = (i / 3 + seconds * 0.11) % 1
    g.globalAlpha = 0.75 * Math.sin(part * Math.PI)
    g.beginPath()
    for (let k = 0; k <= 144; k++) {
      const a = (k / 144) * Math.PI * 2
      const r = part * reach * (1 + 0.13 * Math.sin(a * 8 + part * 11) + 0.05 * Math.sin(a * 3 - part * 26))
      g.lineTo(x + Math.cos(a) * r, y + Math.sin(a) * r)
    }
    g.stroke()
  }
  g.globalAlpha = 1
}

/** An animated sun with an eye and rotating rays. */
function eyeSun({ g, unit }: Brush, x: number, y: number, size: number, seconds: number): void {
  const u = unit * size
  g.strokeStyle = LINE
  g.lineWidth = 4.6 * u
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2 + seconds * 0.25
    g.fillStyle = INKS[i % 2 ? 2 : 1]
    g.beginPath()
    g.moveTo(x + Math.cos(a - 0.15) * 78 * u, y + Math.sin(a - 0.15) * 78 * u)
    g.lineTo(x + Math.cos(a) * 122 * u, y + Math.sin(a) * 122 * u)
    g.lineTo(x + Math.cos(a + 0.15) * 78 * u, y + Math.sin(a + 0.15) * 78 * u)
    g.fill()
    g.stroke()
  }
  const look = 12 * u * Math.sin(seconds * 0.8)
  for (const [r, colour, dx] of [
    [72, '#fff3c0', 0],
    [40, '#00b8e8', look],
    [18, LINE, look * 1.4],
  ] as const) {
    g.fillStyle = colour
    g.beginPath()
    g.arc(x + dx, y, r * u, 0, Math.PI * 2)
    g.fill()
    g.stroke()
  }
}

/** Recolours a layer in rings around (x, y), displaced by its brightness. `step`: ring width in pixels. */
function flowThrough(canvas: Canvas, x: number, y: number, step: number, seed: number): void {
  const inks = INKS.map((colour) => rgb(colour))
  const line = rgb(LINE)
  const soft = 1.1 / step
  const calm = blurred(canvas, step * 0.4).data()
  editPixels(canvas, (data, width, height) => {
    for (let py = 0, i = 0; py < height; py++)
      for (let px = 0; px < width; px++, i += 4) {
        if (data[i + 3] === 0) continue
        const light = (data[i]! * 0.3 + data[i + 1]! * 0.59 + data[i + 2]! * 0.11) / 255
        const bend = (calm[i]! * 0.3 + calm[i + 1]! * 0.59 + calm[i + 2]! * 0.11) / 255
        const place = ringAt(px - x, py - y, step) + bend * 3.2
        const part = place - Math.floor(place)
        const inked = light < 0.16 ? 1 : clamp((0.034 - Math.min(part, 1 - part)) / soft + 0.5)
        const ink = inks[(Math.floor(place) + seed) % 6]!
        const shade = 0.62 + 0.42 * light
        for (let c = 0; c < 3; c++) data[i + c] = lerp(lerp(ink[c]! * shade, line[c]!, inked), data[i + c]!, 0.16)
      }
  })
}

/** Distorted distance from the centre, in rings. */
function ringAt(dx: number, dy: number, step: number): number {
  const a = Math.atan2(dy, dx)
  const r = Math.sqrt(dx * dx + dy * dy) / step
  return r * (1 - 0.12 * Math.sin(a * 8 + r * 0.42)) + 0.3 * Math.sin(a * 3 - r) + 2
}

/** A layer recoloured in rings around the eye. */
const withFlow = (layer: Layer, place: Place, heightFactor: number): Layer => ({
  ...layer,
  draw: (brush) => {
    layer.draw(brush)
    const [x, y] = eyeOf(place)
    const at = brush.g.getTransform()
    flowThrough(brush.g.canvas as Canvas, at.a * x + at.e, at.d * y * heightFactor + at.f, 64 * place.frame.unit * at.a, place.seed)
  },
})

/** Indoor composition: rings and the eye on the back wall. */
function withFlowingWall(composition: Composition, place: Place): Composition {
  const [wall, ...rest] = composition.layers
  const [x, y] = eyeOf(place)
  const animate = (brush: Brush, seconds: number): void => {
    wall!.animate?.(brush, seconds)
    eyeSun(brush, x, y * 0.8, 0.72, seconds)
  }
  return { ...composition, layers: [{ ...withFlow(wall!, place, 0.8), animate }, ...rest] }
}

/** Names of layers that cover most of the sky, and of the pavement before them. */
const FRONTS = new Set([
  'blocks',
  'houses',
  'towers',
  'chamber',
  'road',
  'pavement',
  'plaza',
  'platform',
  'sand',
  'snow',
  'floor',
  'ground',
])

function withRingSky(composition: Composition, place: Place): Composition {
  const [x, y] = eyeOf(place)
  const withRings = withBackdrop(composition, 1, (brush) => rings(brush, place))
  const [sky, ...rest] = withRings.layers
  const animate = (brush: Brush, seconds: number): void => {
    waves(brush, place, seconds)
    eyeSun(brush, x, y, 1, seconds)
  }
  const fronts = rest.map((layer) => (FRONTS.has(layer.name) ? withFlow(layer, place, 1) : layer))
  return { ...withRings, layers: [{ ...sky!, animate }, ...fronts] }
}

const mushrooms = ({ frame }: Place): Layer => ({
  name: 'mushrooms',
  nearness: 1.12,
  draw: (brush) => {
    for (const [x, h, cap] of [
      [0.04, 210, 'red'],
      [0.13, 110, 'gold'],
      [0.95, 240, 'teal'],
      [0.86, 120, 'purple'],
    ] as const)
      mushroom(brush, frame.width * x, frame.height * 1.01, h * brush.unit, cap)
  },
})

/** Wavy rings around an eye of a sun, in which rooms dissolve too; turned hues, thick ink, mushrooms. */
export const psychedelic: Style = {
  value: 'psychedelic',
  look: () => ({
    paint: 'cel',
    ink: 4.4,
    inkColour: LINE,
    eyes: 'round',
    clouds: 'none',
    stars: false,
    detail: 0.1,
    lightX: 0.5,
    haze: null,
    shadow: [120, 0, 140],
    sky: ['#ff2fa0', '#ff8a00', '#ffe600', '#00e0b0'],
    recolour: (colour, depth) => {
      const [h, s, l] = toHsl(colour)
      return fromHsl(h * 1.6 + 40 + depth * 160, Math.max(0.75, s * 1.3), clamp(0.34 + l * 0.44))
    },
  }),
  compose: (composition, place, indoors) => {
    const base = indoors ? withFlowingWall(composition, place) : withRingSky(composition, place)
    return { ...base, layers: [...base.layers, mushrooms(place)] }
  },
  cutout: { colour: '#fff3c0', width: 6 },
  particles: 'sparkles',
}
