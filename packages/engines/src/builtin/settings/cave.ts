import { type Brush, ellipse, paintShape, tint } from '../paint/brush.ts'
import { glow, linear, path, radial } from '../paint/canvas.ts'
import { css, mix } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { noiseOf, pick, seeded } from '../paint/random.ts'
import { flames, torch } from '../parts/fire.ts'
import { boulders } from '../parts/ground.ts'
import { sunShafts } from '../parts/light.ts'
import { glints } from '../parts/moving.ts'
import { mushroom } from '../parts/plants.ts'
import { skyColours } from '../parts/sky.ts'
import { pebbles, ridge } from '../parts/terrain.ts'
import { crystal } from '../parts/wilds.ts'
import { type Frame, leftOf, spanOf } from '../stage/frame.ts'
import { flicker } from './interior.ts'
import { groundSlots, type Layer, type Place, type Setting, type Slot, standsOn } from './setting.ts'

const GEMS: readonly Role[] = ['waterLight', 'purple', 'pink', 'teal', 'gold']
const gemOf = (seed: number, i = 0): Role => GEMS[(seed + i) % GEMS.length]!
const topOf = ({ frame }: Place): number => frame.ground - frame.height * 0.12
const mouthOf = ({ frame, seed }: Place): readonly [number, number, number] => [
  frame.width * (frame.tall ? 0.62 : 0.52 + (seed % 4) * 0.07),
  frame.horizon - frame.height * 0.06,
  frame.height * (frame.tall ? 0.13 : 0.22),
]

/** The way out, and rock all round it. */
function hollow(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const { g } = brush
  const rock = tint(brush, 'rock', 0.3, -0.45)
  const [x, y, r] = mouthOf(place)
  g.fillStyle = radial(g, x, y, r * 0.5, Math.max(frame.width, frame.height) * 0.75, [
    mix(rock, tint(brush, 'wallWarm', 0.2), 0.5),
    rock,
    tint(brush, 'rock', 0, -0.78),
  ])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
  const colours = skyColours(brush.look, time)
  const mouth = outline(x, y, r, r * 1.02, seed)
  paintShape(brush, outline(x, y, r * 1.2, r * 1.22, seed + 1), 'rock', [x - r * 1.2, y - r * 1.2, r * 2.4, r * 2.4], {
    depth: 0.35,
    lighten: -0.2,
    plain: true,
  })
  g.fillStyle = linear(g, 0, y - r, 0, y + r, [colours[1]!, colours[2]!, colours[3]!])
  g.fill(mouth)
  g.save()
  g.clip(mouth)
  ridge(brush, frame, { base: y + r * 0.4, rise: r * 0.4, seed: seed + 4, role: 'far', depth: 0.5, waves: 5 })
  ridge(brush, frame, { base: y + r * 0.7, rise: r * 0.2, seed: seed + 5, role: 'grassDark', depth: 0.3, waves: 6 })
  g.restore()
  glow(g, x, y, r * 3, time === 'night' ? [150, 180, 255] : [255, 236, 190], time === 'night' ? 0.4 : 0.6)
}

function outline(x: number, y: number, rx: number, ry: number, seed: number): ReturnType<typeof path> {
  const noise = noiseOf(seed + 2)
  return path((p) => {
    for (let i = 0; i < 40; i++) {
      const a = (i / 40) * Math.PI * 2
      const k = 1 + 0.16 * noise(Math.cos(a) * 1.6, Math.sin(a) * 1.6) + 0.05 * noise(Math.cos(a) * 6, Math.sin(a) * 6)
      p.lineTo(x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k)
    }
    p.closePath()
  })
}

/** Teeth of stone from above or below. */
function teeth(brush: Brush, frame: Frame, y: number, size: number, down: boolean, depth: number, seed: number): void {
  const random = seeded(seed)
  const way = down ? 1 : -1
  for (let i = 0, x = leftOf(frame); x < frame.width + frame.bleed; i++) {
    const w = size * (0.22 + random() * 0.26)
    const middle = Math.abs(x / frame.width - 0.5) * 2
    const h = size * (0.25 + random() * 0.75) * (0.45 + middle * 0.6)
    const tooth = path((p) => {
      p.moveTo(x - w * 0.2, y - way * size)
      p.lineTo(x - w * 0.1, y)
      p.quadraticCurveTo(x + w * 0.34, y + way * h * 0.4, x + w * 0.5, y + way * h)
      p.quadraticCurveTo(x + w * 0.66, y + way * h * 0.4, x + w * 1.1, y)
      p.lineTo(x + w * 1.2, y - way * size)
      p.closePath()
    })
    paintShape(brush, tooth, 'rock', [x, Math.min(y, y + way * h), w, h], { depth, lighten: -0.3 + random() * 0.08, cel: 0.3 })
    x += w * (0.9 + random() * 0.5)
  }
}

function chamber(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g } = brush
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const [x, y] = [frame.width / 2 + side * frame.width * (0.36 + i * 0.07), frame.horizon - frame.height * (0.02 + i * 0.1)]
      const r = frame.height * (0.14 + (i % 2) * 0.05)
      paintShape(brush, outline(x, y, r, r * 1.15, seed + i * 3 + side), 'rock', [x - r, y - r, r * 2, r * 2.3], {
        depth: 0.34 - i * 0.06,
        lighten: -0.3 - i * 0.04,
      })
    }
  teeth(brush, frame, frame.height * 0.02, frame.height * 0.2, true, 0.3, seed + 3)
  const base = frame.horizon + frame.height * 0.11
  ridge(brush, frame, { base, rise: frame.height * 0.05, seed: seed + 6, role: 'rock', depth: 0.28, waves: 2.4, rocky: true })
  pool(place, brush)
  const random = seeded(seed + 11)
  for (let i = 0; i < (frame.tall ? 4 : 8); i++) {
    const x = frame.width * ((i * 0.29 + random() * 0.2) % 1.06)
    const s = frame.figure * (0.16 + random() * 0.26)
    for (let k = 0; k < 3; k++)
      crystal(
        brush,
        x + (k - 1) * s * 0.3,
        base + frame.height * 0.03,
        s * (k === 1 ? 1 : 0.66),
        gemOf(seed, i % 2),
        0.16,
        seed + i * 3 + k,
      )
    glow(g, x, base - s * 0.3, s * 1.5, tint(brush, gemOf(seed, i % 2)), 0.5)
  }
}

