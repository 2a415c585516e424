import { type Brush, tint } from '../paint/brush.ts'
import { ellipse, paintShape } from '../paint/shapes.ts'
import { linear, path } from '../paint/canvas.ts'
import { css, mix } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { sunShafts } from '../parts/nature/light.ts'
import { column } from '../parts/antiquity.ts'
import { boulders } from '../parts/nature/ground.ts'
import { caustics, coralHead, jellyfish, kelp, reefEdge, treasureChest, whale } from '../parts/nature/reef.ts'
import { shell } from '../parts/nature/seaside.ts'
import { facet } from '../parts/solid.ts'
import { pebbles, ridge } from '../parts/nature/terrain.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { groundSlots, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

const CORALS: readonly Role[] = ['pink', 'coral', 'yellow', 'purple']
const WATERS: readonly (readonly [string, string])[] = [
  ['#8fe6e8', '#0d3a74'],
  ['#7fd8f4', '#123a8a'],
  ['#a4f0d4', '#0c4a6a'],
]

function depths(place: Place, brush: Brush): void {
  const { frame, time } = place
  const { g } = brush
  const night = time === 'night'
  const water = WATERS[place.seed % WATERS.length]!
  const surface = tint(brush, night ? '#2f6f98' : water[0])
  const deep = tint(brush, night ? '#04122e' : water[1])
  g.fillStyle = linear(g, 0, -frame.bleed, 0, frame.height, [surface, mix(surface, deep, 0.45), mix(surface, deep, 0.75), deep])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
  if (!place.isGloomy) sunShafts(brush, frame.width * 0.95, frame.height * 0.9, 8, frame.width * 0.11, night ? '#9fc8ff' : '#e4fff6', 0.34)
}

const ROCK_ARCH = 2

/** A shipwreck or ruined columns where somebody dives, or a rock arch. */
function landmark(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const [x, y, s] = [frame.width * (frame.tall ? 0.62 : 0.64 + (seed % 3) * 0.06), frame.horizon + frame.height * 0.19, frame.figure]
  const kind = place.isWild ? ROCK_ARCH : seed % 3
  if (kind === 0) {
    const hull = path((p) => {
      p.moveTo(x - s * 0.7, y - s * 0.42)
      p.quadraticCurveTo(x - s * 0.5, y + s * 0.05, x - s * 0.1, y + s * 0.05)
      p.lineTo(x + s * 0.6, y + s * 0.02)
      p.lineTo(x + s * 0.74, y - s * 0.3)
      p.lineTo(x + s * 0.4, y - s * 0.22)
      p.lineTo(x - s * 0.2, y - s * 0.26)
      p.closePath()
    })
    paintShape(brush, hull, 'trunk', [x - s * 0.7, y - s * 0.42, s * 1.44, s * 0.46], { depth: 0.36 })
    for (const [dx, h, lean] of [
      [-0.16, 0.74, 0.14],
      [0.26, 0.5, 0.1],
    ] as const)
      facet(
        brush,
        'wood',
        [x + dx * s, y - s * 0.2, x + (dx + 0.03) * s, y - s * 0.2, x + (dx + lean + 0.02) * s, y - h * s, x + (dx + lean) * s, y - h * s],
        { depth: 0.38 },
      )
    for (let i = 0; i < 4; i++)
      ellipse(brush, x + (i * 0.2 - 0.3) * s, y - s * 0.12, s * 0.035, s * 0.035, 'black', { depth: 0.36, noInk: true })
  } else if (kind === 1)
    for (let i = 0; i < 5; i++)
      column(
        brush,
        x + (i - 2) * s * 0.27,
        y + (i % 2) * s * 0.04,
        s * (0.4 + ((i * 7 + seed) % 5) * 0.1),
        0.34,
        (i + seed) % 3 > 0,
        seed + i,
      )
  else {
    const arch = path((p) => {
      p.moveTo(x - s * 0.8, y + s * 0.06)
      p.quadraticCurveTo(x - s * 0.9, y - s * 0.9, x + s * 0.1, y - s * 0.82)
      p.quadraticCurveTo(x + s * 0.86, y - s * 0.76, x + s * 0.7, y + s * 0.06)
      p.lineTo(x + s * 0.36, y + s * 0.06)
      p.quadraticCurveTo(x + s * 0.44, y - s * 0.5, x, y - s * 0.48)
      p.quadraticCurveTo(x - s * 0.5, y - s * 0.5, x - s * 0.36, y + s * 0.06)
      p.closePath()
    })
    paintShape(brush, arch, 'rock', [x - s * 0.8, y - s * 0.9, s * 1.6, s * 0.96], { depth: 0.4 })
  }
}

/** Swimming schools of fish. */
function fishSchool(place: Place, brush: Brush, seconds: number): void {
  const { frame, seed } = place
  const { g, unit } = brush
  const random = seeded(seed + 31)
  for (let k = 0; k < 3; k++) {
    const way = k % 2 ? -1 : 1
    const role = pick(CORALS, random)
    const [u, y] = [(((random() + way * seconds * 0.035) % 1) + 1) % 1, frame.height * (0.2 + random() * 0.34)]
    g.fillStyle = css(tint(brush, role, 0.2))
    for (let i = 0; i < 7; i++) {
      const x = leftOf(frame) + u * spanOf(frame) + (random() - 0.5) * 130 * unit
      const [fy, s] = [y + (random() - 0.5) * 80 * unit + Math.sin(seconds * 2 + i) * 4 * unit, (9 + random() * 6) * unit]
      const tail = Math.sin(seconds * 9 + i * 2) * s * 0.3
      g.beginPath()
      g.ellipse(x, fy, s, s * 0.46, 0, 0, 7)
      g.moveTo(x - way * s * 0.8, fy)
      g.lineTo(x - way * s * 1.6, fy - s * 0.5 + tail)
      g.lineTo(x - way * s * 1.6, fy + s * 0.5 + tail)
      g.fill()
    }
  }
}

