import type { Brush } from '../paint/brush.ts'
import { ellipse } from '../paint/shapes.ts'
import { seeded } from '../paint/random.ts'
import { boulders, clump, shrubs } from '../parts/nature/ground.ts'
import { bush, rock, tree } from '../parts/nature/plants.ts'
import {
  archBridge,
  type Course,
  riverCourse,
  waterStreaks,
  millWheel,
  steppingStones,
  stream,
  waterMill,
} from '../parts/nature/riverside.ts'
import { beachedBoat } from '../parts/nature/shore.ts'
import { flowers, mountain, ridge, tufts } from '../parts/nature/terrain.ts'
import { waterfall, waterfallStreaks } from '../parts/nature/wilds.ts'
import { grassFringe, skyLayers } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

const KINDS = ['mill', 'waterfall', 'boat'] as const
const kindOf = ({ seed }: Place): (typeof KINDS)[number] => KINDS[seed % KINDS.length]!
const courseOf = ({ frame, seed }: Place): Course =>
  riverCourse(frame, frame.horizon + frame.height * 0.035, frame.ground - frame.height * (frame.tall ? 0.04 : 0.03), seed)

function far(place: Place, brush: Brush): void {
  const { frame, seed } = place
  for (const [k, h] of [
    [0.2, 0.2],
    [0.7, 0.3],
    [0.98, 0.22],
  ] as const)
    mountain(
      brush,
      frame.width * ((k + (seed % 5) * 0.13) % 1.1),
      frame.horizon,
      frame.width * 0.44,
      frame.height * h,
      0.62,
      seed + 3 + Math.round(k * 9),
    )
  ridge(brush, frame, { base: frame.horizon, rise: frame.height * 0.04, seed: seed + 2, role: 'pine', depth: 0.52 })
  const random = seeded(seed + 5)
  for (let i = 0; i < 26; i++)
    tree(
      brush,
      frame.width * (random() * 1.2 - 0.1),
      frame.horizon + (4 + random() * 14) * frame.unit,
      (60 + random() * 60) * frame.unit,
      random() < 0.7 ? 'pine' : 'round',
      0.44,
    )
}

const bridgeAt = (place: Place): readonly [number, number, number] => {
  const { frame } = place
  const course = courseOf(place)
  const y = course.from + (course.to - course.from) * (frame.tall ? 0.36 : 0.42)
  const [x, half] = course.at(y)
  return [x, y, half * 2 + frame.figure * 0.26]
}

/** Meadows with the stream and the setting's landmark. */
function valley(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const { unit } = brush
  const course = courseOf(place)
  ridge(brush, frame, { base: course.from, rise: frame.height * 0.012, seed: seed + 4, role: 'leafLight', depth: 0.36, waves: 1.4 })
  ridge(brush, frame, {
    base: course.from + frame.height * 0.07,
    rise: frame.height * 0.01,
    seed: seed + 7,
    role: 'grass',
    depth: 0.2,
    waves: 1.2,
  })
  stream(brush, frame, course, time, seed)
  tufts(brush, frame, course.from + frame.height * 0.02, course.from + frame.height * 0.05, 120, 'leafLight', seed + 3)
  banks(place, brush, course)
  const kind = kindOf(place)
  if (kind === 'waterfall') {
    waterfall(brush, ...fallAt(place), 0.24)
    const y = course.from + (course.to - course.from) * 0.62
    const [x, half] = course.at(y)
    steppingStones(brush, x + half, y - 14 * unit, x - half, y + 8 * unit, frame.figure * 0.16)
    return
  }
  if (kind === 'mill') waterMill(brush, ...millAt(place), 0.16, time !== 'day')
  else {
    const y = course.from + (course.to - course.from) * 0.66
    const [x, half] = course.at(y)
    beachedBoat(brush, x + half * 0.45, y, frame.figure * 0.5, 'coral')
  }
  archBridge(brush, ...bridgeAt(place), 0.16)
}

