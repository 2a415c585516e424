import { type Brush, tint } from '../../paint/brush.ts'
import { ellipse, paintShape } from '../../paint/shapes.ts'
import { type Path2D, path } from '../../paint/canvas.ts'
import { css, mix, shade } from '../../paint/colour.ts'
import type { HairStyle, PersonLook } from './person-look.ts'

/** Path of the hairline from the right temple to the left. */
type Hairline = (p: Path2D, r: number, w: number, sway: number) => void

const sweep: Hairline = (p, r, w, sway) => {
  p.bezierCurveTo(w * 1.02, 0, w * 0.9, -r * 0.36, w * 0.5, -r * 0.64)
  p.bezierCurveTo(w * 0.34, -r * 0.46, -w * 0.22 - sway * 0.3, -r * 0.38, -w * 0.66, -r * 0.46)
  p.bezierCurveTo(-w * 0.7, r * 0.1, -w * 0.82, r * 0.4, -w * 1.04 - sway * 0.2, r * 0.62)
}
const bangs: Hairline = (p, r, w, sway) => {
  p.bezierCurveTo(w * 0.98, r * 0.12, w * 0.92, -r * 0.06, w * 0.9, -r * 0.22)
  for (const [x, y] of [
    [0.56, -0.17],
    [0.16, -0.13],
    [-0.28, -0.13],
    [-0.68, -0.18],
  ] as const)
    p.quadraticCurveTo(w * (x + 0.26) - sway * 0.1, r * (y + 0.1), w * x - sway * 0.15, r * (y - 0.04))
  p.bezierCurveTo(-w * 0.74, r * 0.2, -w * 0.86, r * 0.5, -w * 1.06, r * 0.66)
}
const crop: Hairline = (p, r, w) => {
  p.bezierCurveTo(w * 0.92, -r * 0.3, w * 0.9, -r * 0.46, w * 0.74, -r * 0.56)
  p.quadraticCurveTo(w * 0.5, -r * 0.42, w * 0.3, -r * 0.58)
  p.quadraticCurveTo(w * 0.08, -r * 0.42, -w * 0.16, -r * 0.58)
  p.quadraticCurveTo(-w * 0.36, -r * 0.42, -w * 0.66, -r * 0.48)
  p.bezierCurveTo(-w * 0.72, -r * 0.24, -w * 0.74, -r * 0.06, -w * 0.84, r * 0.14)
}
const side: Hairline = (p, r, w) => {
  p.bezierCurveTo(w * 0.9, -r * 0.36, w * 0.86, -r * 0.44, w * 0.72, -r * 0.6)
  p.bezierCurveTo(w * 0.3, -r * 0.44, -w * 0.2, -r * 0.5, -w * 0.52, -r * 0.76)
  p.bezierCurveTo(-w * 0.66, -r * 0.5, -w * 0.74, -r * 0.12, -w * 0.86, r * 0.12)
}
const back: Hairline = (p, r, w) => {
  p.bezierCurveTo(w * 0.95, -r * 0.3, w * 0.8, -r * 0.6, w * 0.1, -r * 0.64)
  p.bezierCurveTo(-w * 0.4, -r * 0.62, -w * 0.7, -r * 0.3, -w * 0.84, r * 0.16)
}
const parted: Hairline = (p, r, w) => {
  p.bezierCurveTo(w * 1.0, 0, w * 0.78, -r * 0.3, w * 0.16, -r * 0.72)
  p.bezierCurveTo(-w * 0.2, -r * 0.36, -w * 0.64, -r * 0.26, -w * 0.76, r * 0.06)
  p.quadraticCurveTo(-w * 0.84, r * 0.2, -w * 0.96, r * 0.34)
}

const HAIRLINES: Record<Exclude<HairStyle, 'bald' | 'spiky'>, Hairline> = {
  long: sweep,
  wavy: parted,
  bob: bangs,
  short: crop,
  side,
  curly: crop,
  afro: back,
  bun: back,
  ponytail: sweep,
  pigtails: bangs,
  braids: parted,
}
/** Length of the hair at the temples, right and left, in halves of the head's height. */
export const TEMPLE_LENGTHS: Partial<Record<HairStyle, readonly [number, number]>> = {
  long: [0.5, 0.62],
  wavy: [0.4, 0.34],
  bob: [0.6, 0.66],
  pigtails: [0.2, 0.66],
  ponytail: [0.18, 0.62],
  braids: [0.24, 0.34],
}

/** Front hair, around the origin. `r`: half the head's height in pixels; `swing`: -1 to 1. */
export function hairInFront(brush: Brush, look: PersonLook, r: number, swing: number): void {
  const w = r * 0.95
  if (look.hairStyle === 'bald') {
    sparseHair(brush, look, r, w)
    return
  }
  const shape = look.hairStyle === 'spiky' ? spikes(r, w) : cap(HAIRLINES[look.hairStyle], look.hairStyle, r, w, swing * r * 0.22)
  paintShape(brush, shape, look.hair, [-w * 1.2, -r * 1.32, w * 2.4, r * 1.8], { cel: 0.1, plain: look.hairStyle === 'afro' })
  if (look.hairStyle === 'curly') curls(brush, look.hair, r, w)
  if (look.hairStyle === 'afro') return
  strands(brush, look, shape, r, w)
}

