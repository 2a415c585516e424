import { type Brush, polygon } from '../paint/brush.ts'
import { seeded } from '../paint/random.ts'
import { castle as fortress } from '../parts/buildings.ts'
import { tree } from '../parts/plants.ts'
import { flowers, mountain, ridge, tufts } from '../parts/terrain.ts'
import { grassFringe, heavens } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, standsOn } from './setting.ts'

function keepOnHill(place: Place, brush: Brush): void {
  const { frame, seed } = place
  mountain(brush, frame.width * 0.17, frame.horizon + frame.height * 0.03, frame.width * 0.42, frame.height * 0.32, 0.6, seed + 6)
  ridge(brush, frame, {
    base: frame.horizon + frame.height * 0.02,
    rise: frame.height * 0.04,
    seed: seed + 5,
    role: 'grassDark',
    depth: 0.42,
  })
  fortress(
    brush,
    frame.width * (frame.tall ? 0.56 : 0.66),
    frame.horizon + frame.height * 0.08,
    frame.height * (frame.tall ? 0.3 : 0.5),
    0.24,
  )
  const random = seeded(seed + 8)
  for (let i = 0; i < 24; i++) {
    const side = random()
    const x = frame.width * (side < 0.6 ? side * 0.62 : 0.9 + (side - 0.6) * 0.4)
    tree(brush, x, frame.horizon + (28 + random() * 44) * frame.unit, (62 + random() * 52) * frame.unit, 'pine', 0.34)
  }
}

function green(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { unit } = brush
  const top = frame.ground - frame.height * 0.12
  ridge(brush, frame, { base: top, rise: frame.height * 0.02, seed: seed + 12, role: 'grass', depth: 0.05 })
  tufts(brush, frame, top + 8 * unit, frame.height, 420, 'grass', seed + 2)
  polygon(
    brush,
    [
      [frame.width * 0.62, top - 6 * unit],
      [frame.width * 0.68, top - 6 * unit],
      [frame.width * 0.72, frame.height + frame.bleed],
      [frame.width * 0.42, frame.height + frame.bleed],
    ],
    'sand',
    { depth: 0.06, noInk: true },
  )
  tree(brush, frame.width * 0.05, top + 30 * unit, frame.height * (frame.tall ? 0.26 : 0.44), 'round')
  tree(brush, frame.width * 0.97, top + 30 * unit, frame.height * (frame.tall ? 0.22 : 0.36), 'round')
  flowers(brush, frame, top + frame.height * 0.03, frame.height * 0.98, 44, seed + 4)
}

export const castle: Setting = {
  indoors: false,
  shows: ['castle', 'flags', 'trees', 'path'],
  compose: (place) => ({
    layers: [
      ...heavens(place),
      { name: 'castle', nearness: 0.32, draw: (brush) => keepOnHill(place, brush) },
      { name: 'green', nearness: 0.95, draw: (brush) => green(place, brush) },
      grassFringe(place, 80),
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    stands: standsOn(place.frame),
  }),
}
