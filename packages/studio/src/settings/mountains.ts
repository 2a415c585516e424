import type { Brush } from '../paint/brush.ts'
import { seeded } from '../paint/random.ts'
import { boulders, clump, trail } from '../parts/nature/ground.ts'
import { glints } from '../parts/animated.ts'
import { tree } from '../parts/nature/plants.ts'
import { flowers, mountain, ridge, tufts, water } from '../parts/nature/terrain.ts'
import { grassFringe, skyLayers } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

function range(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const baseY = frame.horizon + frame.height * 0.06
  const h = frame.height * (frame.tall ? 0.34 : 0.52)
  const random = seeded(seed + 1)
  const width = frame.tall ? 1.5 : 1
  for (const [x, w, k, depth] of [
    [0.3, 0.4, 0.6, 0.66],
    [0.74, 0.4, 0.62, 0.64],
    [0.1, 0.5, 0.78, 0.54],
    [0.93, 0.5, 0.74, 0.56],
    [0.54, 0.62, 1, 0.36],
  ] as const)
    mountain(
      brush,
      frame.width * (x + (random() - 0.5) * 0.2),
      baseY,
      frame.width * w * width * (0.85 + random() * 0.3),
      h * k * (0.8 + random() * 0.3),
      depth,
      seed + Math.round(x * 50),
    )
}

const lakeY = ({ frame }: Place): number => frame.horizon + frame.height * 0.12

function lake(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const { g } = brush
  const y = lakeY(place)
  g.save()
  g.beginPath()
  g.ellipse(frame.width * (seed % 2 ? 0.4 : 0.62), y + frame.height * 0.03, frame.width * 0.5, frame.height * 0.055, 0, 0, 7)
  g.clip()
  water(brush, frame, y - frame.height * 0.03, y + frame.height * 0.1, time, frame.width * 0.5, seed)
  g.restore()
}

function pines(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const base = frame.horizon + frame.height * 0.06
  ridge(brush, frame, { base, rise: frame.height * 0.035, seed: seed + 5, role: 'pine', depth: 0.4 })
  lake(place, brush)
  const random = seeded(seed + 8)
  for (let i = 0; i < 46; i++)
    tree(
      brush,
      frame.width * (random() * 1.2 - 0.1),
      base + (2 + random() * 24) * frame.unit,
      (56 + random() * 56) * frame.unit,
      'pine',
      0.36,
    )
}

function ledge(place: Place, brush: Brush): void {
  const { frame, seed, weather } = place
  const { unit } = brush
  const white = weather === 'snow'
  const flip = seed % 2 === 1
  const top = frame.ground - frame.height * 0.11
  ridge(brush, frame, { base: top, rise: frame.height * 0.03, seed: seed + 14, role: white ? 'snow' : 'grass', depth: 0.05 })
  if (!white) tufts(brush, frame, top + 10 * unit, frame.height, 420, 'grass', seed + 3)
  const random = seeded(seed + 9)
  for (const x of [0.02, 0.07, 0.13, 0.88, 0.93, 0.985])
    tree(brush, frame.width * x, top + (16 + random() * 24) * unit, (170 + random() * 120) * unit, 'pine', 0.06)
  trail(
    brush,
    frame,
    frame.width * (flip ? 0.4 : 0.6),
    top,
    frame.width * 0.5,
    14 * unit,
    frame.width * (frame.tall ? 0.22 : 0.12),
    'stone',
    0.1,
  )
  boulders(brush, frame.width * (flip ? 0.86 : 0.16), top + frame.height * 0.06, frame.figure * 0.36, 0, seed)
  for (let i = 0; i < 6; i++)
    clump(brush, frame.width * ((i * 0.21 + 0.05) % 1), frame.ground + frame.height * (0.02 + (i % 3) * 0.025), 42 * unit, seed + i)
  flowers(brush, frame, top + frame.height * 0.05, frame.height * 0.97, 36, seed + 5)
}

export const mountains: Setting = {
  indoors: false,
  shows: ['mountain', 'pine', 'lake', 'path', 'rock', 'flower'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place, { clouds: 3 }),
      { name: 'range', nearness: 0.14, draw: (brush) => range(place, brush) },
      {
        name: 'pines',
        nearness: 0.42,
        draw: (brush) => pines(place, brush),
        animate: (brush, seconds) =>
          glints(
            brush,
            [place.frame.width * 0.2, lakeY(place), place.frame.width * 0.85, lakeY(place) + place.frame.height * 0.06],
            26,
            place.seed,
            seconds,
          ),
      },
      {
        name: 'ledge',
        nearness: 0.95,
        draw: (brush) => ledge(place, brush),
      },
      grassFringe(place, 80),
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
