import { type Brush, tint } from '../paint/brush.ts'
import { ellipse, paintShape } from '../paint/shapes.ts'
import { glow, linear, stop } from '../paint/canvas.ts'
import type { Colour } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { flames, torch } from '../parts/nature/fire.ts'
import { boulderShape, dripstone, drops, lightWell, raggedAt, rockWall } from '../parts/nature/grotto.ts'
import { boulders } from '../parts/nature/ground.ts'
import { glints } from '../parts/animated.ts'
import { mushroom } from '../parts/nature/plants.ts'
import { pebbles, ridge } from '../parts/nature/terrain.ts'
import { crystal, waterfall, waterfallStreaks } from '../parts/nature/wilds.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { flicker } from './indoors/interior.ts'
import { skyLayers } from './outdoors.ts'
import { groundSlots, type Layer, type Place, type Setting, type Slot, figureSlots } from './setting.ts'

const GEMS: readonly Role[] = ['waterLight', 'purple', 'pink', 'teal', 'gold']
const gemOf = (seed: number, i = 0): Role => GEMS[(seed + i) % GEMS.length]!
const KINDS = ['crystals', 'waterfall'] as const
const kindOf = ({ seed }: Place): (typeof KINDS)[number] => KINDS[seed % KINDS.length]!
const topOf = ({ frame }: Place): number => frame.ground - frame.height * 0.12
const mouthOf = ({ frame, seed }: Place): readonly [number, number, number] => [
  frame.width * (frame.tall ? 0.58 : 0.5 + (seed % 4) * 0.07),
  frame.horizon - frame.height * 0.08,
  frame.height * (frame.tall ? 0.12 : 0.19),
]
const DAYLIGHT: Record<Place['time'], Colour> = { dawn: '#ffd8b0', day: '#fff0c4', dusk: '#ffb48a', night: '#9ab8ff' }

/** Landscape outside the cave's mouth. */
function landOutside(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const [, y, r] = mouthOf(place)
  ridge(brush, frame, { base: y + r * 0.4, rise: r * 0.4, seed: seed + 4, role: 'far', depth: 0.5, waves: 5 })
  ridge(brush, frame, { base: y + r * 0.7, rise: r * 0.2, seed: seed + 5, role: 'grassDark', depth: 0.3, waves: 6 })
}

/** Rock walls with stalactites, darker towards the viewer; indices `from` (inclusive) to `to` (exclusive). */
function rockWalls(place: Place, brush: Brush, from: number, to: number): void {
  const { frame, seed, time } = place
  const [x, y, r] = mouthOf(place)
  const width = frame.tall ? 0.86 : 1.25
  for (let i = from; i < to; i++) {
    const k = 1 + i * 0.62 + i * i * 0.1
    const lighten = -0.2 - i * 0.13
    const [cx, cy] = [x + (frame.width / 2 - x) * (i / 5), y + frame.height * 0.012 * i]
    const opening = { x: cx, y: cy, rx: r * k * width, ry: r * k * 1.02, seed: seed + i * 7 }
    rockWall(brush, frame, { ...opening, depth: 0.34 - i * 0.07, light: DAYLIGHT[time], shine: 1 - i * 0.2, lighten })
    const random = seeded(seed + i * 19)
    for (let k = 0; k < (frame.tall ? 4 : 7); k++) {
      const angle = Math.PI * (1.22 + ((k + random() * 0.7) / 7) * 0.6)
      const [sx, sy] = raggedAt(opening.x, opening.y, opening.rx, opening.ry, opening.seed, angle)
      const h = frame.height * (0.035 + random() * 0.06) * (1 + i * 0.3)
      dripstone(brush, sx, sy, h, 1, 0.34 - i * 0.07, lighten - 0.08)
      dripstone(brush, sx + h * 0.26, sy, h * 0.5, 1, 0.34 - i * 0.07, lighten - 0.14)
    }
  }
}

