import type { Box, Brush, Point, ShapeOptions } from '../paint/brush.ts'
import { paintShape } from '../paint/shapes.ts'
import { type Path2D, path, PathOp } from '../paint/canvas.ts'
import { lerp } from '../paint/colour.ts'
import type { PaintMode } from '../paint/look.ts'
import type { Role } from '../paint/palette.ts'
import { type LimbJoints, jointedEdges, type LimbEdges, straightEdges, type LimbBulge, type Widths } from './limb-outline.ts'

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

/** How a limb is drawn. `part`: range along it, 0 to 1; `open`: square end, as of a sleeve; `supple`: one curve without a joint, as of a tail. */
type LimbOptions = ShapeOptions & {
  readonly part?: readonly [number, number]
  readonly open?: boolean
  readonly supple?: boolean
  readonly swell?: LimbBulge
  /** Box of the body whose light the limb continues. Default: its own. */
  readonly lightBox?: Box
  /** The body that the limb lies on: towards it the outline begins only below the joint that it grows out of. Default: all around. */
  readonly growsFrom?: Point
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

function outlineOf(chain: LimbJoints, widths: Widths, { part = [0, 1], open = false, supple = false, swell }: LimbOptions): Path2D {
  const [from, to] = part
  const start = pointOnChain(chain, from, supple)
  const end = pointOnChain(chain, to, supple)
  const [startWidth, endWidth] = [widthAt(widths, from), widthAt(widths, to)]
  const outline = { start, end, startWidth, endWidth, roundStart: from === 0, roundEnd: !open }
  if (supple) return outlinePath(suppleEdges(chain, widths, from, to), outline)
  if (from >= 0.5 || to <= 0.5) return outlinePath(straightEdges(start, end, [startWidth, endWidth]), outline)
  const joint = chain[1]
  const edges = jointedEdges([start, joint, end], [startWidth, widths[1], endWidth], swell)
  if (edges) return outlinePath(edges, outline)
  const first = { ...outline, end: joint, endWidth: widths[1], roundEnd: true }
  const second = { ...outline, start: joint, startWidth: widths[1], roundStart: true }
  return outlinePath(straightEdges(start, joint, [startWidth, widths[1]]), first).op(
    outlinePath(straightEdges(joint, end, [widths[1], endWidth]), second),
    PathOp.Union,
  )
}

/** Part of a limb from which its outline is seen on the body that it grows out of, as from the armpit on. */
const SEEN_FROM = 0.2
/** How far the outline goes on around the beginning, in radians. */
const AROUND = 1.5

/** The outline of a limb whose beginning lies on a body: around its outer side, and along the inner one from below the joint on. */
function inkPathOf(chain: LimbJoints, widths: Widths, body: Point, options: LimbOptions): Path2D | undefined {
  const to = options.part?.[1] ?? 1
  const [start, end] = [chain[0], pointOnChain(chain, to)]
  const endWidth = widthAt(widths, to)
  const edges =
    to <= 0.5
      ? straightEdges(start, end, [widths[0], endWidth])
      : jointedEdges([start, chain[1], end], [widths[0], widths[1], endWidth], options.swell)
  if (!edges) return undefined
  const far = edges.map(([first]) => Math.hypot(first![0] - body[0], first![1] - body[1]))
  const isLeftOuter = far[0]! > far[1]!
  const [outer, inner] = isLeftOuter ? edges : [edges[1], edges[0]]
  const from = Math.atan2(outer[0]![1] - start[1], outer[0]![0] - start[0])
  const along = Math.hypot(chain[1][0] - start[0], chain[1][1] - start[1])
  const seen = inner.filter((point) => Math.hypot(point[0] - start[0], point[1] - start[1]) > along * SEEN_FROM * 2)
  return path((p) => {
    const around = isLeftOuter ? AROUND : -AROUND
    p.arc(start[0], start[1], widths[0] / 2, from + around, from, isLeftOuter)
    for (const [x, y] of outer.slice(1)) p.lineTo(x, y)
    for (const [x, y] of seen.toReversed()) p.lineTo(x, y)
  })
}

/** Draws a tapered limb through three joints as one path, because separate segments would show seams in their outlines. */
export function limb(brush: Brush, chain: LimbJoints, widths: Widths, role: Role, options: LimbOptions = {}): void {
  const xs = chain.map((point) => point[0])
  const ys = chain.map((point) => point[1])
  const wide = Math.max(...widths) / 2
  const [x, y] = [Math.min(...xs) - wide, Math.min(...ys) - wide]
  const shape = outlineOf(chain, widths, options)
  const own: Box = [x, y, Math.max(...xs) - x + wide, Math.max(...ys) - y + wide]
  const { growsFrom, lightBox, ...rest } = options
  const inkPath = growsFrom && brush.look.ink && !options.noInk ? inkPathOf(chain, widths, growsFrom, options) : undefined
  paintShape(brush, shape, role, lightBox && CONTINUES_LIGHT.has(brush.look.paint) ? lightBox : own, {
    plain: true,
    ...rest,
    ...(inkPath && { inkPath }),
  })
}

/** Modes whose light falls across a whole shape: a limb in its own light would look stuck on the body. */
const CONTINUES_LIGHT: ReadonlySet<PaintMode> = new Set<PaintMode>(['soft', 'clay', 'backlit'])