/** Path of the top of the hair, from the left temple to the right. */
type Crown = (p: Path2D, r: number, w: number) => void

const dome =
  (full: number, wide: number): Crown =>
  (p, r, w) => {
    p.bezierCurveTo(-w * wide, -r * 0.5, -w * 0.88, -r * full, r * 0.04, -r * full)
    p.bezierCurveTo(w * 0.94, -r * full, w * (wide - 0.02), -r * 0.55, ...RIGHT_TEMPLE(r, w))
  }
/** Where a crown meets the line to the right temple. */
const RIGHT_TEMPLE = (r: number, w: number): [number, number] => [w * 1.0, -r * 0.3]

/** Short hair stands in tufts. */
const tufts: Crown = (p, r, w) => {
  p.bezierCurveTo(-w * 1.04, -r * 0.26, -w * 1.08, -r * 0.58, -w * 0.9, -r * 0.76)
  for (const [cx, cy, x, y] of [
    [-0.82, -1.06, -0.5, -1.02],
    [-0.34, -1.24, -0.02, -1.08],
    [0.24, -1.26, 0.46, -1.0],
    [0.82, -1.06, 0.92, -0.72],
  ] as const)
    p.quadraticCurveTo(w * cx, r * cy, w * x, r * y)
  p.quadraticCurveTo(w * 1.04, -r * 0.52, ...RIGHT_TEMPLE(r, w))
}
/** Parted hair rises over the forehead. */
const quiff: Crown = (p, r, w) => {
  p.bezierCurveTo(-w * 1.1, -r * 0.42, -w * 1.02, -r * 0.98, -w * 0.4, -r * 1.04)
  p.bezierCurveTo(0, -r * 1.2, w * 0.46, -r * 1.32, w * 0.8, -r * 1.02)
  p.bezierCurveTo(w * 1.0, -r * 0.86, w * 1.04, -r * 0.6, ...RIGHT_TEMPLE(r, w))
}

/** Hair that is tied lies close to the head. */
const CROWNS: Readonly<Partial<Record<HairStyle, Crown>>> = {
  short: tufts,
  side: quiff,
  bun: dome(1.06, 1.12),
  ponytail: dome(1.08, 1.14),
  braids: dome(1.08, 1.14),
  pigtails: dome(1.12, 1.18),
}
const LOOSE = dome(1.16, 1.2)

const cap = (line: Hairline, style: HairStyle, r: number, w: number, sway: number): Path2D =>
  path((p) => {
    const [right, left] = TEMPLE_LENGTHS[style] ?? [-0.1, 0.14]
    p.moveTo(-w * (left > 0.3 ? 1.04 : 0.86), r * left)
    ;(CROWNS[style] ?? LOOSE)(p, r, w)
    p.lineTo(w * (right > 0.1 ? 1.05 : 0.97), r * right)
    line(p, r, w, sway)
    p.closePath()
  })

const spikes = (r: number, w: number): Path2D =>
  path((p) => {
    p.moveTo(-w * 0.86, r * 0.14)
    const tips = [
      [-1.3, -0.3, -1.06, -0.5],
      [-1.32, -0.86, -0.92, -0.94],
      [-0.98, -1.46, -0.5, -1.18],
      [-0.26, -1.72, 0.06, -1.26],
      [0.5, -1.68, 0.56, -1.14],
      [1.1, -1.36, 0.92, -0.86],
      [1.32, -0.7, 1.0, -0.42],
      [1.12, -0.2, 0.94, -0.06],
    ] as const
    for (const [tx, ty, x, y] of tips) {
      p.quadraticCurveTo(w * (tx + x) * 0.5, r * (ty + y) * 0.54, w * tx, r * ty)
      p.lineTo(w * x, r * y)
    }
    for (const [tx, ty, x, y] of [
      [0.76, -0.18, 0.56, -0.52],
      [0.36, -0.16, 0.18, -0.5],
      [-0.1, -0.14, -0.26, -0.48],
      [-0.54, -0.14, -0.7, -0.36],
    ] as const) {
      p.lineTo(w * tx, r * ty)
      p.quadraticCurveTo(w * (x + 0.04), r * (ty - 0.1), w * x, r * y)
    }
    p.closePath()
  })

