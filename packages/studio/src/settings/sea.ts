import type { Brush } from '../paint/brush.ts'
import { paintShape } from '../paint/shapes.ts'
import { path } from '../paint/canvas.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { house, lighthouse } from '../parts/buildings.ts'
import { cottage } from '../parts/cottage.ts'
import { boulders, clump, fence } from '../parts/nature/ground.ts'
import { barrel, crate } from '../parts/indoors/small-objects.ts'
import { beams } from '../parts/nature/light.ts'
import { glints } from '../parts/animated.ts'
import { rock } from '../parts/nature/plants.ts'
import { pier, sailboat } from '../parts/nature/seaside.ts'
import { flowers, mountain, ridge, tufts, water } from '../parts/nature/terrain.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { grassFringe, skyLayers, sunX } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

const SAILS: readonly Role[] = ['coral', 'red', 'gold', 'white', 'teal']

/** Rotating beam of the lighthouse; off by day. */
function lighthouseBeam(place: Place, brush: Brush, seconds: number): void {
  const { frame, seed, time } = place
  if (time === 'day') return
  const [x, y] = [frame.width * (0.87 + (seed % 3) * 0.04), frame.horizon - frame.height * (frame.tall ? 0.19 : 0.31)]
  const turn = seconds * 0.9
  const strength = 0.3 + 0.25 * Math.abs(Math.cos(turn))
  beams(
    brush,
    x,
    y,
    1,
    0,
    2 * Math.PI - 0.16,
    frame.width * (0.2 + 0.5 * Math.abs(Math.cos(turn))),
    [brush.look.lamp ?? [255, 232, 170]],
    strength,
    0.06,
  )
}

/** A sailing boat crossing the frame. */
function sailingBoat({ frame, seed }: Place, brush: Brush, seconds: number): void {
  const round = spanOf(frame) * 1.1
  const x = leftOf(frame) + ((seed * 0.23 * round + seconds * frame.width * 0.012) % round)
  const { g } = brush
  g.save()
  g.translate(x, frame.horizon + frame.height * 0.1 + Math.sin(seconds * 1.3) * 3 * frame.unit)
  g.rotate(Math.sin(seconds * 1.1) * 0.04)
  sailboat(brush, 0, 0, 46 * frame.unit, SAILS[(seed + 2) % SAILS.length]!, 0.14)
  g.restore()
}

function far(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const h = frame.horizon
  mountain(
    brush,
    frame.width * (0.1 + (seed % 4) * 0.1),
    h + 3,
    frame.width * 0.36,
    frame.height * (0.14 + (seed % 3) * 0.04),
    0.66,
    seed + 5,
  )
  ridge(brush, frame, { base: h - frame.height * 0.006, rise: frame.height * 0.028, seed: seed + 3, role: 'far', depth: 0.6 })
  water(brush, frame, h, frame.height + frame.bleed, time, sunX(place), seed)
}

function headland(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const x = frame.width * (0.84 + (seed % 3) * 0.04)
  const y = frame.horizon + frame.height * 0.03
  const shape = path((p) => {
    p.moveTo(x - frame.width * 0.2, y + frame.height * 0.04)
    p.bezierCurveTo(
      x - frame.width * 0.1,
      y - frame.height * 0.03,
      x + frame.width * 0.05,
      y - frame.height * 0.09,
      frame.width + frame.bleed,
      y - frame.height * 0.07,
    )
    p.lineTo(frame.width + frame.bleed, y + frame.height * 0.06)
    p.closePath()
  })
  paintShape(brush, shape, 'grassDark', [x - frame.width * 0.2, y - frame.height * 0.1, frame.width * 0.35, frame.height * 0.16], {
    depth: 0.34,
    plain: true,
  })
  if (!place.isWild) lighthouse(brush, x + frame.width * 0.03, y - frame.height * 0.045, frame.height * (frame.tall ? 0.2 : 0.34), 0.16)
  for (let i = 0; i < (place.isWild ? 0 : 3); i++)
    house(brush, x + frame.width * (0.08 + i * 0.04), y - frame.height * (0.048 - i * 0.006), 40 * frame.unit, 34 * frame.unit, {
      depth: 0.3,
      lit: place.time !== 'day',
    })
  const random = seeded(seed + 9)
  for (let i = 0; i < 4; i++)
    sailboat(
      brush,
      frame.width * (0.3 + random() * 0.42),
      frame.horizon + frame.height * (0.014 + i * 0.016),
      (12 + i * 11) * frame.unit,
      pick(SAILS, random),
      0.44 - i * 0.08,
    )
  for (let i = 0; i < 3; i++)
    rock(brush, x - frame.width * (0.16 - i * 0.03), y + frame.height * (0.045 - (i % 2) * 0.01), (30 + i * 10) * frame.unit, 0.26)
}

const topOf = ({ frame }: Place): number => frame.ground - frame.height * (frame.tall ? 0.09 : 0.12)

