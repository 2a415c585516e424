import { type Box, type Brush, tint } from '../../paint/brush.ts'
import { box, groundShadow, paintShape } from '../../paint/shapes.ts'
import { type Path2D, path } from '../../paint/canvas.ts'
import { css, lerp } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { simplexNoise, pick, type Random, seeded } from '../../paint/random.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'
import { bush, rock, tree, type TreeKind } from './plants.ts'
import { longLeaf } from '../indoors/pots.ts'

/** A winding path from (x0, y0) to the bottom edge near x1. `far`, `near`: half widths in pixels. */
export function trail(
  brush: Brush,
  frame: Frame,
  x0: number,
  y0: number,
  x1: number,
  far: number,
  near: number,
  role: Role,
  depth = 0.05,
): void {
  const { g, unit } = brush
  const y1 = frame.height + frame.bleed
  const seed = Math.round(x0 / unit + y0 / unit)
  const noise = simplexNoise(seed)
  const turn = seed % 2 ? 1 : -1
  const edge = (u: number, side: number): [number, number] => {
    const t = u ** 1.7
    const bend = turn * near * (0.95 * Math.sin(u * 4.1 - 0.5) * (0.25 + u) + 0.9 * t * t)
    const ragged = 1 + 0.16 * noise(u * 7, side * 9) + 0.08 * noise(u * 23, side * 5)
    return [lerp(x0, x1, t) + bend + side * lerp(far, near, t) * ragged, lerp(y0, y1, t)]
  }
  const outline = (spread: number): Path2D =>
    path((p) => {
      for (let i = 0; i <= 30; i++) p.lineTo(...edge(i / 30, -spread))
      for (let i = 30; i >= 0; i--) p.lineTo(...edge(i / 30, spread))
      p.closePath()
    })
  const left = Math.min(x0 - far, x1 - near * 3)
  const bounds: Box = [left, y0, near * 6 + Math.abs(x1 - x0), y1 - y0]
  const shape = outline(1)
  paintShape(brush, shape, role, bounds, { depth, noInk: true, plain: true, cel: 0, lighten: -0.14 })
  paintShape(brush, outline(0.84), role, bounds, { depth, noInk: true, plain: true, cel: 0 })
  const random = seeded(seed)
  g.save()
  g.clip(shape)
  for (let i = 0; i < 90; i++) {
    const [x, y] = edge(Math.sqrt(random()), random() * 2 - 1)
    const close = (y - y0) / (y1 - y0)
    g.fillStyle = css(tint(brush, role, depth, random() < 0.5 ? -0.22 : 0.22), 0.4)
    g.beginPath()
    g.ellipse(x, y, (3 + close * 15) * unit, (1 + close * 4) * unit, 0, 0, 7)
    g.fill()
  }
  g.restore()
  for (let i = 0; i < 64; i++) {
    const u = 0.04 + 0.96 * ((i >> 1) / 32)
    overhang(brush, ...edge(u, i % 2 ? 1.02 : -1.02), (5 + 20 * u) * unit, random, depth)
  }
}

/** Three grass blades at (x, y). */
function overhang(brush: Brush, x: number, y: number, h: number, random: Random, depth: number): void {
  const { g, unit } = brush
  g.lineCap = 'round'
  for (let k = 0; k < 3; k++) {
    const [bx, lean, rise] = [x + (random() - 0.5) * h * 1.4, (random() - 0.5) * h, h * (0.5 + random() * 0.6)]
    g.strokeStyle = css(tint(brush, random() < 0.5 ? 'grass' : 'grassDark', depth, (random() - 0.4) * 0.3))
    g.lineWidth = Math.max(1, h * 0.1, unit)
    g.beginPath()
    g.moveTo(bx, y + h * 0.25)
    g.quadraticCurveTo(bx, y - rise * 0.5, bx + lean, y - rise)
    g.stroke()
  }
}

/** A fence with two rails. `y`: baseline; `h`: height; `gap`: x range left open. */
export function fence(
  brush: Brush,
  from: number,
  to: number,
  y: number,
  h: number,
  role: Role = 'woodLight',
  gap?: readonly [number, number],
): void {
  const sections = gap
    ? ([
        [from, gap[0]],
        [gap[1], to],
      ] as const)
    : ([[from, to]] as const)
  for (const [a, b] of sections) {
    if (b - a < h) continue
    for (const part of [0.36, 0.72]) box(brush, a, y - h * part, b - a, h * 0.12, role, { depth: 0.05, cel: 0 })
    for (let x = a; x <= b; x += h * 1.5) box(brush, x, y - h, h * 0.2, h * 1.02, role, { depth: 0.05, round: h * 0.05 })
  }
}

