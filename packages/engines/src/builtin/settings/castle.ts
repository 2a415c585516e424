import type { Brush } from '../paint/brush.ts'
import { seeded } from '../paint/random.ts'
import { column } from '../parts/antiquity.ts'
import { castle as fortress, house } from '../parts/buildings.ts'
import { boulders, clump, trail } from '../parts/ground.ts'
import { glints } from '../parts/moving.ts'
import { facet } from '../parts/solid.ts'
import { tree } from '../parts/plants.ts'
import { flowers, mountain, ridge, tufts, water } from '../parts/terrain.ts'
import { grassFringe, heavens } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, standsOn } from './setting.ts'

const castleX = ({ frame, seed }: Place): number => frame.width * (frame.tall ? 0.56 : [0.66, 0.72, 0.58][seed % 3]!)
const moatY = ({ frame }: Place): number => frame.ground - frame.height * 0.145

/** Water round the hill, with a bridge that leads to the gate. */
function moat(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const y = moatY(place)
  const { g } = brush
  g.save()
  g.beginPath()
  g.rect(-frame.bleed, y - frame.height * 0.035, frame.width + frame.bleed * 2, frame.height * 0.09)
  g.clip()
  water(brush, frame, y - frame.height * 0.035, y + frame.height * 0.055, time, castleX(place), seed)
  g.restore()
  const [x, w] = [castleX(place), frame.figure * 0.2]
  facet(
    brush,
    'wood',
    [
      x - w * 0.6,
      y - frame.height * 0.045,
      x + w * 0.6,
      y - frame.height * 0.045,
      x + w,
      y + frame.height * 0.06,
      x - w,
      y + frame.height * 0.06,
    ],
    { depth: 0.1 },
  )
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const u = i / 3
      column(brush, x + side * w * (0.62 + u * 0.42), y + frame.height * (u * 0.1 - 0.04), frame.figure * (0.06 + u * 0.03), 0.12, false, i)
    }
}

function keepOnHill(place: Place, brush: Brush): void {
  const { frame, seed } = place
  mountain(
    brush,
    frame.width * (0.1 + (seed % 3) * 0.08),
    frame.horizon + frame.height * 0.03,
    frame.width * 0.42,
    frame.height * 0.32,
    0.6,
    seed + 6,
  )
  ridge(brush, frame, {
    base: frame.horizon + frame.height * 0.02,
    rise: frame.height * 0.04,
    seed: seed + 5,
    role: 'grassDark',
    depth: 0.42,
  })
  const x = castleX(place)
  ridge(brush, frame, {
    base: frame.horizon + frame.height * 0.05,
    rise: frame.height * 0.03,
    seed: seed + 7,
    role: 'grassDark',
    depth: 0.3,
    waves: 1.2,
  })
  fortress(brush, x, frame.horizon + frame.height * 0.08, frame.height * (frame.tall ? 0.3 : 0.48 + (seed % 3) * 0.05), 0.22)
  for (let i = 0; i < 4; i++)
    house(
      brush,
      x + (i - 1.5) * frame.figure * 0.34,
      frame.horizon + frame.height * (0.105 + (i % 2) * 0.012),
      frame.figure * 0.15,
      frame.figure * 0.13,
      { depth: 0.2, lit: place.time !== 'day' },
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
  const top = frame.ground - frame.height * 0.1
  ridge(brush, frame, { base: top, rise: frame.height * 0.02, seed: seed + 12, role: 'grass', depth: 0.05 })
  tufts(brush, frame, top + 8 * unit, frame.height, 420, 'grass', seed + 2)
  trail(
    brush,
    frame,
    castleX(place),
    top + 4 * unit,
    frame.width * 0.52,
    frame.figure * 0.16,
    frame.width * (frame.tall ? 0.28 : 0.16),
    'sand',
    0.1,
  )
  boulders(brush, frame.width * (seed % 2 ? 0.16 : 0.88), top + frame.height * 0.05, frame.figure * 0.3, 0.02, seed)
  for (let i = 0; i < 6; i++)
    clump(brush, frame.width * ((i * 0.21 + 0.04) % 1), frame.ground + frame.height * (0.02 + (i % 3) * 0.025), 42 * unit, seed + i)
  tree(brush, frame.width * 0.05, top + 30 * unit, frame.height * (frame.tall ? 0.26 : 0.44), 'round')
  tree(brush, frame.width * 0.97, top + 30 * unit, frame.height * (frame.tall ? 0.22 : 0.36), 'round')
  flowers(brush, frame, top + frame.height * 0.03, frame.height * 0.98, 44, seed + 4)
}

export const castle: Setting = {
  indoors: false,
  shows: ['castle', 'flag', 'tree', 'path', 'moat', 'bridge', 'mountain', 'flower'],
  compose: (place) => ({
    layers: [
      ...heavens(place),
      { name: 'castle', nearness: 0.32, draw: (brush) => keepOnHill(place, brush) },
      {
        name: 'moat',
        nearness: 0.62,
        draw: (brush) => moat(place, brush),
        alive: (brush, seconds) =>
          glints(
            brush,
            [0, moatY(place) - place.frame.height * 0.02, place.frame.width, moatY(place) + place.frame.height * 0.04],
            34,
            place.seed,
            seconds,
          ),
      },
      { name: 'green', nearness: 0.95, draw: (brush) => green(place, brush) },
      grassFringe(place, 80),
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    stands: standsOn(place.frame),
  }),
}