function reef(place: Place, brush: Brush): void {
  const { frame, seed } = place
  ridge(brush, frame, { base: frame.horizon + frame.height * 0.12, rise: frame.height * 0.09, seed: seed + 6, role: 'rock', depth: 0.62 })
  ridge(brush, frame, { base: frame.horizon + frame.height * 0.2, rise: frame.height * 0.05, seed: seed + 8, role: 'teal', depth: 0.5 })
  const random = seeded(seed + 15)
  for (let i = 0; i < (frame.tall ? 6 : 10); i++)
    kelp(
      brush,
      frame.width * (i % 2 ? 0.78 + random() * 0.28 : random() * 0.3 - 0.04),
      frame.horizon + frame.height * 0.22,
      frame.height * (0.4 + random() * 0.36),
      0.5,
      seed + i,
    )
  landmark(place, brush)
  if (seed % 2 === 0)
    treasureChest(brush, frame.width * (frame.tall ? 0.74 : 0.56), frame.horizon + frame.height * 0.225, frame.figure * 0.15)
  ridge(brush, frame, { base: frame.horizon + frame.height * 0.21, rise: frame.height * 0.02, seed: seed + 9, role: 'sand', depth: 0.36 })
}

function garden(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { unit } = brush
  const floor = frame.ground - frame.height * 0.08
  ridge(brush, frame, { base: floor, rise: frame.height * 0.03, seed: seed + 19, role: 'sand', depth: 0.1 })
  pebbles(brush, frame, floor + 10 * unit, frame.height, 200, 'sand', seed + 2)
  if (!frame.tall || seed % 2) boulders(brush, frame.width * (seed % 2 ? 0.08 : 0.9), floor + 50 * unit, frame.figure * 0.46, 0.03, seed)
  const random = seeded(seed + 5)
  for (let i = 0; i < 38; i++) {
    const side = random()
    const x = frame.width * (side < 0.5 ? side * 0.5 : 0.72 + (side - 0.5) * 0.62)
    const y = floor + (10 + random() * 70) * unit
    if (i % 3) weed(brush, x, y, (90 + random() * 170) * unit)
    else coralHead(brush, x, y, (90 + random() * 110) * unit, 0.06, seed + i)
  }
  for (let i = 0; i < 5; i++)
    shell(
      brush,
      frame.width * (0.2 + random() * 0.66),
      frame.ground + frame.height * random() * 0.08,
      (9 + random() * 8) * unit,
      pick(CORALS, random),
    )
}

function weed(brush: Brush, x: number, y: number, h: number): void {
  const w = 9 * brush.unit
  for (let k = 0; k < 3; k++) {
    const bx = x + k * w * 1.5
    const blade = path((p) => {
      p.moveTo(bx - w, y)
      p.bezierCurveTo(bx - w * 3.4, y - h * 0.4, bx + w * 3, y - h * 0.7, bx, y - h * (1 - k * 0.15))
      p.bezierCurveTo(bx + w * 4.6, y - h * 0.7, bx - w * 1.6, y - h * 0.4, bx + w, y)
      p.closePath()
    })
    paintShape(brush, blade, k % 2 ? 'leafLight' : 'leaf', [bx - w * 3, y - h, w * 6, h], { depth: 0.1, plain: true, noInk: k > 0 })
  }
}

/** Drifting jellyfish and a distant whale. */
function jellyfishAndWhale(place: Place, brush: Brush, seconds: number): void {
  const { frame, seed } = place
  const random = seeded(seed + 37)
  const u = (random() * 0.6 + seconds * 0.012) % 1.3
  whale(brush, frame.width * (u * 1.3 - 0.2), frame.height * (0.2 + random() * 0.1), frame.figure * 0.26, seconds, 0.62)
  for (let i = 0; i < 3; i++) {
    const [x, y, size] = [random(), random(), frame.figure * (0.05 + random() * 0.04)]
    const rise = (y + seconds * 0.02) % 1
    jellyfish(
      brush,
      frame.width * (0.12 + x * 0.8) + Math.sin(seconds * 0.5 + i) * size,
      frame.height * (0.56 - rise * 0.5),
      size,
      CORALS[(i + seed) % CORALS.length]!,
      seconds + i,
    )
  }
}

export const underwater: Setting = {
  indoors: false,
  shows: ['sea', 'coral', 'seaweed', 'sand', 'rock', 'shell', 'fish', 'jellyfish'],
  compose: (place) => ({
    layers: [
      { name: 'sky', nearness: 0, draw: (brush) => depths(place, brush) },
      {
        name: 'reef',
        nearness: 0.3,
        draw: (brush) => reef(place, brush),
        animate: (brush, seconds) => {
          jellyfishAndWhale(place, brush, seconds)
          fishSchool(place, brush, seconds)
        },
      },
      {
        name: 'garden',
        nearness: 0.95,
        draw: (brush) => garden(place, brush),
        animate: (brush, seconds) =>
          caustics(brush, place.frame, place.frame.ground - place.frame.height * 0.07, place.frame.height, seconds),
      },
      { name: 'edge', nearness: 1.2, draw: (brush) => reefEdge(brush, place.frame, place.seed) },
    ],
    slots: [...skySlots(place.frame), ...groundSlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