/** A picket fence. `y`: baseline; `h`: height in pixels. */
export function pickets(brush: Brush, from: number, to: number, y: number, h: number, role: Role = 'white'): void {
  for (const part of [0.3, 0.7]) box(brush, from, y - h * part, to - from, h * 0.1, role, { depth: 0.06, cel: 0, lighten: -0.1 })
  for (let x = from; x <= to; x += h * 0.34) {
    const picket = path((p) => {
      p.moveTo(x, y)
      p.lineTo(x, y - h * 0.86)
      p.lineTo(x + h * 0.09, y - h)
      p.lineTo(x + h * 0.18, y - h * 0.86)
      p.lineTo(x + h * 0.18, y)
      p.closePath()
    })
    paintShape(brush, picket, role, [x, y - h, h * 0.18, h], { depth: 0.05, plain: true })
  }
}

/** Trees along the line `y(x)`. `size`: mean height in pixels. */
export function treeLine(
  brush: Brush,
  frame: Frame,
  y: (x: number) => number,
  count: number,
  size: number,
  depth: number,
  seed: number,
  kinds: readonly TreeKind[],
  crowns: readonly Role[] = ['leaf'],
): void {
  const random = seeded(seed)
  const spots = Array.from({ length: count }, (_, i) => leftOf(frame) + ((i + random()) / count) * spanOf(frame))
  for (const x of spots)
    tree(brush, x, y(x) + random() * size * 0.2, size * (0.7 + random() * 0.6), pick(kinds, random), depth, pick(crowns, random))
}

/** A row of bushes. `y`: baseline; `size`: mean width in pixels. */
export function shrubs(brush: Brush, frame: Frame, y: number, count: number, size: number, depth: number, seed: number): void {
  const random = seeded(seed)
  for (let i = 0; i < count; i++)
    bush(
      brush,
      leftOf(frame) + ((i + random() * 0.8) / count) * spanOf(frame),
      y + random() * size * 0.2,
      size * (0.6 + random() * 0.7),
      depth,
    )
}

/** A group of four rocks. (x, y): bottom centre; `w`: width in pixels. */
export function boulders(brush: Brush, x: number, y: number, w: number, depth: number, seed: number): void {
  const random = seeded(seed)
  for (let i = 0; i < 4; i++)
    rock(brush, x + (i - 1.5) * w * 0.3 + random() * w * 0.1, y + (i % 2) * w * 0.06, w * (0.3 + random() * 0.3), depth)
}

/** A tuft of long leaves. (x, y): bottom centre; `h` in pixels. */
export function clump(
  brush: Brush,
  x: number,
  y: number,
  h: number,
  seed: number,
  depth = 0,
  roles: readonly Role[] = ['grass', 'grassDark', 'leafLight'],
): void {
  const random = seeded(seed)
  for (let i = 0; i < 9; i++)
    longLeaf(
      brush,
      x + (i - 4) * h * 0.05,
      y,
      h * (0.6 + random() * 0.5),
      (i - 4) * 0.2 + (random() - 0.5) * 0.3,
      h * 0.045,
      pick(roles, random),
      depth,
    )
}

/** A fern. (x, y): bottom centre; `h`: height in pixels. */
export function fern(brush: Brush, x: number, y: number, h: number, seed: number, depth = 0): void {
  const random = seeded(seed)
  groundShadow(brush, x, y, h * 0.5, h * 0.08, depth)
  for (let i = 0; i < 8; i++)
    longLeaf(brush, x, y, h * (0.75 + random() * 0.4), (i / 7 - 0.5) * 2.6, h * 0.12, i % 2 ? 'leaf' : 'pine', depth)
}

/** Paving stones between two heights, larger towards the viewer. */
export function paving(brush: Brush, frame: Frame, from: number, to: number, role: Role, seed: number): void {
  const { g, unit } = brush
  const random = seeded(seed)
  g.save()
  for (let row = 0, y = from; y < to; row++) {
    const near = (y - from) / (to - from)
    const [h, w] = [(7 + near * 26) * unit, (30 + near * 90) * unit]
    for (let x = leftOf(frame) - (row % 2) * w * 0.5; x < frame.width + frame.bleed; x += w) {
      g.fillStyle = css(tint(brush, role, 0.05, (random() - 0.5) * 0.26), 0.6)
      g.beginPath()
      g.roundRect(x + w * 0.03, y + h * 0.07, w * 0.94, h * 0.86, h * 0.2)
      g.fill()
    }
    y += h
  }
  g.restore()
}

/** A bench. (x, y): bottom centre; `m`: pixels per metre. */
export function bench(brush: Brush, x: number, y: number, m: number, role: Role = 'wood'): void {
  groundShadow(brush, x, y, 0.9 * m, 0.12 * m)
  for (const dx of [-0.62, 0.62]) {
    box(brush, x + (dx - 0.03) * m, y - 0.86 * m, 0.06 * m, 0.86 * m, 'dark')
    box(brush, x + (dx - 0.09) * m, y - 0.42 * m, 0.18 * m, 0.05 * m, 'dark')
  }
  for (let i = 0; i < 3; i++) box(brush, x - 0.8 * m, y - (0.86 - i * 0.12) * m, 1.6 * m, 0.09 * m, role, { cel: 0.01 })
  for (let i = 0; i < 2; i++) box(brush, x - 0.84 * m, y - (0.44 - i * 0.07) * m, 1.68 * m, 0.06 * m, role, { lighten: 0.12, cel: 0.01 })
}
