import { type Brush, tint } from '../paint/brush.ts'
import { box, ellipse, polygon } from '../paint/shapes.ts'
import { linear } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { tower } from '../parts/buildings.ts'
import { blinker } from '../parts/animated.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { skyLayers } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

const WALLS: readonly Role[] = ['dark', 'roofDark', 'blue', 'wallCool', 'metal', 'wallWarm']
/** y of the roof's far edge. */
const edgeOf = ({ frame }: Place): number => frame.ground - frame.height * (frame.tall ? 0.11 : 0.17)

/** One of three rows of towers, 0 the farthest. */
function town(place: Place, brush: Brush, row: number): void {
  const { frame, seed, time } = place
  const baseY = edgeOf(place) + frame.height * 0.02
  const width = [62, 96, 140][row]! * frame.unit
  const count = Math.ceil(spanOf(frame) / (width * 0.92))
  for (let i = 0; i < count; i++) {
    const random = seeded(seed + i * 13 + row * 71)
    const tallest = [0.46, 0.31, 0.17][row]! * frame.height * (frame.tall ? 0.7 : 1)
    tower(brush, leftOf(frame) + (i * spanOf(frame)) / count, baseY, width * (0.72 + random() * 0.3), tallest * (0.5 + random() * 0.55), {
      depth: [0.66, 0.48, 0.3][row]!,
      role: pick(WALLS, random),
      lit: time === 'day' ? 0.08 : 0.52,
      cell: [8, 11, 15][row]! * frame.unit,
    })
  }
}

/** Paved floor and parapet. */
function terrace(place: Place, brush: Brush): void {
  const { frame } = place
  const { g, unit } = brush
  const edge = edgeOf(place)
  const bottom = frame.height + frame.bleed
  g.fillStyle = linear(g, 0, edge, 0, bottom, [tint(brush, 'stone', 0.16, -0.06), tint(brush, 'stone', 0, 0.06)])
  g.fillRect(leftOf(frame), edge, spanOf(frame), bottom - edge)
  g.fillStyle = css(tint(brush, 'dark', 0.2), 0.16)
  const middle = frame.width * 0.46
  for (let i = 0; i < 9; i++) g.fillRect(leftOf(frame), edge + (bottom - edge) * (i / 9) ** 1.5, spanOf(frame), Math.max(1, 1.6 * unit))
  for (let i = -9; i <= 9; i++) {
    const [top, low] = [middle + i * frame.width * 0.085, middle + i * frame.width * 0.15]
    g.beginPath()
    g.moveTo(top, edge)
    g.lineTo(top + 2 * unit, edge)
    g.lineTo(low + 4 * unit, bottom)
    g.lineTo(low, bottom)
    g.fill()
  }
  const tall = frame.figure * 0.17
  box(brush, leftOf(frame), edge - tall, spanOf(frame), tall, 'wallWarm', { depth: 0.08, noInk: true })
  box(brush, leftOf(frame), edge - tall * 1.12, spanOf(frame), tall * 0.22, 'wall', { depth: 0.05 })
}

/** Water tank, ventilation unit, antenna and plants. */
function furnish(place: Place, brush: Brush): void {
  const { frame } = place
  const h = frame.figure
  const edge = edgeOf(place)
  const x = frame.width * (frame.tall ? 0.1 : 0.09)
  for (const dx of [-0.17, 0, 0.15]) box(brush, x + h * dx, edge - h * 0.34, h * 0.025, h * 0.4, 'metal', { lighten: -0.3 })
  box(brush, x - h * 0.21, edge - h * 0.82, h * 0.42, h * 0.5, 'wood', { round: h * 0.02, plain: false })
  for (const up of [0.74, 0.58, 0.42]) box(brush, x - h * 0.215, edge - h * up, h * 0.43, h * 0.018, 'dark', { noInk: true })
  polygon(
    brush,
    [
      [x - h * 0.24, edge - h * 0.82],
      [x, edge - h * 1.02],
      [x + h * 0.24, edge - h * 0.82],
    ],
    'roofDark',
  )
  const right = frame.width * (frame.tall ? 0.9 : 0.88)
  box(brush, right - h * 0.16, edge - h * 0.16, h * 0.4, h * 0.26, 'metal', { round: h * 0.015 })
  ellipse(brush, right + h * 0.04, edge - h * 0.03, h * 0.085, h * 0.085, 'dark', { plain: true })
  box(brush, right - h * 0.3, edge - h * 0.78, h * 0.018, h * 0.74, 'metal', { lighten: -0.25, noInk: true })
  for (const [up, wide] of [
    [0.74, 0.16],
    [0.66, 0.22],
    [0.58, 0.16],
  ] as const)
    box(brush, right - h * (0.29 + wide / 2), edge - h * up, h * wide, h * 0.014, 'metal', { lighten: -0.25, noInk: true })
  for (const at of frame.tall ? [0.74] : [0.7, 0.78]) {
    const baseY = edge + h * 0.06
    box(brush, frame.width * at - h * 0.06, baseY - h * 0.09, h * 0.12, h * 0.1, 'earth', { round: h * 0.012 })
    for (const [dx, dy] of [
      [-0.05, 0.14],
      [0.05, 0.15],
      [0, 0.19],
    ] as const)
      ellipse(brush, frame.width * at + h * dx, baseY - h * dy, h * 0.062, h * 0.062, 'leaf', { cel: 0.1 })
  }
}

/** String of blinking lamps; off by day. */
function lamps(place: Place, brush: Brush, seconds: number): void {
  if (place.time === 'day') return
  const { frame } = place
  for (let i = 0; i < 8; i++) {
    const part = (i + 0.5) / 8
    const y = edgeOf(place) - frame.figure * (1.04 - 0.3 * Math.sin(part * Math.PI))
    blinker(brush, frame.width * part, y, 20 * frame.unit, brush.look.lamp ?? '#ffd28a', seconds * 0.12, i / 8)
  }
}

/** A rooftop terrace above the city. */
export const rooftop: Setting = {
  indoors: false,
  shows: ['rooftop', 'roof', 'city', 'building', 'skyline', 'tower', 'water tank', 'wall', 'plant', 'window', 'antenna'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place, { clouds: 4 }),
      { name: 'skyline', nearness: 0.16, draw: (brush) => town(place, brush, 0) },
      { name: 'blocks', nearness: 0.4, draw: (brush) => (town(place, brush, 1), town(place, brush, 2)) },
      {
        name: 'roof',
        nearness: 0.86,
        draw: (brush) => (terrace(place, brush), furnish(place, brush)),
        animate: (brush, seconds) => lamps(place, brush, seconds),
      },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
