import type { PlanPosition } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type MeasuredDrawing, type Bounds, boundsOf, type Spot, unionOf } from './measured-drawing.ts'
import { placeRelated, type RelatedSpot } from './place-related.ts'

/** A root and what is placed at it, by index. */
export type Cluster = { readonly root: number; readonly members: readonly number[] }

/** Groups of what is placed at one root, directly or at something that is placed there. A root alone is no group. */
export function clustersOf(bases: readonly (number | undefined)[]): Cluster[] {
  const rootOf = (i: number): number => (bases[i] === undefined ? i : rootOf(bases[i]))
  const roots = bases.map((_, i) => rootOf(i))
  return bases.flatMap((base, root) => {
    const members = base === undefined ? roots.flatMap((one, i) => (one === root && i !== root ? [i] : [])) : []
    return members.length > 0 ? [{ root, members }] : []
  })
}

type Node = { readonly body: MeasuredDrawing; readonly position?: PlanPosition }

/** Places of all members of a cluster whose root is at a place, by index. `side`: the free side of the root. */
export function placeCluster(
  nodes: readonly Node[],
  bases: readonly (number | undefined)[],
  { root }: Cluster,
  at: Spot,
  side: -1 | 1,
): ReadonlyMap<number, RelatedSpot> {
  const placed = new Map<number, RelatedSpot>()
  const placeAt = (base: number, spot: Spot): void => {
    const own = nodes.flatMap((_, i) => (bases[i] === base ? [i] : []))
    for (const i of own) {
      const { body, position } = nodes[i]!
      const same = own.filter((other) => nodes[other]!.position!.relation === position!.relation)
      const related = placeRelated(position!.relation, nodes[base]!.body, spot, {
        body,
        index: same.indexOf(i),
        count: same.length,
        side,
      })
      placed.set(i, related)
      placeAt(i, related)
    }
  }
  placeAt(root, at)
  return placed
}

/** Bounds of a root at a place and of what is placed at it. */
export const boundsOfCluster = (nodes: readonly Node[], root: number, at: Spot, placed: ReadonlyMap<number, Spot>): Bounds =>
  unionOf([boundsOf(nodes[root]!.body, at), ...[...placed].map(([i, spot]) => boundsOf(nodes[i]!.body, spot))])

type Room = { readonly left: number; readonly right: number; readonly top: number; readonly foot: number }

/**
 * The place of a root at which it and what is placed at it are within a room: smaller about its foot, then moved. `place`: places its members. In the
 * unit of the room.
 */
export function fitCluster(
  nodes: readonly Node[],
  root: number,
  wanted: Spot,
  room: Room,
  place: (at: Spot) => ReadonlyMap<number, Spot>,
): Spot {
  const { shape } = nodes[root]!.body
  const whole = boundsOfCluster(nodes, root, wanted, place(wanted))
  const scale = Math.min(1, (room.right - room.left) / (whole.right - whole.left), (room.foot - room.top) / (whole.foot - whole.top))
  const foot = wanted.y + shape.foot * wanted.size
  const size = wanted.size * scale
  const smaller = { x: wanted.x, y: foot - shape.foot * size, size }
  const own = boundsOfCluster(nodes, root, smaller, place(smaller))
  const dx = Math.max(0, room.left - own.left) - Math.max(0, own.right - room.right)
  const dy = Math.max(0, room.top - own.top) - Math.max(0, own.foot - room.foot)
  return { ...smaller, x: smaller.x + dx, y: smaller.y + dy }
}
