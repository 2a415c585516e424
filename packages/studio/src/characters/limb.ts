import type { Brush, Point, ShapeOptions } from '../paint/brush.ts'
import { paintShape } from '../paint/shapes.ts'
import { type Path2D, path, PathOp } from '../paint/canvas.ts'
import { lerp } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { type LimbJoints, jointedEdges, type LimbEdges, straightEdges, type Widths } from './limb-outline.ts'

export type { LimbJoints, Widths }

const STEPS = 16
/** Part of a limb over which its direction is measured. */
const TURN = 0.07

/** Point on a limb at `t` (0 to 1): two curves with a rounded joint or, if `supple`, one quadratic curve. */
export function pointOnChain([a, b, c]: LimbJoints, t: number, supple = false): Point {
  if (supple) return [lerp(lerp(a[0], b[0], t), lerp(b[0], c[0], t), t), lerp(lerp(a[1], b[1], t), lerp(b[1], c[1], t), t)]
  const first = t < 0.5
  const u = first ? t * 2 : (t - 0.5) * 2
  const from = first ? a : b
  const to = first ? b : c
  const bend: Point = first ? [lerp(a[0], b[0], 0.86), lerp(a[1], b[1], 0.86)] : [lerp(c[0], b[0], 0.86), lerp(c[1], b[1], 0.86)]
  return [lerp(lerp(from[0], bend[0], u), lerp(bend[0], to[0], u), u), lerp(lerp(from[1], bend[1], u), lerp(bend[1], to[1], u), u)]
}

const widthAt = ([a, b, c]: Widths, t: number): number => (t < 0.5 ? lerp(a, b, t * 2) : lerp(b, c, t * 2 - 1))

/** Edges of a limb without a joint, as of a tail. */
function suppleEdges(chain: LimbJoints, widths: Widths, from: number, to: number): LimbEdges {
  const [left, right]: LimbEdges = [[], []]
  for (let i = 0; i <= STEPS; i++) {
    const t = lerp(from, to, i / STEPS)
    const [x, y] = pointOnChain(chain, t, true)
    const next = pointOnChain(chain, Math.min(1, t + TURN), true)
    const last = pointOnChain(chain, Math.max(0, t - TURN), true)
    const [dx, dy] = [next[0] - last[0], next[1] - last[1]]
    const length = Math.hypot(dx, dy) || 1
    const half = widthAt(widths, t) / 2
    left.push([x - (dy / length) * half, y + (dx / length) * half])
    right.push([x + (dy / length) * half, y - (dx / length) * half])
  }
  return [left, right]
}

type Outline = {
  readonly start: Point
  readonly end: Point
  readonly startWidth: number
  readonly endWidth: number
  readonly roundStart: boolean
  readonly roundEnd: boolean
}

function outlinePath([left, right]: LimbEdges, { start, end, startWidth, endWidth, roundStart, roundEnd }: Outline): Path2D {
  return path((p) => {
    left.forEach(([x, y], i) => (i === 0 ? p.moveTo(x, y) : p.lineTo(x, y)))
    const out = Math.atan2(left.at(-1)![1] - end[1], left.at(-1)![0] - end[0])
    if (roundEnd) p.arc(end[0], end[1], endWidth / 2, out, out - Math.PI, true)
    for (const [x, y] of right.toReversed()) p.lineTo(x, y)
    const back = Math.atan2(right[0]![1] - start[1], right[0]![0] - start[0])
    if (roundStart) p.arc(start[0], start[1], startWidth / 2, back, back - Math.PI, true)
    p.closePath()
  })
}

function outlineOf(chain: LimbJoints, widths: Widths, from: number, to: number, open: boolean, supple: boolean): Path2D {
  const start = pointOnChain(chain, from, supple)
  const end = pointOnChain(chain, to, supple)
  const [startWidth, endWidth] = [widthAt(widths, from), widthAt(widths, to)]
  const outline = { start, end, startWidth, endWidth, roundStart: from === 0, roundEnd: !open }
  if (supple) return outlinePath(suppleEdges(chain, widths, from, to), outline)
  if (from >= 0.5 || to <= 0.5) return outlinePath(straightEdges(start, end, [startWidth, endWidth]), outline)
  const joint = chain[1]
  const edges = jointedEdges([start, joint, end], [startWidth, widths[1], endWidth])
  if (edges) return outlinePath(edges, outline)
  const first = { ...outline, end: joint, endWidth: widths[1], roundEnd: true }
  const second = { ...outline, start: joint, startWidth: widths[1], roundStart: true }
  return outlinePath(straightEdges(start, joint, [startWidth, widths[1]]), first).op(
    outlinePath(straightEdges(joint, end, [widths[1], endWidth]), second),
    PathOp.Union,
  )
}

/**
 * Draws a tapered limb through three joints as one path, because separate segments would show seams in their outlines. `part`: range
 * along the limb, 0 to 1; `open`: square end, as of a sleeve; `supple`: one curve without a joint, as of a tail.
 */
export function limb(
  brush: Brush,
  chain: LimbJoints,
  widths: Widths,
  role: Role,
  options: ShapeOptions & { readonly part?: readonly [number, number]; readonly open?: boolean; readonly supple?: boolean } = {},
): void {
  const [from, to] = options.part ?? [0, 1]
  const xs = chain.map((point) => point[0])
  const ys = chain.map((point) => point[1])
  const wide = Math.max(...widths) / 2
  const [x, y] = [Math.min(...xs) - wide, Math.min(...ys) - wide]
  const shape = outlineOf(chain, widths, from, to, options.open ?? false, options.supple ?? false)
  paintShape(brush, shape, role, [x, y, Math.max(...xs) - x + wide, Math.max(...ys) - y + wide], { plain: true, ...options })
}
