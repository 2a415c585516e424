import { clamp, lerp } from '../paint/colour.ts'
import type { Point } from '../paint/brush.ts'

/** Joints of a limb, in pixels: shoulder, elbow, wrist or hip, knee, ankle. */
export type LimbJoints = readonly [Point, Point, Point]
/** Widths at start, joint and end, in pixels. */
export type Widths = readonly [number, number, number]

/** Edges of a limb from its start to its end, left and right of its direction. */
export type LimbEdges = readonly [left: Point[], right: Point[]]

/** How much fuller a limb is between its joints than along straight edges, as parts of its width there: above the joint and below it. */
export type LimbBulge = readonly [above: number, below: number]

const ARC_STEPS = 8
/** Where along a part the swelling is seen, and how much of it: most in its first half, as of a calf. */
const SWELLING = [
  [0.1, 0.36],
  [0.22, 0.76],
  [0.36, 1],
  [0.5, 0.93],
  [0.64, 0.66],
  [0.8, 0.3],
] as const
/** How many of them the inner side of a bend has, whose corner takes the rest. */
const INSIDE = 5
const FILLET_STEPS = 5
/** Length of the rounded inner corner of a joint, in half widths of the joint. */
const FILLET = 0.7

const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
const along = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Normal of the direction from `a` to `b`, to its left on a canvas whose y points down; of length 1. */
function normalOf(a: Point, b: Point): Point {
  const [dx, dy] = subtract(b, a)
  const length = Math.hypot(dx, dy) || 1
  return [-dy / length, dx / length]
}

const offset = ([x, y]: Point, [nx, ny]: Point, by: number): Point => [x + nx * by, y + ny * by]

/** Where the segments `a` to `b` and `c` to `d` cross, null where they do not. */
function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [r, s, q] = [subtract(b, a), subtract(d, c), subtract(c, a)]
  const area = r[0] * s[1] - r[1] * s[0]
  if (Math.abs(area) < 1e-9) return null
  const [t, u] = [(q[0] * s[1] - q[1] * s[0]) / area, (q[0] * r[1] - q[1] * r[0]) / area]
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? along(a, b, t) : null
}

/** A straight tapered part. */
export function straightEdges(start: Point, end: Point, [from, to]: readonly [number, number]): LimbEdges {
  const normal = normalOf(start, end)
  return [
    [offset(start, normal, from / 2), offset(end, normal, to / 2)],
    [offset(start, normal, -from / 2), offset(end, normal, -to / 2)],
  ]
}

/** An arc about `centre` from one normal to another, the shorter way. */
function arcPoints(centre: Point, radius: number, from: Point, to: Point): Point[] {
  const start = Math.atan2(from[1], from[0])
  const turn = Math.atan2(from[0] * to[1] - from[1] * to[0], from[0] * to[0] + from[1] * to[1])
  return Array.from({ length: ARC_STEPS + 1 }, (_, i) => {
    const angle = start + (turn * i) / ARC_STEPS
    return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius]
  })
}

/** The inner edge turns at `corner` in a small curve. */
function filletPoints(start: Point, corner: Point, end: Point, radius: number): Point[] {
  const reach = Math.min(radius, distance(start, corner) * 0.5, distance(corner, end) * 0.5)
  const before = along(corner, start, clamp(reach / (distance(corner, start) || 1)))
  const after = along(corner, end, clamp(reach / (distance(corner, end) || 1)))
  return Array.from({ length: FILLET_STEPS + 1 }, (_, i) => {
    const t = i / FILLET_STEPS
    return along(along(before, corner, t), along(corner, after, t), t)
  })
}

/** Points of an edge from `a` to `b`, pushed out along `normal` by up to `by`. */
const swelling = (a: Point, b: Point, normal: Point, by: number): Point[] =>
  by === 0 ? [] : SWELLING.map(([t, part]) => offset(along(a, b, t), normal, by * part))

/**
 * Edges of a limb with a joint: round outside, a small fillet inside. Null where the bend is so sharp, or the limb so thick, that its halves cover each
 * other: no single pair of edges surrounds it then.
 */
export function jointedEdges(
  [start, joint, end]: LimbJoints,
  [from, middle, to]: Widths,
  [above, below]: LimbBulge = [0, 0],
): LimbEdges | null {
  const [first, second] = [normalOf(start, joint), normalOf(joint, end)]
  const turnsLeft = first[0] * second[1] - first[1] * second[0] > 0
  const inner = turnsLeft ? 0.5 : -0.5
  const ends = [offset(start, first, from * inner), offset(end, second, to * inner)] as const
  const joints = [offset(joint, first, middle * inner), offset(joint, second, middle * inner)] as const
  const corner = distance(joints[0], joints[1]) < middle * 0.02 ? joints[0] : crossing(ends[0], joints[0], joints[1], ends[1])
  if (!corner) return null
  const [upper, lower] = [from * above * inner * 2, middle * below * inner * 2]
  const insideEdge = [
    ends[0],
    ...swelling(ends[0], joints[0], first, upper).slice(0, INSIDE),
    ...filletPoints(ends[0], corner, ends[1], (middle / 2) * FILLET),
    ...swelling(joints[1], ends[1], second, lower).slice(1),
    ends[1],
  ]
  const flipped = turnsLeft ? -1 : 1
  const outer = [offset(start, first, -from * inner), offset(end, second, -to * inner)] as const
  const arc = arcPoints(joint, middle / 2, [first[0] * flipped, first[1] * flipped], [second[0] * flipped, second[1] * flipped])
  const outsideEdge = [
    outer[0],
    ...swelling(outer[0], arc[0]!, first, -upper),
    ...arc,
    ...swelling(arc.at(-1)!, outer[1], second, -lower),
    outer[1],
  ]
  return turnsLeft ? [insideEdge, outsideEdge] : [outsideEdge, insideEdge]
}
