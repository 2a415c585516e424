import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse } from '../../paint/shapes.ts'
import { glow, linear, radial, stop } from '../../paint/canvas.ts'
import { css, type Colour } from '../../paint/colour.ts'
import { seeded } from '../../paint/random.ts'
import { smoke } from '../../parts/animated.ts'
import { boulders } from '../../parts/nature/ground.ts'
import { tree } from '../../parts/nature/plants.ts'
import { pebbles, ridge, ridgeHeight, type Ridge } from '../../parts/nature/terrain.ts'
import { facet } from '../../parts/solid.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import { skyLayers } from '../outdoors.ts'
import { figureSlots, groundSlots, type Place, type Setting, skySlots } from '../setting.ts'

const topOf = ({ frame }: Place): number => frame.ground - frame.height * 0.13
const SMOKE: Colour = '#6a6470'
const farRidge = ({ frame, seed }: Place): Ridge => ({
  base: frame.horizon + frame.height * 0.02,
  rise: frame.height * 0.05,
  seed: seed + 3,
  role: '#7a7268',
  depth: 0.5,
  waves: 2,
})

/** Bare hills under columns of smoke. */
function distance(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g } = brush
  g.fillStyle = linear(g, 0, -frame.bleed, 0, frame.horizon, [stop(0, '#4a4450', 0.5), stop(1, '#a87858', 0.24)])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.horizon + frame.bleed)
  glow(g, frame.width * (0.3 + (seed % 5) * 0.1), frame.horizon, frame.width * 0.34, '#ffa860', 0.4)
  const random = seeded(seed + 8)
  for (let i = 0; i < 3; i++)
    smokeColumn(
      brush,
      frame.width * (0.12 + i * 0.34 + random() * 0.1),
      frame.horizon + 4,
      frame.height * (0.3 + random() * 0.16),
      seed + i,
    )
  ridge(brush, frame, farRidge(place))
}

function smokeColumn({ g }: Brush, x: number, y: number, h: number, seed: number): void {
  const random = seeded(seed)
  for (let i = 0; i < 12; i++) {
    const u = i / 11
    const r = h * (0.05 + u * 0.15)
    const [px, py] = [x + u * u * h * 0.5 + (random() - 0.5) * r, y - u * h]
    g.fillStyle = radial(g, px, py, 0, r, [stop(0, '#3c3640', 0.34 * (1 - u * 0.6)), stop(1, '#3c3640', 0)])
    g.fillRect(px - r, py - r, r * 2, r * 2)
  }
}

/** Mud with craters, broken trees and wire. */
function noMansLand(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const near: Ridge = {
    base: frame.horizon + frame.height * 0.09,
    rise: frame.height * 0.03,
    seed: seed + 6,
    role: '#6f6250',
    depth: 0.24,
    waves: 3,
  }
  ridge(brush, frame, near)
  const random = seeded(seed + 12)
  for (let i = 0; i < (frame.tall ? 5 : 9); i++) {
    const x = leftOf(frame) + ((i + random()) / (frame.tall ? 5 : 9)) * spanOf(frame)
    crater(brush, x, frame.horizon + frame.height * (0.1 + random() * 0.08), frame.figure * (0.16 + random() * 0.14))
  }
  for (let i = 0; i < (frame.tall ? 4 : 7); i++) {
    const x = frame.width * (0.04 + (i / (frame.tall ? 4 : 7)) * 0.98)
    stump(brush, x, ridgeHeight(frame, near, x) + frame.height * 0.02, frame.figure * (0.3 + random() * 0.4), seed + i)
  }
  wire(place, brush)
}

function crater(brush: Brush, x: number, y: number, r: number): void {
  ellipse(brush, x, y, r, r * 0.2, '#5c5042', { depth: 0.16, plain: true })
  ellipse(brush, x, y + r * 0.04, r * 0.8, r * 0.13, '#8fa0ac', { depth: 0.2, plain: true, noInk: true, lighten: -0.3 })
}

/** A broken tree. */
function stump(brush: Brush, x: number, y: number, h: number, seed: number): void {
  if (seed % 3 === 0) {
    tree(brush, x, y, h * 1.4, 'bare', 0.2)
    return
  }
  const w = h * 0.09
  facet(
    brush,
    '#4a4038',
    [x - w, y, x + w, y, x + w * 0.7, y - h * 0.9, x + w * 0.2, y - h * 0.8, x - w * 0.1, y - h, x - w * 0.6, y - h * 0.84],
    { depth: 0.18 },
  )
  facet(brush, '#4a4038', [x + w * 0.6, y - h * 0.5, x + w * 3, y - h * 0.7, x + w * 3, y - h * 0.67, x + w * 0.6, y - h * 0.44], {
    depth: 0.18,
    noInk: true,
  })
}