/** Vegetation and rocks along the stream. */
function banks(place: Place, brush: Brush, course: Course): void {
  const { frame, seed } = place
  const { unit } = brush
  const random = seeded(seed + 12)
  const spots = Array.from({ length: frame.tall ? 14 : 22 }, () => random()).sort((a, b) => a - b)
  for (const [i, u] of spots.entries()) {
    const y = course.from + (course.to - course.from) * u * 0.9
    const [x, half] = course.at(y)
    const side = i % 2 ? 1 : -1
    const size = (26 + u * 100) * unit
    const px = x + side * (half + size * (0.5 + random() * 2.6))
    const depth = 0.34 - u * 0.26
    const kind = random()
    if (kind < 0.3 && u < 0.6) tree(brush, px, y, size * 2.2, random() < 0.5 ? 'round' : 'pine', depth)
    else if (kind < 0.55) bush(brush, px, y, size * 0.9, depth)
    else if (kind < 0.72) rock(brush, x + side * half * 1.02, y, size * 0.4, depth)
    else clump(brush, x + side * (half + size * 0.1), y, size * 0.7, seed + i, depth, ['leaf', 'pine', 'wheat'])
  }
  for (let i = 0; i < 14; i++) {
    const y = course.from + (course.to - course.from) * (0.55 + random() * 0.4)
    const [x, half] = course.at(y)
    const px = x + (i % 2 ? 1 : -1) * half * (0.5 + random() * 0.36)
    ellipse(brush, px, y, (12 + random() * 9) * unit, (4 + random() * 2) * unit, i % 2 ? 'leaf' : 'leafLight', {
      depth: 0.06,
      plain: true,
      noInk: true,
    })
    if (i % 3 === 0) ellipse(brush, px, y - 5 * unit, 7 * unit, 6 * unit, 'pink', { depth: 0.06, plain: true, noInk: true })
  }
}

const fallAt = ({ frame, seed }: Place): readonly [number, number, number, number] => [
  frame.width * (frame.tall ? 0.76 : seed % 2 ? 0.8 : 0.24),
  frame.horizon + frame.height * 0.07,
  frame.figure * 0.26,
  frame.figure * 0.62,
]

const millAt = (place: Place): readonly [number, number, number] => {
  const { frame, seed } = place
  const [x, y, w] = bridgeAt(place)
  const side = seed % 2 ? -1 : 1
  return [x + side * (w * 0.5 + frame.figure * 0.3), y + frame.height * 0.01, frame.figure * 0.5]
}

function bank(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { unit } = brush
  const top = frame.ground - frame.height * 0.075
  ridge(brush, frame, { base: top, rise: frame.height * 0.022, seed: seed + 15, role: 'grass', depth: 0.03, waves: 1.3 })
  tufts(brush, frame, top + 8 * unit, frame.height, 480, 'grass', seed + 8)
  flowers(brush, frame, top + frame.height * 0.03, frame.height * 0.98, 46, seed + 5)
  const left = seed % 2 === 0
  tree(
    brush,
    frame.width * (frame.tall ? 0.02 : left ? 0.08 : 0.95),
    top + 24 * unit,
    frame.height * (frame.tall ? 0.3 : 0.5),
    'round',
    0.03,
  )
  boulders(brush, frame.width * (left ? 0.93 : 0.06), top + frame.height * 0.06, frame.figure * 0.42, 0, seed)
  for (let i = 0; i < 9; i++)
    clump(
      brush,
      frame.width * (i % 2 ? 0.72 + i * 0.035 : i * 0.035),
      top + (6 + (i % 3) * 12) * unit,
      (64 + (i % 3) * 18) * unit,
      seed + i,
      0.04,
      ['leaf', 'pine', 'wheat'],
    )
  shrubs(brush, { ...frame, width: frame.width * 0.16 }, top + frame.height * 0.03, 2, 90 * unit, 0.03, seed)
  bush(brush, frame.width * (left ? 0.83 : 0.93), top + frame.height * 0.035, 120 * unit)
}

export const river: Setting = {
  indoors: false,
  shows: ['river', 'bridge', 'tree', 'rock', 'mountain', 'water lily', 'reed', 'flower', 'meadow'],
  compose: (place) => {
    const { frame } = place
    const course = courseOf(place)
    const y = course.from + (course.to - course.from) * 0.72
    return {
      layers: [
        ...skyLayers(place),
        { name: 'far bank', nearness: 0.2, draw: (brush) => far(place, brush) },
        {
          name: 'river',
          nearness: 0.5,
          draw: (brush) => valley(place, brush),
          animate: (brush, seconds) => {
            waterStreaks(brush, course, place.seed, seconds)
            if (kindOf(place) === 'waterfall') waterfallStreaks(brush, ...fallAt(place), seconds)
            if (kindOf(place) !== 'mill') return
            const [x, baseY, w] = millAt(place)
            millWheel(brush, x + (place.seed % 2 ? 0.56 : -0.56) * w, baseY - w * 0.12, w * 0.26, seconds, 0.12)
          },
        },
        { name: 'bank', nearness: 0.95, draw: (brush) => bank(place, brush) },
        grassFringe(place, 90),
      ],
      slots: [
        ...groundSlots(frame),
        ...skySlots(frame),
        { kind: 'water', x: Math.min(frame.width * 0.7, Math.max(frame.width * 0.4, course.at(y)[0])), y, size: frame.figure * 0.26 },
      ],
      figureSlots: figureSlots(frame),
    }
  },
}
