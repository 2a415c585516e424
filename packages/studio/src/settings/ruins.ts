import type { Brush } from '../paint/brush.ts'
import { ellipse } from '../paint/shapes.ts'
import { glow } from '../paint/canvas.ts'
import { pick, seeded } from '../paint/random.ts'
import { arcade, column, fallenColumn, steps, statue, temple } from '../parts/antiquity.ts'
import { boulders, clump, shrubs, trail, treeLine } from '../parts/nature/ground.ts'
import { blinker } from '../parts/animated.ts'
import { tree } from '../parts/nature/plants.ts'
import { mountain, flowers, pebbles, ridge, tufts } from '../parts/nature/terrain.ts'
import { liana } from '../parts/nature/wilds.ts'
import { grassFringe, skyLayers } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

const topOf = ({ frame }: Place): number => frame.ground - frame.height * 0.12

function far(place: Place, brush: Brush): void {
  const { frame, seed } = place
  mountain(brush, frame.width * (seed % 2 ? 0.82 : 0.2), frame.horizon + 6, frame.width * 0.5, frame.height * 0.26, 0.64, seed + 3, false)
  const base = frame.horizon + frame.height * 0.03
  ridge(brush, frame, { base, rise: frame.height * 0.05, seed: seed + 5, role: 'grassDark', depth: 0.5 })
  arcade(
    brush,
    frame.width * (seed % 2 ? 0.02 : 0.56),
    base + frame.height * 0.02,
    frame.width * (frame.tall ? 0.6 : 0.42),
    frame.height * 0.15,
    0.46,
    seed,
  )
  treeLine(brush, frame, () => base + frame.height * 0.03, frame.tall ? 6 : 10, frame.height * 0.13, 0.4, seed + 6, ['pine', 'round'])
}

function middle(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const base = frame.horizon + frame.height * 0.13
  ridge(brush, frame, { base, rise: frame.height * 0.02, seed: seed + 8, role: 'grass', depth: 0.22, waves: 1.4 })
  const x = frame.width * (frame.tall ? 0.6 : 0.6 + (seed % 3) * 0.06)
  steps(brush, x, base + frame.height * 0.05, frame.figure * 1.7, frame.figure * 0.16, 0.16)
  temple(brush, x, base + frame.height * 0.045 - frame.figure * 0.15, frame.figure * 1.35, frame.figure * 0.94, 0.16, seed)
  shrubs(brush, frame, base + frame.height * 0.04, 7, frame.figure * 0.24, 0.16, seed + 3)
  const random = seeded(seed + 9)
  for (let i = 0; i < 3; i++)
    column(
      brush,
      frame.width * (0.04 + i * 0.11 + random() * 0.04),
      base + frame.height * 0.05,
      frame.figure * (0.3 + random() * 0.5),
      0.14,
      true,
      seed + i,
    )
}

function near(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const { unit } = brush
  const top = topOf(place)
  ridge(brush, frame, { base: top, rise: frame.height * 0.02, seed: seed + 12, role: 'grass', depth: 0.04 })
  trail(brush, frame, frame.width * 0.58, top, frame.width * 0.5, 26 * unit, frame.width * (frame.tall ? 0.3 : 0.18), 'stone')
  tufts(brush, frame, top + 8 * unit, frame.height, 360, 'grass', seed + 2)
  pebbles(brush, frame, top + 20 * unit, frame.height, 120, 'stone', seed + 4)
  const flip = seed % 2 === 1
  column(brush, frame.width * (frame.tall ? 0.04 : flip ? 0.93 : 0.06), top + frame.height * 0.06, frame.figure * 1.18, 0.02, flip, seed)
  liana(brush, frame.width * (frame.tall ? 0.06 : flip ? 0.94 : 0.07), top - frame.figure * 0.9, frame.figure * 0.5, seed)
  fallenColumn(brush, frame.width * (flip ? 0.05 : 0.86), frame.ground - frame.height * 0.01, frame.figure * 0.62)
  if (!frame.tall) statue(brush, frame.width * (flip ? 0.13 : 0.955), top + frame.height * 0.05, frame.figure * 0.7)
  boulders(brush, frame.width * (flip ? 0.82 : 0.19), top + frame.height * 0.05, frame.figure * 0.3, 0.02, seed)
  for (let i = 0; i < 7; i++)
    clump(brush, frame.width * ((i * 0.17 + 0.04) % 1), top + frame.height * (0.05 + (i % 3) * 0.03), 40 * unit, seed + i)
  flowers(brush, frame, top + frame.height * 0.05, frame.height * 0.97, 34, seed + 5)
  if (frame.tall) tree(brush, frame.width * 1.02, top + frame.height * 0.03, frame.height * 0.26, 'round')
  if (time !== 'day')
    for (const [i, x] of [0.3, 0.52, 0.74].entries()) lantern(brush, frame.width * x, top + (8 + i * 6) * unit, frame.figure * 0.08)
}

function lantern(brush: Brush, x: number, y: number, s: number): void {
  ellipse(brush, x, y - s * 0.5, s * 0.3, s * 0.5, 'window', { emissive: true, plain: true })
  glow(brush.g, x, y - s * 0.5, s * 3, brush.look.lamp ?? [255, 190, 100], 0.7)
}

export const ruins: Setting = {
  indoors: false,
  shows: ['ruin', 'column', 'temple', 'arch', 'stone', 'tree', 'path', 'flower'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place),
      { name: 'far', nearness: 0.2, draw: (brush) => far(place, brush) },
      { name: 'temple', nearness: 0.5, draw: (brush) => middle(place, brush) },
      {
        name: 'green',
        nearness: 0.95,
        draw: (brush) => near(place, brush),
        animate: (brush, seconds) => {
          const random = seeded(place.seed + 4)
          for (let i = 0; i < 6; i++)
            blinker(
              brush,
              place.frame.width * random(),
              place.frame.ground - place.frame.height * random() * 0.3,
              14 * place.frame.unit,
              pick(['#fff2b0', '#d8ffb0'], random),
              seconds * 0.4,
              random(),
            )
        },
      },
      grassFringe(place, 90),
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
