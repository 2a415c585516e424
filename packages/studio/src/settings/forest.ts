import type { Brush } from '../paint/brush.ts'
import { box, ellipse, groundShadow, polygon } from '../paint/shapes.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { boulders, fern, trail } from '../parts/nature/ground.ts'
import { sunShafts } from '../parts/nature/light.ts'
import { blinker } from '../parts/animated.ts'
import { bush, mushroom, tree, type TreeKind } from '../parts/nature/plants.ts'
import { flowers, ridge, tufts } from '../parts/nature/terrain.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { grassFringe, skyLayers } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

/** Tree kinds by seed. */
const kindsOf = ({ seed }: Place): readonly TreeKind[] =>
  seed % 3 === 0 ? ['pine', 'pine', 'pine', 'round'] : seed % 3 === 1 ? ['round', 'round', 'pine'] : ['round', 'pine']
const crownsOf = ({ seed }: Place): readonly Role[] => (seed % 4 === 2 ? ['gold', 'coral', 'leaf', 'wheat'] : ['leaf'])

function treeRow(place: Place, brush: Brush, k: number): void {
  const { frame, seed } = place
  const random = seeded(seed + k + 2)
  const depth = 0.72 - 0.22 * k
  const base = frame.horizon + frame.height * (0.02 + k * 0.075)
  ridge(brush, frame, { base, rise: frame.height * 0.022, seed: seed + k * 5, role: 'grassDark', depth })
  const count = Math.round((16 - k * 3) * (frame.tall ? 0.7 : 1))
  for (let i = 0; i < count; i++) {
    const x = leftOf(frame) + ((i + random()) / count) * spanOf(frame)
    const height = frame.height * ((frame.tall ? 0.18 : 0.27) + k * 0.11 + random() * 0.12)
    tree(brush, x, base + random() * frame.height * 0.03, height, pick(kindsOf(place), random), depth, pick(crownsOf(place), random))
  }
}

function clearing(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const { unit } = brush
  const top = frame.ground - frame.height * 0.11
  ridge(brush, frame, { base: top, rise: frame.height * 0.02, seed: seed + 31, role: 'grass', depth: 0.05 })
  trail(
    brush,
    frame,
    frame.width * (seed % 2 ? 0.54 : 0.46),
    top,
    frame.width * 0.5,
    30 * unit,
    frame.width * (frame.tall ? 0.3 : 0.18),
    'earth',
  )
  tufts(brush, frame, top + 8 * unit, frame.height, 420, 'grass', seed + 2)
  bush(brush, frame.width * 0.2, top + frame.height * 0.03, 150 * unit)
  bush(brush, frame.width * 0.86, top + frame.height * 0.02, 170 * unit)
  const random = seeded(seed + 51)
  for (let i = 0; i < 8; i++)
    fern(
      brush,
      frame.width * (i % 2 ? 0.74 + random() * 0.3 : random() * 0.26 - 0.03),
      top + frame.height * (0.02 + random() * 0.05),
      frame.figure * (0.2 + random() * 0.14),
      seed + i,
    )
  landmark(place, brush, top)
  log(brush, frame.width * (seed % 2 ? 0.13 : 0.84), frame.ground - frame.height * 0.012, frame.figure * 0.46)
  boulders(brush, frame.width * (seed % 2 ? 0.94 : 0.05), top + frame.height * 0.06, frame.figure * 0.3, 0, seed)
  mushroom(brush, frame.width * 0.91, frame.ground + frame.height * 0.02, 52 * unit)
  mushroom(brush, frame.width * 0.945, frame.ground + frame.height * 0.03, 34 * unit)
  flowers(brush, frame, top + frame.height * 0.06, frame.height * 0.98, 34, seed + 4)
  if (place.isGloomy) return
  const light = brush.look.sun ?? (time === 'night' ? '#a0beff' : '#fff0b4')
  sunShafts(brush, frame.width * 0.72, frame.height * 0.92, 5, 84 * unit, light, time === 'night' ? 0.07 : 0.28)
}