/** Barbed wire between posts. */
function wire(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g, unit } = brush
  const y = topOf(place) - frame.height * 0.005
  const h = frame.figure * 0.3
  const step = frame.figure * 0.52
  const posts: number[] = []
  for (let x = leftOf(frame), i = 0; x < frame.width + frame.bleed + step; x += step, i++) posts.push(x + ((seed + i * 7) % 5) * unit * 4)
  for (const x of posts)
    facet(brush, '#4a3a2e', [x - h * 0.05, y, x + h * 0.05, y, x + h * 0.1, y - h, x + h * 0.01, y - h], { depth: 0.1 })
  g.save()
  g.strokeStyle = css(tint(brush, '#3a3640', 0.1))
  g.lineWidth = 1.8 * unit
  g.beginPath()
  for (const [i, x] of posts.entries())
    for (const k of [0.3, 0.6, 0.9]) {
      const next = posts[i + 1]
      if (next === undefined) continue
      for (let u = 0; u < 1; u += 0.1) {
        const [px, py] = [x + (next - x) * u, y - h * k + Math.sin(u * Math.PI) * h * 0.1]
        g.moveTo(px, py)
        g.lineTo(x + (next - x) * (u + 0.1), y - h * k + Math.sin((u + 0.1) * Math.PI) * h * 0.1)
        g.moveTo(px - 4 * unit, py - 5 * unit)
        g.lineTo(px + 4 * unit, py + 5 * unit)
        g.moveTo(px + 4 * unit, py - 5 * unit)
        g.lineTo(px - 4 * unit, py + 5 * unit)
      }
    }
  g.stroke()
  g.restore()
}

/** The near ground: earth, sandbags at both sides and poppies. */
function trench(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { unit } = brush
  const top = topOf(place)
  ridge(brush, frame, { base: top, rise: frame.height * 0.018, seed: seed + 15, role: '#7a684f', depth: 0.02, waves: 2 })
  pebbles(brush, frame, top + 10 * unit, frame.height, 240, '#5c5044', seed + 4)
  sandbags(
    brush,
    seed % 2 ? frame.width * 0.84 : frame.width * -0.06,
    top + frame.height * 0.05,
    frame.width * (frame.tall ? 0.26 : 0.24),
    frame.figure * 0.13,
    4,
  )
  sandbags(brush, seed % 2 ? frame.width * -0.06 : frame.width * 0.88, top + frame.height * 0.06, frame.width * 0.2, frame.figure * 0.12, 2)
  boulders(brush, frame.width * (seed % 2 ? 0.2 : 0.8), top + frame.height * 0.03, frame.figure * 0.2, 0, seed)
  const random = seeded(seed + 21)
  for (let i = 0; i < 16; i++) {
    const x = frame.width * (i % 2 ? 0.72 + random() * 0.28 : random() * 0.26)
    poppy(brush, x, top + frame.height * (0.1 + random() * 0.12), (16 + random() * 14) * unit)
  }
}

/** Rows of sandbags. (x, y): bottom left; `h`: height of a bag. */
function sandbags(brush: Brush, x: number, y: number, w: number, h: number, rows: number): void {
  const bag = h * 2.1
  for (let row = 0; row < rows; row++)
    for (let at = x + (row % 2) * bag * 0.5; at < x + w - row * bag * 0.2; at += bag * 0.96)
      box(brush, at, y - (row + 1) * h * 0.88, bag, h, row % 2 ? '#b8a47c' : '#a89470', { round: h * 0.42, plain: false })
}

function poppy(brush: Brush, x: number, y: number, h: number): void {
  box(brush, x - h * 0.03, y - h, h * 0.06, h, 'leaf', { noInk: true })
  for (const [dx, dy] of [
    [-0.16, 0],
    [0.16, 0],
    [0, -0.14],
    [0, 0.1],
  ] as const)
    ellipse(brush, x + dx * h, y - h + dy * h, h * 0.2, h * 0.17, 'red', { noInk: true })
  ellipse(brush, x, y - h, h * 0.08, h * 0.07, 'black', { noInk: true })
}

export const battlefield: Setting = {
  indoors: false,
  shows: ['battlefield', 'trench', 'sandbag', 'barbed wire', 'smoke', 'poppy', 'stump'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place, { clouds: 4 }),
      {
        name: 'distance',
        nearness: 0.15,
        draw: (brush) => distance(place, brush),
        animate: (brush, seconds) => {
          const { frame } = place
          for (const part of [0.18, 0.56]) smoke(brush, frame.width * part, frame.horizon, frame.height * 0.26, seconds + part * 9, SMOKE)
        },
      },
      { name: 'land', nearness: 0.5, draw: (brush) => noMansLand(place, brush) },
      { name: 'trench', nearness: 0.95, draw: (brush) => trench(place, brush) },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
