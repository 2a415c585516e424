import type { Brush, Point, ShapeOptions } from '../paint/brush.ts'
import { paintShape } from '../paint/shapes.ts'
import { type Path2D, path } from '../paint/canvas.ts'
import { lerp } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'

/** Joints of a limb, in pixels: shoulder, elbow, wrist or hip, knee, ankle. */
export type Chain = readonly [Point, Point, Point]
/** Widths at start, joint and end, in pixels. */
export type Widths = readonly [number, number, number]

const STEPS = 16
/** Part of a limb over which its direction turns at the joint; a shorter one folds the inner edge of a sharp bend. */
const TURN = 0.07

/** Point on a limb at `t` (0 to 1): two curves with a rounded joint or, if `supple`, one quadratic curve. */
export function pointOnChain([a, b, c]: Chain, t: number, supple = false): Point {
  if (supple) return [lerp(lerp(a[0], b[0], t), lerp(b[0], c[0], t), t), lerp(lerp(a[1], b[1], t), lerp(b[1], c[1], t), t)]
  const first = t < 0.5
  const u = first ? t * 2 : (t - 0.5) * 2
  const from = first ? a : b
  const to = first ? b : c
  const bend: Point = first ? [lerp(a[0], b[0], 0.86), lerp(a[1], b[1], 0.86)] : [lerp(c[0], b[0], 0.86), lerp(c[1], b[1], 0.86)]
  return [lerp(lerp(from[0], bend[0], u), lerp(bend[0], to[0], u), u), lerp(lerp(from[1], bend[1], u), lerp(bend[1], to[1], u), u)]
}

const widthAt = ([a, b, c]: Widths, t: number): number => (t < 0.5 ? lerp(a, b, t * 2) : lerp(b, c, t * 2 - 1))

/** A point of an edge that lies inside of another part of the limb belongs to a fold. */
function isFolded([x, y]: Point, index: number, centres: readonly Point[], halves: readonly number[]): boolean {
  return centres.some(([cx, cy], i) => Math.abs(i - index) > 1 && Math.hypot(x - cx, y - cy) < halves[i]! * 0.94)
}

function outlineEdges(chain: Chain, widths: Widths, from: number, to: number, supple: boolean): [Point[], Point[]] {
  const left: Point[] = []
  const right: Point[] = []
  const centres = Array.from({ length: STEPS + 1 }, (_, i) => pointOnChain(chain, lerp(from, to, i / STEPS), supple))
  const halves = Array.from({ length: STEPS + 1 }, (_, i) => widthAt(widths, lerp(from, to, i / STEPS)) / 2)
  for (let i = 0; i <= STEPS; i++) {
    const t = lerp(from, to, i / STEPS)
    const [x, y] = centres[i]!
    const next = pointOnChain(chain, Math.min(1, t + TURN), supple)
    const last = pointOnChain(chain, Math.max(0, t - TURN), supple)
    const [dx, dy] = [next[0] - last[0], next[1] - last[1]]
    const length = Math.hypot(dx, dy) || 1
    const half = halves[i]!
    left.push([x - (dy / length) * half, y + (dx / length) * half])
    right.push([x + (dy / length) * half, y - (dx / length) * half])
  }
  const isKept = (point: Point, i: number): boolean => i === 0 || i === STEPS || !isFolded(point, i, centres, halves)
  return [left.filter(isKept), right.filter(isKept)]
}

function outlineOf(chain: Chain, widths: Widths, from: number, to: number, open: boolean, supple: boolean): Path2D {
  const [left, right] = outlineEdges(chain, widths, from, to, supple)
  const end = pointOnChain(chain, to, supple)
  const start = pointOnChain(chain, from, supple)
  return path((p) => {
    left.forEach(([x, y], i) => (i === 0 ? p.moveTo(x, y) : p.lineTo(x, y)))
    const out = Math.atan2(left.at(-1)![1] - end[1], left.at(-1)![0] - end[0])
    if (!open) p.arc(end[0], end[1], widthAt(widths, to) / 2, out, out - Math.PI, true)
    for (const [x, y] of right.toReversed()) p.lineTo(x, y)
    const back = Math.atan2(right[0]![1] - start[1], right[0]![0] - start[0])
    if (from === 0) p.arc(start[0], start[1], widthAt(widths, from) / 2, back, back - Math.PI, true)
    p.closePath()
  })
}

/**
 * Draws a tapered limb through three joints as one path, because separate segments would show seams in their outlines. `part`: range
 * along the limb, 0 to 1; `open`: square end, as of a sleeve; `supple`: one curve without a joint, as of a tail.
 */
export function limb(
  brush: Brush,
  chain: Chain,
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