/** A ring of mushrooms, or a group of rocks, by seed. */
function landmark({ frame, seed }: Place, brush: Brush, top: number): void {
  const x = frame.width * (frame.tall ? 0.5 : 0.78)
  if (seed % 3 === 1) {
    for (const [dx, size] of [
      [-0.22, 0.24],
      [0.16, 0.32],
    ] as const)
      boulders(brush, x + frame.figure * dx, top + frame.height * 0.035, frame.figure * size, 0.05, seed + Math.round(size * 100))
    return
  }
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2
    mushroom(
      brush,
      x + Math.cos(a) * frame.figure * 0.3,
      top + frame.height * 0.05 + Math.sin(a) * frame.figure * 0.05,
      (20 + ((i * 7) % 14)) * brush.unit,
      i % 3 ? 'red' : 'gold',
    )
  }
}

/** A mossy fallen trunk. (x, y): bottom centre; `w`: length in pixels. */
function log(brush: Brush, x: number, y: number, w: number): void {
  groundShadow(brush, x, y, w * 0.58, w * 0.08)
  box(brush, x - w / 2, y - w * 0.24, w, w * 0.24, 'trunk', { round: w * 0.08, plain: false })
  for (let i = 0; i < 5; i++)
    ellipse(brush, x - w * 0.36 + i * w * 0.15, y - w * 0.23, w * 0.1, w * 0.045, 'leafLight', { noInk: true, plain: true })
  for (const [k, lighten] of [
    [1, 0],
    [0.66, -0.2],
    [0.34, 0.05],
  ] as const)
    ellipse(brush, x + w * 0.48, y - w * 0.12, w * 0.07 * k, w * 0.12 * k, 'woodLight', { plain: true, lighten, noInk: k < 1 })
}

/** Large trunks in the foreground at both sides. */
function framingTrunks(place: Place, brush: Brush): void {
  const { frame } = place
  const { unit } = brush
  for (const [x, w] of [
    [-0.01, 92],
    [1.01, 104],
  ] as const) {
    const cx = frame.width * x
    const half = (w / 2) * unit
    const baseY = frame.height * 0.97
    polygon(
      brush,
      [
        [cx - half, baseY],
        [cx - half * 0.62, -frame.bleed],
        [cx + half * 0.62, -frame.bleed],
        [cx + half * 1.2, baseY],
      ],
      'trunk',
      { lighten: -0.2, plain: false },
    )
    for (let i = 0; i < 7; i++)
      ellipse(
        brush,
        cx + (i - 3) * 52 * unit,
        (10 + (i % 3) * 30) * unit - frame.bleed * 0.4,
        84 * unit,
        62 * unit,
        i % 2 ? 'leaf' : 'leafLight',
        { lighten: -0.2 },
      )
  }
}

export const forest: Setting = {
  indoors: false,
  shows: ['forest', 'tree', 'path', 'mushroom', 'fern', 'log', 'bush', 'rock', 'flower'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place, { clouds: 0 }),
      { name: 'far trees', nearness: 0.2, draw: (brush) => treeRow(place, brush, 0) },
      { name: 'trees', nearness: 0.42, draw: (brush) => (treeRow(place, brush, 1), treeRow(place, brush, 2)) },
      {
        name: 'clearing',
        nearness: 0.95,
        draw: (brush) => clearing(place, brush),
        animate: (brush, seconds) => {
          const random = seeded(place.seed + 3)
          for (let i = 0; i < 8; i++)
            blinker(
              brush,
              place.frame.width * random(),
              place.frame.horizon + place.frame.height * random() * 0.3,
              13 * place.frame.unit,
              '#fff6b8',
              seconds * (0.25 + random() * 0.3),
              random(),
            )
        },
      },
      { name: 'portal', nearness: 1.15, draw: (brush) => framingTrunks(place, brush) },
      grassFringe(place, 80),
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