function chamber(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g } = brush
  rockWalls(place, brush, 2, 4)
  const base = frame.horizon + frame.height * 0.1
  ridge(brush, frame, { base, rise: frame.height * 0.04, seed: seed + 6, role: '#6d6474', depth: 0.2, waves: 2.4, rocky: true })
  const random = seeded(seed + 11)
  for (let i = 0; i < (frame.tall ? 3 : 6); i++)
    dripstone(brush, frame.width * random(), base + frame.height * 0.03, frame.height * (0.05 + random() * 0.09), -1, 0.18, -0.3)
  const [mx, my] = mouthOf(place)
  g.save()
  g.translate(mx, base + frame.height * 0.06)
  g.scale(1, 0.3)
  glow(g, 0, 0, frame.width * 0.3, DAYLIGHT[place.time], place.time === 'night' ? 0.3 : 0.5)
  g.restore()
  if (kindOf(place) === 'waterfall') waterfall(brush, ...fallAt(place), 0.14)
  pool(place, brush)
  gems(place, brush, base)
  lightWell(brush, mx, my, frame.ground, frame.width * 0.05, frame.width * 0.24, DAYLIGHT[place.time], place.time === 'night' ? 0.16 : 0.3)
}

function gems(place: Place, brush: Brush, base: number): void {
  const { frame, seed } = place
  const random = seeded(seed + 12)
  const count = kindOf(place) === 'crystals' ? (frame.tall ? 5 : 10) : 3
  for (let i = 0; i < count; i++) {
    const x = frame.width * ((i * 0.29 + random() * 0.2) % 1.06)
    const s = frame.figure * (0.14 + random() * 0.26) * (Math.abs(x / frame.width - 0.5) + 0.6)
    glow(brush.g, x, base - s * 0.2, s * 1.9, tint(brush, gemOf(seed, i % 2)), 0.55)
    for (let k = 0; k < 4; k++)
      crystal(
        brush,
        x + (k - 1.5) * s * 0.24,
        base + frame.height * 0.035,
        s * [0.6, 1, 0.8, 0.44][k]!,
        gemOf(seed, i % 2),
        0.1,
        seed + i * 3 + k,
      )
  }
}

const fallAt = ({ frame, seed }: Place): readonly [number, number, number, number] => [
  frame.width * (seed % 2 ? 0.84 : 0.14),
  frame.horizon + frame.height * 0.15,
  frame.figure * 0.22,
  frame.height * 0.5,
]

const poolAt = (place: Place): readonly [number, number, number] => {
  const { frame, seed } = place
  const beside = kindOf(place) === 'waterfall' ? (seed % 2 ? 0.74 : 0.24) : seed % 2 ? 0.7 : 0.54
  return [frame.width * beside, frame.horizon + frame.height * 0.165, frame.width * 0.26]
}

function pool(place: Place, brush: Brush): void {
  const { g } = brush
  const [x, y, r] = poolAt(place)
  paintShape(brush, boulderShape(x, y, r * 1.06, r * 0.17, place.seed), 'rock', [x - r, y - r * 0.2, r * 2, r * 0.4], {
    plain: true,
    lighten: -0.5,
    depth: 0.1,
  })
  g.fillStyle = linear(g, 0, y - r * 0.14, 0, y + r * 0.14, [
    tint(brush, 'waterLight', 0, 0.1),
    tint(brush, 'water', 0, -0.1),
    tint(brush, 'water', 0, -0.5),
  ])
  g.fill(boulderShape(x, y, r, r * 0.14, place.seed))
  const [mx] = mouthOf(place)
  g.save()
  g.clip(boulderShape(x, y, r, r * 0.14, place.seed))
  glow(g, (mx + x) / 2, y, r * 0.7, DAYLIGHT[place.time], 0.6)
  g.restore()
  const random = seeded(place.seed + 2)
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * 6.28 + random()
    ellipse(brush, x + Math.cos(a) * r * 1.02, y + Math.sin(a) * r * 0.15, r * 0.06, r * 0.03, 'rock', { depth: 0.08, lighten: -0.1 })
  }
}

const torchAt = ({ frame, seed }: Place): readonly [number, number, number] => [
  frame.width * (frame.tall ? 0.08 : seed % 2 ? 0.12 : 0.92),
  frame.horizon - frame.height * 0.04,
  frame.figure * 0.2,
]