const poolAt = ({ frame, seed }: Place): readonly [number, number, number] => [
  frame.width * (seed % 2 ? 0.7 : 0.56),
  frame.horizon + frame.height * 0.165,
  frame.width * 0.24,
]

function pool(place: Place, brush: Brush): void {
  const { g } = brush
  const [x, y, r] = poolAt(place)
  ellipse(brush, x, y, r * 1.06, r * 0.15, 'rock', { plain: true, lighten: -0.5, depth: 0.1 })
  g.fillStyle = linear(g, 0, y - r * 0.13, 0, y + r * 0.13, [tint(brush, 'waterLight', 0.1), tint(brush, 'water', 0, -0.4)])
  g.beginPath()
  g.ellipse(x, y, r, r * 0.13, 0, 0, 7)
  g.fill()
}

const torchAt = ({ frame, seed }: Place): readonly [number, number, number] => [
  frame.width * (frame.tall ? 0.1 : seed % 2 ? 0.17 : 0.9),
  frame.horizon - frame.height * 0.02,
  frame.figure * 0.2,
]

function ground(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const { unit, g } = brush
  const top = topOf(place)
  ridge(brush, frame, { base: top, rise: frame.height * 0.025, seed: seed + 15, role: 'rock', depth: 0.02, waves: 2 })
  g.save()
  g.globalCompositeOperation = 'source-atop'
  g.fillStyle = css(tint(brush, 'earth', 0, -0.3), 0.45)
  g.fillRect(leftOf(frame), top - 30 * unit, spanOf(frame), frame.height)
  g.restore()
  pebbles(brush, frame, top + 10 * unit, frame.height, 260, 'rock', seed + 4)
  boulders(brush, frame.width * 0.93, top + frame.height * 0.06, frame.figure * 0.46, 0, seed)
  boulders(brush, frame.width * 0.02, top + frame.height * 0.05, frame.figure * 0.4, 0, seed + 3)
  const random = seeded(seed + 8)
  for (let i = 0; i < 5; i++) {
    const x = frame.width * (i % 2 ? 0.82 + random() * 0.14 : 0.04 + random() * 0.14)
    mushroom(brush, x, top + frame.height * (0.05 + random() * 0.05), (26 + random() * 30) * unit, pick(GEMS, random))
    glow(g, x, top + frame.height * 0.05, 50 * unit, tint(brush, gemOf(seed)), 0.4)
  }
  torch(brush, ...torchAt(place))
  const [mx] = mouthOf(place)
  sunShafts(brush, mx + frame.width * 0.1, frame.height * 0.95, 3, 70 * unit, time === 'night' ? [150, 190, 255] : [255, 240, 190], 0.26)
}

const front = ({ frame, seed }: Place): Layer => ({
  name: 'rocks',
  nearness: 1.2,
  draw: (brush) => {
    teeth(brush, frame, -frame.bleed * 0.5, frame.height * 0.2, true, 0, seed + 30)
    for (const side of [-1, 1]) {
      const x = frame.width / 2 + side * frame.width * 0.56
      paintShape(
        brush,
        outline(x, frame.height * 0.95, frame.width * 0.1, frame.height * 0.2, seed + side),
        'rock',
        [x - frame.width * 0.1, frame.height * 0.75, frame.width * 0.2, frame.height * 0.3],
        { lighten: -0.5 },
      )
    }
  },
})

export const cave: Setting = {
  indoors: false,
  shows: ['cave', 'rock', 'crystal', 'torch', 'pool', 'mushroom', 'stalactite'],
  compose: (place) => {
    const { frame } = place
    const air: Slot[] = [
      [0.5, 0.3],
      [0.74, 0.26],
      [0.3, 0.24],
    ].map(([x, y]) => ({ kind: 'sky', x: frame.width * x!, y: frame.height * y!, size: frame.figure * 0.28 }))
    return {
      layers: [
        { name: 'sky', nearness: 0, draw: (brush) => hollow(place, brush) },
        {
          name: 'chamber',
          nearness: 0.45,
          draw: (brush) => chamber(place, brush),
          alive: (brush, seconds) => {
            const [x, y, r] = poolAt(place)
            glints(brush, [x - r * 0.8, y - r * 0.1, x + r * 0.8, y + r * 0.1], 16, place.seed, seconds, '#dffcff')
          },
        },
        {
          name: 'ground',
          nearness: 0.95,
          draw: (brush) => ground(place, brush),
          alive: (brush, seconds) => {
            const [x, y, h] = torchAt(place)
            flames(brush, x, y - h * 0.38, h * 0.5, seconds)
            glow(brush.g, x, y - h * 0.6, h * 2, brush.look.lamp ?? [255, 160, 70], 0.25 * flicker(seconds))
          },
        },
        front(place),
      ],
      slots: [...groundSlots(frame), ...air],
      stands: standsOn(frame),
    }
  },
}
