import { type Brush, ellipse, groundShadow, paintShape } from '../paint/brush.ts'
import { path } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { noiseOf, pick, seeded } from '../paint/random.ts'
import { clump } from '../parts/ground.ts'
import { glints } from '../parts/moving.ts'
import { rock, tree } from '../parts/plants.ts'
import { longLeaf } from '../parts/pots.ts'
import { parasol, sailboat, sandcastle, shell, towel } from '../parts/seaside.ts'
import { pebbles, ridge, water } from '../parts/terrain.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { heavens, sunX } from './outdoors.ts'
import { groundSlots, type Layer, type Place, type Setting, skySlots, standsOn } from './setting.ts'

const SHADES: readonly Role[] = ['red', 'teal', 'yellow', 'coral', 'blue', 'pink']
const shoreOf = ({ frame }: Place): number => frame.ground - frame.height * (frame.tall ? 0.09 : 0.12)

function bay(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const h = frame.horizon
  const side = seed % 2 ? 0.12 : 0.82
  for (const [k, rise, depth] of [
    [0, 0.09, 0.6],
    [0.12, 0.05, 0.52],
  ] as const)
    ridge(
      brush,
      { ...frame, width: frame.width },
      {
        base: h + frame.height * 0.006 * k,
        rise: frame.height * rise * (side > 0.5 ? 0.5 : 0.6),
        seed: seed + 3 + k * 50,
        role: k ? 'grassDark' : 'far',
        depth,
        waves: 1.2,
      },
    )
  water(brush, frame, h, frame.height + frame.bleed, time, sunX(place), seed)
  const random = seeded(seed + 9)
  for (let i = 0; i < 3; i++)
    sailboat(
      brush,
      frame.width * (0.4 + random() * 0.55),
      h + frame.height * (0.015 + i * 0.028),
      (13 + i * 13) * frame.unit,
      pick(SHADES, random),
      0.42 - i * 0.1,
    )
}

/** Edge of the sand; waves run up to it. */
function edge({ frame, seed }: Place, x: number): number {
  const noise = noiseOf(seed + 2)
  return (
    shoreOf({ frame, seed } as Place) + (22 * Math.sin(x / (240 * frame.unit) + seed) + 12 * noise(x / (110 * frame.unit), 2)) * frame.unit
  )
}

function sandShape(place: Place, lift: number): ReturnType<typeof path> {
  const { frame } = place
  return path((p) => {
    p.moveTo(leftOf(frame), frame.height + frame.bleed)
    for (let x = leftOf(frame); x <= frame.width + frame.bleed + 10; x += 10) p.lineTo(x, edge(place, x) - lift)
    p.lineTo(frame.width + frame.bleed + 10, frame.height + frame.bleed)
    p.closePath()
  })
}

function shore(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g, unit } = brush
  const top = shoreOf(place)
  for (const [lift, alpha] of [
    [34, 0.22],
    [22, 0.4],
    [9, 0.85],
  ] as const) {
    g.fillStyle = css('#ffffff', alpha)
    g.fill(sandShape(place, lift * unit))
  }
  paintShape(brush, sandShape(place, 0), 'sand', [leftOf(frame), top, spanOf(frame), frame.height - top], {
    plain: true,
    cel: 0,
    lighten: -0.16,
  })
  paintShape(brush, sandShape(place, -18 * unit), 'sand', [leftOf(frame), top, spanOf(frame), frame.height - top], {
    plain: true,
    cel: 0,
    noInk: true,
  })
  pebbles(brush, frame, top + frame.height * 0.06, frame.height, 260, 'sand', seed + 3)
  const random = seeded(seed + 21)
  for (let i = 0; i < 7; i++)
    shell(
      brush,
      frame.width * random(),
      frame.ground + frame.height * (random() * 0.1 - 0.02),
      (9 + random() * 8) * unit,
      pick(['pink', 'white', 'coral'] as const, random),
    )
  holiday(place, brush)
}

