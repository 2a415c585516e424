import { type Brush, tint } from '../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../paint/shapes.ts'
import { path } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import { clump } from './nature/ground.ts'
import { facet } from './solid.ts'

/** A fluted column with or without its capital. (x, y): bottom centre. */
export function column(brush: Brush, x: number, y: number, h: number, depth: number, broken: boolean, seed: number): void {
  const { g } = brush
  const random = seeded(seed)
  const w = Math.max(h * 0.16, 6 * brush.unit)
  groundShadow(brush, x + w * 0.3, y, w * 1.2, w * 0.22, depth)
  const top = y - h + (broken ? 0 : w * 0.5)
  const [a, b] = broken ? [random() * w * 0.5, random() * w * 0.5] : [0, 0]
  facet(
    brush,
    'stone',
    [
      x - w * 0.5,
      y - w * 0.3,
      x - w * 0.43,
      top + a,
      x - w * 0.1,
      top - (broken ? w * 0.2 : 0),
      x + w * 0.14,
      top + (broken ? w * 0.24 : 0),
      x + w * 0.43,
      top + b,
      x + w * 0.5,
      y - w * 0.3,
    ],
    { depth, plain: false },
  )
  g.fillStyle = css(tint(brush, 'stone', depth, -0.35), 0.3)
  for (let i = 0; i < 5; i++) g.fillRect(x + (i - 2.3) * w * 0.18, top + w * 0.5, w * 0.06, y - top - w * 0.9)
  box(brush, x - w * 0.66, y - w * 0.32, w * 1.32, w * 0.32, 'stone', { depth, lighten: -0.06 })
  if (!broken) {
    box(brush, x - w * 0.56, y - h + w * 0.22, w * 1.12, w * 0.3, 'stone', { depth, round: w * 0.1, lighten: 0.06 })
    box(brush, x - w * 0.7, y - h, w * 1.4, w * 0.26, 'stone', { depth, lighten: 0.12 })
  }
  if (depth < 0.2) clump(brush, x + w * 0.5, y + w * 0.06, w * 0.8, seed, depth)
}

/** A broken column on the ground. (x, y): bottom centre; `w`: length in pixels. */
export function fallenColumn(brush: Brush, x: number, y: number, w: number): void {
  const { g } = brush
  const r = w * 0.13
  groundShadow(brush, x, y, w * 0.6, r * 0.5)
  for (let i = 0; i < 3; i++) {
    const left = x - w / 2 + (i * w) / 3 + (i === 2 ? w * 0.06 : 0)
    box(brush, left, y - r * 2, w / 3 - w * 0.02, r * 2, 'stone', { lighten: -0.03 * i, round: r * 0.2 })
    g.fillStyle = css(tint(brush, 'stone', 0, -0.35), 0.35)
    for (let k = 1; k < 4; k++) g.fillRect(left + 3, y - r * 2 + k * r * 0.5, w / 3 - w * 0.03, r * 0.12)
    ellipse(brush, left + w / 3 - w * 0.02, y - r, r * 0.34, r, 'stone', { lighten: 0.16, plain: true })
  }
}

/** A row of round arches, the last ones collapsed. (x, y): bottom left. */
export function arcade(brush: Brush, x: number, y: number, w: number, h: number, depth: number, seed: number): void {
  const count = 5
  const each = w / count
  const intact = 3 + (seed % 3)
  for (let i = 0; i < count; i++) {
    const left = x + i * each
    const ruined = i >= intact
    const shape = path((p) => {
      p.moveTo(left, y)
      p.lineTo(left, y - h * (ruined ? 0.6 : 1))
      p.lineTo(left + each * (ruined ? 0.3 : 1), y - h * (ruined ? 0.46 : 1))
      p.lineTo(left + each * (ruined ? 0.24 : 1), y)
      if (!ruined) {
        p.lineTo(left + each * 0.8, y)
        p.lineTo(left + each * 0.8, y - h * 0.5)
        p.arc(left + each * 0.5, y - h * 0.5, each * 0.3, 0, Math.PI, true)
        p.lineTo(left + each * 0.2, y)
      }
      p.closePath()
    })
    paintShape(brush, shape, 'stone', [left, y - h, each, h], { depth, plain: true })
  }
  box(brush, x, y - h * 1.06, each * intact, h * 0.08, 'stone', { depth, lighten: 0.1 })
}