function ground(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { unit, g } = brush
  const top = topOf(place)
  ridge(brush, frame, { base: top, rise: frame.height * 0.022, seed: seed + 15, role: '#8a7c74', depth: 0.02, waves: 2 })
  pebbles(brush, frame, top + 10 * unit, frame.height, 260, 'rock', seed + 4)
  g.save()
  g.globalCompositeOperation = 'source-atop'
  g.fillStyle = linear(g, 0, top, 0, frame.height, [stop(0, '#1c1030', 0.05), stop(1, '#1c1030', 0.5)])
  g.fillRect(leftOf(frame), top - 40 * unit, spanOf(frame), frame.height)
  g.restore()
  boulders(brush, frame.width * 0.93, top + frame.height * 0.06, frame.figure * 0.46, 0, seed)
  boulders(brush, frame.width * 0.02, top + frame.height * 0.05, frame.figure * 0.4, 0, seed + 3)
  const random = seeded(seed + 8)
  for (let i = 0; i < 7; i++) {
    const x = frame.width * (i % 2 ? 0.84 + random() * 0.14 : 0.02 + random() * 0.14)
    const y = top + frame.height * (0.05 + random() * 0.06)
    glow(g, x, y - 20 * unit, 80 * unit, tint(brush, gemOf(seed)), 0.5)
    mushroom(brush, x, y, (26 + random() * 34) * unit, pick(GEMS, random))
  }
  // Nobody has been where only animals are.
  if (!place.isWild) torch(brush, ...torchAt(place))
}

/** Dark rocks in the foreground. */
const front = ({ frame, seed }: Place): Layer => ({
  name: 'rocks',
  nearness: 1.2,
  draw: (brush) => {
    const random = seeded(seed + 30)
    for (let i = 0; i < 9; i++) {
      const u = i / 8
      const h = frame.height * (0.05 + random() * 0.1) * (0.5 + Math.abs(u - 0.5) * 2.4)
      dripstone(brush, leftOf(frame) + u * spanOf(frame), -frame.bleed * 0.3, h + frame.bleed * 0.3, 1, 0, -0.62)
    }
    for (const side of [-1, 1]) {
      const [x, y, rx, ry] = [frame.width * (0.5 + side * 0.57), frame.height * 0.98, frame.width * 0.1, frame.height * 0.2]
      paintShape(brush, boulderShape(x, y, rx, ry, seed + side), 'rock', [x - rx, y - ry, rx * 2, ry * 2], { lighten: -0.55 })
    }
  },
})

function animateWater(place: Place, brush: Brush, seconds: number): void {
  const { frame, seed } = place
  if (kindOf(place) === 'waterfall') waterfallStreaks(brush, ...fallAt(place), seconds)
  const [x, y, r] = poolAt(place)
  glints(brush, [x - r * 0.8, y - r * 0.1, x + r * 0.8, y + r * 0.1], 18, seed, seconds, '#dffcff')
  for (let i = 0; i < 3; i++) drops(brush, x + (i - 1) * r * 0.5, frame.height * 0.2, y + (i - 1) * r * 0.04, seconds, i * 0.37)
}

export const cave: Setting = {
  indoors: false,
  shows: ['cave', 'rock', 'crystal', 'torch', 'mushroom', 'stalactite'],
  compose: (place) => {
    const { frame } = place
    const air: Slot[] = [
      [0.5, 0.3],
      [0.74, 0.26],
      [0.3, 0.24],
    ].map(([x, y]) => ({ kind: 'sky', x: frame.width * x!, y: frame.height * y!, size: frame.figure * 0.28 }))
    return {
      layers: [
        skyLayers(place, { clouds: 0, sunY: 0.8 })[0]!,
        { name: 'beyond', nearness: 0.1, draw: (brush) => landOutside(place, brush) },
        { name: 'hollow', nearness: 0.32, draw: (brush) => rockWalls(place, brush, 0, 2) },
        {
          name: 'chamber',
          nearness: 0.55,
          draw: (brush) => chamber(place, brush),
          animate: (brush, seconds) => animateWater(place, brush, seconds),
        },
        {
          name: 'ground',
          nearness: 0.95,
          draw: (brush) => ground(place, brush),
          animate: (brush, seconds) => {
            if (place.isWild) return
            const [x, y, h] = torchAt(place)
            flames(brush, x, y - h * 0.38, h * 0.5, seconds)
            glow(brush.g, x, y - h * 0.6, h * 2, brush.look.lamp ?? [255, 160, 70], 0.25 * flicker(seconds))
          },
        },
        front(place),
      ],
      slots: [...groundSlots(frame), ...air],
      figureSlots: figureSlots(frame),
    }
  },
}