function holiday(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const top = shoreOf(place)
  const flip = seed % 2 === 1
  const random = seeded(seed + 5)
  const s = frame.figure
  tree(
    brush,
    frame.width * (frame.tall ? -0.02 : flip ? 0.96 : 0.06),
    top + frame.height * 0.07,
    frame.height * (frame.tall ? 0.4 : 0.66),
    'palm',
  )
  if (!frame.tall) tree(brush, frame.width * (flip ? 0.88 : 0.14), top + frame.height * 0.05, frame.height * 0.44, 'palm', 0.05)
  for (let i = 0; i < 4; i++)
    clump(brush, frame.width * (flip ? 0.9 : 0.02) + i * 30 * frame.unit, top + frame.height * 0.075, 44 * frame.unit, seed + i)
  const x = frame.width * (frame.tall ? 0.84 : flip ? 0.1 : 0.88)
  towel(brush, x - s * 0.1, frame.ground + frame.height * 0.004, s * 0.42, pick(SHADES, random))
  parasol(brush, x, frame.ground - frame.height * 0.02, s * 0.92, pick(SHADES, random))
  sandcastle(brush, frame.width * (frame.tall ? 0.14 : flip ? 0.78 : 0.7), top + frame.height * 0.055, s * 0.17)
  groundShadow(brush, x - s * 0.36, frame.ground + frame.height * 0.02, s * 0.08, s * 0.02)
  ellipse(brush, x - s * 0.36, frame.ground - s * 0.05, s * 0.075, s * 0.075, pick(['red', 'yellow', 'blue'] as const, random))
  rock(brush, frame.width * (flip ? 0.02 : 0.985), top + frame.height * 0.05, s * 0.26)
}

/** The fronds of a palm tree out of the picture. */
function fronds({ frame, seed }: Place): Layer {
  return {
    name: 'fronds',
    nearness: 1.25,
    draw: (brush) => {
      const right = seed % 2 === 0
      for (let i = 0; i < 7; i++)
        longLeaf(
          brush,
          frame.width * (right ? 1.06 : -0.06),
          -frame.bleed * 0.4,
          frame.figure * (0.5 + (i % 3) * 0.1),
          (right ? -1 : 1) * (1.2 + i * 0.22),
          frame.figure * 0.045,
          i % 2 ? 'leaf' : 'pine',
        )
    },
  }
}

/** Foam that runs up and back, and sun on the water. */
function surf(place: Place, brush: Brush, seconds: number): void {
  const { g, unit } = brush
  const { frame } = place
  const lift = (10 + 9 * Math.sin(seconds * 1.1)) * unit
  g.save()
  g.strokeStyle = css('#ffffff', 0.7)
  g.lineWidth = 4 * unit
  g.beginPath()
  for (let x = leftOf(frame); x <= frame.width + frame.bleed; x += 24)
    g.lineTo(x, edge(place, x) - lift + 3 * unit * Math.sin(x / 37 + seconds * 2))
  g.stroke()
  g.restore()
}

export const beach: Setting = {
  indoors: false,
  shows: ['beach', 'sea', 'sand', 'palm tree', 'parasol', 'boat', 'towel', 'ball', 'sandcastle', 'shell'],
  compose: (place) => {
    const { frame } = place
    const lane = sunX(place)
    return {
      layers: [
        ...heavens(place),
        {
          name: 'water',
          nearness: 0.22,
          draw: (brush) => bay(place, brush),
          alive: (brush, seconds) => {
            glints(
              brush,
              [lane - frame.width * 0.16, frame.horizon + 6, lane + frame.width * 0.16, shoreOf(place)],
              40,
              place.seed,
              seconds,
            )
            glints(brush, [0, frame.horizon + 20 * frame.unit, frame.width, shoreOf(place)], 36, place.seed + 1, seconds, '#ffffff')
          },
        },
        { name: 'beach', nearness: 0.95, draw: (brush) => shore(place, brush), alive: (brush, seconds) => surf(place, brush, seconds) },
        fronds(place),
      ],
      slots: [
        ...groundSlots(frame),
        ...skySlots(frame),
        { kind: 'water', x: frame.width * 0.6, y: frame.horizon + frame.height * 0.11, size: frame.figure * 0.34 },
        { kind: 'water', x: frame.width * 0.78, y: frame.horizon + frame.height * 0.16, size: frame.figure * 0.3 },
      ],
      stands: standsOn(frame),
    }
  },
}