/** A ruined temple front. (x, y): bottom centre. */
export function temple(brush: Brush, x: number, y: number, w: number, h: number, depth: number, seed: number): void {
  const count = 5
  box(brush, x - w * 0.42, y - h * 0.66, w * 0.84, h * 0.66, 'stone', { depth: depth + 0.1, lighten: -0.42 })
  for (let i = 0; i < count; i++) {
    const broken = (i + seed) % count === 0
    column(brush, x + (i / (count - 1) - 0.5) * w * 0.88, y, h * (broken ? 0.5 : 0.7), depth, broken, seed + i)
  }
  box(brush, x - w * 0.52, y - h * 0.8, w * 1.04, h * 0.11, 'stone', { depth, lighten: 0.06 })
  const flip = seed % 2 ? 1 : -1
  const at = (k: number): number => x + flip * k * w
  facet(
    brush,
    'stone',
    [at(-0.54), y - h * 0.8, at(-0.02), y - h, at(0.16), y - h * 0.94, at(0.2), y - h * 0.86, at(0.34), y - h * 0.87, at(0.4), y - h * 0.8],
    { depth },
  )
  facet(brush, 'stone', [at(-0.38), y - h * 0.82, at(-0.02), y - h * 0.95, at(0.1), y - h * 0.92, at(0.12), y - h * 0.82], {
    depth,
    lighten: -0.25,
    noInk: true,
  })
}

/** Four broad steps. (x, y): bottom centre. */
export function steps(brush: Brush, x: number, y: number, w: number, h: number, depth: number): void {
  groundShadow(brush, x, y, w * 0.56, h * 0.3, depth)
  for (let i = 0; i < 4; i++)
    box(brush, x - (w / 2) * (1 - i * 0.07), y - ((i + 1) * h) / 4, w * (1 - i * 0.07), h / 4 + 1, 'stone', {
      depth,
      lighten: i * 0.05 - 0.05,
      cel: 0.01,
    })
}

/** A weathered bust on a plinth. (x, y): bottom centre. */
export function statue(brush: Brush, x: number, y: number, h: number): void {
  groundShadow(brush, x, y, h * 0.3, h * 0.05)
  box(brush, x - h * 0.2, y - h * 0.42, h * 0.4, h * 0.42, 'stone', { lighten: -0.1 })
  box(brush, x - h * 0.24, y - h * 0.46, h * 0.48, h * 0.07, 'stone')
  box(brush, x - h * 0.26, y - h * 0.06, h * 0.52, h * 0.06, 'stone')
  const bust = path((p) => {
    p.moveTo(x - h * 0.22, y - h * 0.46)
    p.quadraticCurveTo(x - h * 0.2, y - h * 0.62, x - h * 0.06, y - h * 0.64)
    p.lineTo(x + h * 0.06, y - h * 0.64)
    p.quadraticCurveTo(x + h * 0.2, y - h * 0.62, x + h * 0.22, y - h * 0.46)
    p.closePath()
  })
  paintShape(brush, bust, 'stone', [x - h * 0.22, y - h * 0.64, h * 0.44, h * 0.2], { lighten: 0.08 })
  ellipse(brush, x, y - h * 0.77, h * 0.11, h * 0.14, 'stone', { lighten: 0.12 })
  facet(brush, 'stone', [x - h * 0.02, y - h * 0.8, x - h * 0.16, y - h * 0.73, x - h * 0.03, y - h * 0.72], { lighten: 0.02, noInk: true })
}
