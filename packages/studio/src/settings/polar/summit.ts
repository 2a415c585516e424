import { type Brush, tint } from '../../paint/brush.ts'
import { linear } from '../../paint/canvas.ts'
import { seeded } from '../../paint/random.ts'
import { boulders } from '../../parts/nature/ground.ts'
import { mountain, ridge } from '../../parts/nature/terrain.ts'
import { facet } from '../../parts/solid.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import { skyLayers } from '../outdoors.ts'
import { figureSlots, groundSlots, type Place, type Setting, skySlots } from '../setting.ts'

/** Peaks in the distance, a sea of clouds below them, and one great peak. */
function peaks(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const base = frame.horizon + frame.height * 0.12
  const h = frame.height * (frame.tall ? 0.3 : 0.5)
  const random = seeded(seed + 1)
  const width = frame.tall ? 1.6 : 1
  for (const [x, w, k, depth] of [
    [0.02, 0.34, 0.62, 0.62],
    [0.28, 0.3, 0.5, 0.66],
    [0.9, 0.36, 0.66, 0.58],
    [0.66, 0.3, 0.56, 0.62],
    [seed % 2 ? 0.36 : 0.62, 0.6, 1.1, 0.3],
  ] as const) {
    const [px, pw, ph] = [frame.width * x, frame.width * w * width, h * k * (0.9 + random() * 0.2)]
    mountain(brush, px, base, pw, ph, depth, seed + Math.round(x * 50))
    snowfield(brush, px, base, pw, ph, depth)
  }
  ridge(brush, frame, { base: base - frame.height * 0.02, rise: frame.height * 0.02, seed: seed + 4, role: 'white', depth: 0.2, waves: 5 })
}

/** Snow in the gullies of a face, below its cap. (x, y): bottom centre of the peak. */
function snowfield(brush: Brush, x: number, y: number, w: number, h: number, depth: number): void {
  for (const [dx, top, bottom, wide] of [
    [-0.12, 0.62, 0.2, 0.05],
    [0.02, 0.66, 0.12, 0.04],
    [0.13, 0.56, 0.24, 0.045],
    [-0.24, 0.4, 0.08, 0.04],
    [0.26, 0.38, 0.06, 0.04],
  ] as const)
    facet(
      brush,
      'snow',
      [x + dx * w * 0.8, y - h * top, x + (dx + wide) * w, y - h * bottom, x + (dx - wide * 0.4) * w, y - h * (bottom + 0.08)],
      { depth: depth * 0.8, noInk: true },
    )
}

const topOf = ({ frame }: Place): number => frame.ground - frame.height * 0.13

/** A slope of snow with bare rock and drifts. */
function slope(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g } = brush
  const top = topOf(place)
  const bottom = frame.height + frame.bleed
  ridge(brush, frame, { base: top, rise: frame.height * 0.04, seed: seed + 14, role: 'snow', depth: 0.08, waves: 1.3 })
  g.fillStyle = linear(g, 0, top + frame.height * 0.04, 0, bottom, [tint(brush, 'snow', 0.06), tint(brush, '#c4d6ea', 0)])
  g.fillRect(leftOf(frame), top + frame.height * 0.04, spanOf(frame), bottom - top)
  const random = seeded(seed + 5)
  for (let i = 0; i < 7; i++) {
    const [x, y, w] = [
      leftOf(frame) + random() * spanOf(frame),
      top + frame.height * (0.07 + random() * 0.2),
      frame.width * (0.06 + random() * 0.09),
    ]
    facet(brush, '#b4c9e2', [x - w, y, x + w, y - frame.height * 0.006, x + w * 0.7, y + frame.height * 0.008], { noInk: true, cel: 0 })
  }
  for (const [x, y, size] of [
    [0.04, 0.06, 0.6],
    [0.17, 0.03, 0.26],
    [0.84, 0.035, 0.3],
    [0.97, 0.07, 0.66],
  ] as const)
    boulders(brush, frame.width * x, top + frame.height * y, frame.figure * size, 0.02, seed + Math.round(x * 10))
}

/** High mountains above the tree line: rock, snow and cloud below. */
export const summit: Setting = {
  indoors: false,
  shows: ['mountain', 'snow', 'peak', 'rock', 'cloud'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place, { clouds: 2 }),
      { name: 'peaks', nearness: 0.14, draw: (brush) => peaks(place, brush) },
      { name: 'slope', nearness: 0.95, draw: (brush) => slope(place, brush) },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
