import type { Brush } from '../paint/brush.ts'
import { seeded } from '../paint/random.ts'
import { house } from '../parts/buildings.ts'
import { rock, tree } from '../parts/plants.ts'
import { mountain, ridge, tufts } from '../parts/terrain.ts'
import { heavens } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, standsOn } from './setting.ts'

function range(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const foot = frame.horizon + frame.height * 0.06
  const h = frame.height * (frame.tall ? 0.34 : 0.52)
  mountain(brush, frame.width * 0.12, foot, frame.width * (frame.tall ? 0.8 : 0.5), h * 0.78, 0.56, seed + 7)
  mountain(brush, frame.width * 0.92, foot, frame.width * (frame.tall ? 0.8 : 0.5), h * 0.72, 0.6, seed + 4)
  mountain(brush, frame.width * 0.54, foot, frame.width * (frame.tall ? 1.05 : 0.62), h, 0.38, seed + 2)
}

function pines(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const base = frame.horizon + frame.height * 0.06
  ridge(brush, frame, { base, rise: frame.height * 0.035, seed: seed + 5, role: 'pine', depth: 0.4 })
  const random = seeded(seed + 8)
  for (let i = 0; i < 46; i++)
    tree(
      brush,
      frame.width * (random() * 1.2 - 0.1),
      base + (8 + random() * 34) * frame.unit,
      (56 + random() * 56) * frame.unit,
      'pine',
      0.36,
    )
}

function ledge(place: Place, brush: Brush): void {
  const { frame, seed, weather } = place
  const { unit } = brush
  const white = weather === 'snow'
  const top = frame.ground - frame.height * 0.11
  ridge(brush, frame, { base: top, rise: frame.height * 0.03, seed: seed + 14, role: white ? 'snow' : 'grass', depth: 0.05 })
  if (!white) tufts(brush, frame, top + 10 * unit, frame.height, 420, 'grass', seed + 3)
  const random = seeded(seed + 9)
  for (const x of [0.02, 0.07, 0.13, 0.88, 0.93, 0.985])
    tree(brush, frame.width * x, top + (16 + random() * 24) * unit, (170 + random() * 120) * unit, 'pine', 0.06)
  if (!frame.tall)
    house(brush, frame.width * 0.79, top + 24 * unit, 126 * unit, 108 * unit, {
      wall: 'woodLight',
      roof: white ? 'snow' : 'roof',
      lit: place.time !== 'day',
    })
  rock(brush, frame.width * 0.24, top + frame.height * 0.05, 80 * unit)
}

export const mountains: Setting = {
  indoors: false,
  shows: ['mountain', 'snow peaks', 'pines', 'cabin'],
  compose: (place) => ({
    layers: [
      ...heavens(place, { clouds: 3 }),
      { name: 'range', nearness: 0.14, draw: (brush) => range(place, brush) },
      { name: 'pines', nearness: 0.42, draw: (brush) => pines(place, brush) },
      { name: 'ledge', nearness: 0.95, draw: (brush) => ledge(place, brush) },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    stands: standsOn(place.frame),
  }),
}