/** Separate shapes, because the rim light would show the overlaps of a single path. */
function curls(brush: Brush, role: string, r: number, w: number): void {
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (0.98 + (i / 8) * 1.04)
    const size = r * (0.27 + 0.04 * Math.sin(i * 5))
    ellipse(brush, Math.cos(a) * w * 0.92 + r * 0.02, Math.sin(a) * r * 0.94 - r * 0.06, size, size, role, {
      lighten: i % 2 ? 0.06 : -0.04,
      plain: true,
    })
  }
  for (const [x, y, s] of [
    [-0.5, -0.68, 0.26],
    [-0.08, -0.78, 0.28],
    [0.38, -0.74, 0.27],
    [0.72, -0.56, 0.2],
  ] as const)
    ellipse(brush, x * w, y * r, s * r, s * r, role, { lighten: 0.05, plain: true, noInk: true })
}

/** The first hair of a baby: a thin cover, and a lock over the forehead. */
function wisps(brush: Brush, look: PersonLook, r: number, w: number): void {
  const { g } = brush
  if (brush.look.paint === 'silhouette') return
  const colour = tint(brush, look.hair)
  g.save()
  g.fillStyle = css(colour, 0.17)
  g.beginPath()
  g.moveTo(-w * 0.88, -r * 0.2)
  g.bezierCurveTo(-w * 0.88, -r * 0.74, -w * 0.5, -r * 0.94, r * 0.02, -r * 0.95)
  g.bezierCurveTo(w * 0.52, -r * 0.94, w * 0.9, -r * 0.72, w * 0.9, -r * 0.3)
  g.bezierCurveTo(w * 0.7, -r * 0.72, w * 0.2, -r * 0.62, 0, -r * 0.72)
  g.bezierCurveTo(-w * 0.3, -r * 0.6, -w * 0.7, -r * 0.6, -w * 0.88, -r * 0.2)
  g.fill()
  g.strokeStyle = css(colour, 0.85)
  g.lineCap = 'round'
  g.lineWidth = r * 0.045
  g.beginPath()
  g.moveTo(0, -r * 0.92)
  g.bezierCurveTo(r * 0.1, -r * 1.12, r * 0.32, -r * 1.06, r * 0.26, -r * 0.86)
  g.moveTo(r * 0.02, -r * 0.92)
  g.bezierCurveTo(r * 0.02, -r * 0.78, r * 0.16, -r * 0.72, r * 0.2, -r * 0.78)
  g.moveTo(r * 0.02, -r * 0.93)
  g.bezierCurveTo(-r * 0.02, -r * 1.06, -r * 0.2, -r * 1.08, -r * 0.24, -r * 0.96)
  g.stroke()
  g.restore()
}

function sparseHair(brush: Brush, look: PersonLook, r: number, w: number): void {
  if (look.infant) return wisps(brush, look, r, w)
  if (!look.old) return
  ellipse(brush, -w * 0.86, r * 0.02, r * 0.2, r * 0.27, look.hair, { plain: true })
  ellipse(brush, w * 0.93, -r * 0.04, r * 0.09, r * 0.2, look.hair, { plain: true })
}

const WITHOUT_STRANDS: ReadonlySet<string> = new Set(['silhouette', 'backlit', 'flat', 'neon'])

/** Strands from the crown: where they begin, and where they end beside the middle and above it. */
const STRANDS = [
  [-0.16, -1.08, 0.1],
  [-0.12, -0.84, 0.34],
  [-0.06, -0.56, 0.46],
  [0.0, -0.28, 0.56],
  [0.16, 0.3, 0.6],
  [0.22, 0.62, 0.44],
  [0.3, 0.9, 0.2],
  [0.34, 1.06, 0],
] as const

/** Dark strands and a highlight along the head. */
function strands(brush: Brush, look: PersonLook, shape: Path2D, r: number, w: number): void {
  const { g } = brush
  if (WITHOUT_STRANDS.has(brush.look.paint)) return
  const colour = tint(brush, look.hair)
  g.save()
  g.clip(shape)
  g.lineCap = 'round'
  g.strokeStyle = css(mix(colour, [30, 12, 40], 0.5), 0.34)
  g.lineWidth = r * 0.026
  g.beginPath()
  for (const [from, bend, end] of STRANDS) {
    g.moveTo(w * from, -r * 1.2)
    g.quadraticCurveTo(w * (from + (bend - from) * 0.8), -r * 0.92, w * bend, -r * end)
  }
  g.stroke()
  g.strokeStyle = css(shade(colour, 0.55), brush.look.paint === 'cel' ? 0.5 : 0.22)
  g.lineWidth = r * 0.08
  g.beginPath()
  g.arc(r * 0.02, -r * 0.02, r * 0.9, Math.PI * 1.17, Math.PI * 1.42)
  g.stroke()
  g.lineWidth = r * 0.05
  g.beginPath()
  g.arc(r * 0.02, -r * 0.02, r * 0.9, Math.PI * 1.46, Math.PI * 1.54)
  g.moveTo(r * 0.02 + r * 0.76 * Math.cos(Math.PI * 1.2), -r * 0.02 + r * 0.76 * Math.sin(Math.PI * 1.2))
  g.arc(r * 0.02, -r * 0.02, r * 0.76, Math.PI * 1.2, Math.PI * 1.3)
  g.stroke()
  g.restore()
}