/** Bare ground and rocks, where nobody lives. */
function wildShore(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const top = topOf(place)
  const { unit } = brush
  ridge(brush, frame, { base: top + 26 * unit, rise: frame.height * 0.016, seed: seed + 14, role: 'earth', depth: 0.06, waves: 1.4 })
  tufts(brush, frame, top + 40 * unit, frame.height, 90, 'grassDark', seed + 8)
  for (const [x, size, y] of WILD_ROCKS)
    boulders(brush, frame.width * ((x + (seed % 5) * 0.03) % 1), top + frame.height * y, frame.figure * size, 0, seed + Math.round(x * 10))
}

/** x of the width, size in heights of an adult, y of the height below the water's edge. */
const WILD_ROCKS = [
  [0.04, 0.5, 0.06],
  [0.3, 0.22, 0.03],
  [0.72, 0.26, 0.035],
  [0.96, 0.42, 0.07],
] as const

/** A grassy shore with a pier, rocks, fence and barrel; without people a wild one. */
function shore(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const { unit } = brush
  const top = topOf(place)
  const flip = seed % 2 === 1
  ridge(brush, frame, { base: top + 6 * unit, rise: frame.height * 0.022, seed: seed + 12, role: 'sand', depth: 0.06, waves: 2 })
  if (place.isWild) {
    wildShore(place, brush)
    return
  }
  pier(
    brush,
    frame.width * (flip ? 0.12 : 0.76),
    top + 40 * unit,
    frame.figure * 0.2,
    frame.width * (flip ? 0.24 : 0.62),
    frame.horizon + frame.height * 0.1,
    frame.figure * 0.045,
  )
  ridge(brush, frame, { base: top + 22 * unit, rise: frame.height * 0.02, seed: seed + 14, role: 'grass', depth: 0.03, waves: 1.4 })
  tufts(brush, frame, top + 30 * unit, frame.height, 460, 'grass', seed + 8)
  boulders(brush, frame.width * (flip ? 0.94 : 0.04), top + frame.height * 0.06, frame.figure * 0.5, 0, seed)
  boulders(brush, frame.width * (flip ? 0.02 : 0.97), top + frame.height * 0.06, frame.figure * 0.36, 0, seed + 5)
  fence(brush, frame.width * (flip ? 0.72 : -0.1), frame.width * (flip ? 1.1 : 0.24), top + 44 * unit, 50 * unit)
  barrel(brush, frame.width * (flip ? 0.86 : 0.16), top + frame.height * 0.07, frame.figure * 0.2)
  crate(brush, frame.width * (flip ? 0.78 : 0.18), top + frame.height * 0.078, frame.figure * 0.2, frame.figure * 0.13)
  if (!frame.tall)
    cottage(brush, frame.width * (flip ? 0.95 : 0.03), top + frame.height * 0.03, frame.figure * 0.6, {
      lit: time !== 'day',
      seed,
      depth: 0.05,
    })
  for (let i = 0; i < 7; i++)
    clump(brush, frame.width * ((i * 0.19 + 0.05) % 1), frame.ground + frame.height * (0.02 + (i % 3) * 0.025), 42 * unit, seed + i)
  flowers(brush, frame, top + frame.height * 0.06, frame.height * 0.97, 40, seed + 5)
}

/** Places on the water: x of the width, y of its depth, size in heights of an adult. */
const WATER_SLOTS = [
  [0.6, 0.5, 0.34],
  [0.8, 0.7, 0.3],
  [0.36, 0.42, 0.24],
  [0.2, 0.66, 0.28],
  [0.48, 0.86, 0.3],
  [0.9, 0.3, 0.18],
] as const

/** Height of the visible water in pixels. */
const waterDepth = (place: Place): number => Math.max(topOf(place) - place.frame.horizon, place.frame.height * 0.12)

export const sea: Setting = {
  indoors: false,
  shows: ['sea', 'lighthouse', 'boat', 'pier', 'rock', 'house', 'flower'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place),
      {
        name: 'water',
        nearness: 0.2,
        draw: (brush) => far(place, brush),
        animate: (brush, seconds) => glints(brush, [0, place.frame.horizon + 8, place.frame.width, topOf(place)], 60, place.seed, seconds),
      },
      {
        name: 'headland',
        nearness: 0.4,
        draw: (brush) => headland(place, brush),
        animate: (brush, seconds) => {
          if (!place.isWild) lighthouseBeam(place, brush, seconds)
          sailingBoat(place, brush, seconds)
        },
      },
      { name: 'shore', nearness: 0.95, draw: (brush) => shore(place, brush) },
      ...(place.isWild ? [] : [grassFringe(place, 80)]),
    ],
    slots: [
      ...groundSlots(place.frame),
      ...skySlots(place.frame),
      ...WATER_SLOTS.map(([x, y, size]) => ({
        kind: 'water' as const,
        x: place.frame.width * x,
        y: place.frame.horizon + waterDepth(place) * y,
        size: place.frame.figure * size,
      })),
    ],
    figureSlots: figureSlots(place.frame),
  }),
}
