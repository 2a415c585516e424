import { type Brush, ellipse, polygon } from '../paint/brush.ts'
import { seeded } from '../paint/random.ts'
import { sunShafts } from '../parts/light.ts'
import { bush, mushroom, tree } from '../parts/plants.ts'
import { flowers, ridge, tufts } from '../parts/terrain.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { grassFringe, heavens } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, standsOn } from './setting.ts'

function depths(place: Place, brush: Brush, k: number): void {
  const { frame, seed } = place
  const random = seeded(seed + k + 2)
  const depth = 0.72 - 0.22 * k
  const base = frame.horizon + frame.height * (0.02 + k * 0.075)
  ridge(brush, frame, { base, rise: frame.height * 0.022, seed: seed + k * 5, role: 'grassDark', depth })
  const count = Math.round((16 - k * 3) * (frame.tall ? 0.7 : 1))
  for (let i = 0; i < count; i++) {
    const x = leftOf(frame) + ((i + random()) / count) * spanOf(frame)
    const height = frame.height * ((frame.tall ? 0.18 : 0.27) + k * 0.11 + random() * 0.12)
    tree(brush, x, base + random() * frame.height * 0.03, height, random() < 0.55 ? 'pine' : 'round', depth)
  }
}

function clearing(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const { unit } = brush
  const top = frame.ground - frame.height * 0.11
  ridge(brush, frame, { base: top, rise: frame.height * 0.02, seed: seed + 31, role: 'grass', depth: 0.05 })
  polygon(
    brush,
    [
      [frame.width * 0.44, top],
      [frame.width * 0.52, top],
      [frame.width * 0.8, frame.height + frame.bleed],
      [frame.width * 0.26, frame.height + frame.bleed],
    ],
    'earth',
    { depth: 0.05, noInk: true },
  )
  tufts(brush, frame, top + 8 * unit, frame.height, 420, 'grass', seed + 2)
  bush(brush, frame.width * 0.2, top + frame.height * 0.03, 150 * unit)
  bush(brush, frame.width * 0.86, top + frame.height * 0.02, 170 * unit)
  mushroom(brush, frame.width * 0.91, frame.ground + frame.height * 0.02, 52 * unit)
  mushroom(brush, frame.width * 0.945, frame.ground + frame.height * 0.03, 34 * unit)
  flowers(brush, frame, top + frame.height * 0.06, frame.height * 0.98, 34, seed + 4)
  const light = time === 'night' ? ([160, 190, 255] as const) : ([255, 240, 180] as const)
  sunShafts(brush, frame.width * 0.72, frame.height * 0.92, 5, 84 * unit, light, time === 'night' ? 0.14 : 0.28)
}

/** Two great trunks that frame the picture. */
function portal(place: Place, brush: Brush): void {
  const { frame } = place
  const { unit } = brush
  for (const [x, w] of [
    [-0.01, 92],
    [1.01, 104],
  ] as const) {
    const cx = frame.width * x
    const half = (w / 2) * unit
    const foot = frame.height * 0.97
    polygon(
      brush,
      [
        [cx - half, foot],
        [cx - half * 0.62, -frame.bleed],
        [cx + half * 0.62, -frame.bleed],
        [cx + half * 1.2, foot],
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
  shows: ['forest', 'trees', 'path', 'mushrooms'],
  compose: (place) => ({
    layers: [
      ...heavens(place, { clouds: 0 }),
      { name: 'far trees', nearness: 0.2, draw: (brush) => depths(place, brush, 0) },
      { name: 'trees', nearness: 0.42, draw: (brush) => (depths(place, brush, 1), depths(place, brush, 2)) },
      { name: 'clearing', nearness: 0.95, draw: (brush) => clearing(place, brush) },
      { name: 'portal', nearness: 1.15, draw: (brush) => portal(place, brush) },
      grassFringe(place, 80),
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    stands: standsOn(place.frame),
  }),
}
