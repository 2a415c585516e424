import { basesOf } from '@fablecut/domain/story/shot-plan/position-bases'
import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type MeasuredDrawing, longestOf, type Spot } from '../../composition/related/measured-drawing.ts'
import { boundsOfCluster, type Cluster, clustersOf, fitCluster, placeCluster } from '../../composition/related/cluster.ts'
import { shapeOfIcon } from '../../composition/related/drawing-shape.ts'
import type { RelatedSpot } from '../../composition/related/place-related.ts'
import { homeOf, restsOnGround } from '../../props/placing.ts'
import { sizeOfThing } from '../../props/thing-sizes.ts'
import { iconOf } from '../../scene/plan/art.ts'
import { ENTRY, entryAfter } from '../kit/entry.ts'
import type { Box } from '../kit/geometry.ts'
import { type PlacedThing, placeThings, standsOnGround } from '../things-layout.ts'

/** How a thing is drawn with another. `of`: index of that. `moves`: it goes where the other goes. */
export type Link = Pick<RelatedSpot, 'isBehind' | 'isGrounded' | 'window'> & { readonly of: number; readonly moves: boolean }

/**
 * Things of an insert at their places. `links`: of those that are placed at others, by index. `groups`: what the camera shows from near as one: indices
 * of things and a spot around them.
 */
export type RelatedThings = {
  readonly spots: readonly PlacedThing[]
  readonly links: readonly (Link | undefined)[]
  readonly groups: readonly { readonly members: readonly number[]; readonly around?: Spot }[]
}

/** Most copies of a thing that is placed at another. */
const MAX_COPIES = 8
/** Seconds from the entry of a thing to that of what is placed at it, and to the next copy. */
const [ENTRY_STEP, COPY_STEP] = [0.08, 0.04]
const DEFAULT_CENTIMETRES = 30
/** Part of the width that a thing with others has, beside things alone. */
const GROUP_SHARE = 1.7

type Node = {
  readonly thing: PlanThing
  readonly position: PlanThing['position']
  readonly names: readonly string[]
  readonly copy: number
}

/** As `placeThings`, and what has a position where that is. */
export async function placeRelatedThings(things: readonly PlanThing[], room: Box, seed: number, seconds: number): Promise<RelatedThings> {
  const nodes = things.flatMap((thing): Node[] =>
    Array.from({ length: thing.position ? Math.min(MAX_COPIES, thing.count) : 1 }, (_, copy) => ({
      thing,
      position: thing.position,
      names: [thing.what],
      copy,
    })),
  )
  const bases = basesOf(nodes)
  const clusters = clustersOf(bases)
  if (clusters.length === 0) {
    const spots = placeThings(things, room, seed, seconds)
    return { spots, links: spots.map(() => undefined), groups: spots.map((_, i) => ({ members: [i] })) }
  }
  const bodies = await Promise.all(nodes.map(({ thing }) => bodyOf(thing)))
  const related = nodes.map((node, i) => ({ ...node, body: bodies[i]! }))
  return placeInColumns(related, bases, clusters, room, seed, seconds)
}

async function bodyOf(thing: PlanThing): Promise<MeasuredDrawing> {
  const icon = iconOf(thing.what)!
  const shape = await shapeOfIcon(icon)
  const stands = homeOf(icon) !== 'wall' && (standsOnGround(thing) || (restsOnGround(icon) && !AIRBORNE.has(thing.event)))
  return { icon, shape, centimetres: sizeOfThing(icon)?.centimetres ?? DEFAULT_CENTIMETRES, stands }
}

const AIRBORNE: ReadonlySet<PlanThing['event']> = new Set<PlanThing['event']>(['fly', 'fly-away', 'float', 'rise', 'orbit', 'launch'])

/** Side by side: each root with what is placed at it, and each other thing. */
function placeInColumns(
  nodes: readonly (Node & { readonly body: MeasuredDrawing })[],
  bases: readonly (number | undefined)[],
  clusters: readonly Cluster[],
  room: Box,
  seed: number,
  seconds: number,
): RelatedThings {
  const roots = nodes.flatMap((node, i) => (bases[i] === undefined && node.copy === 0 ? [i] : []))
  const shares = roots.map((root) => (clusters.some((cluster) => cluster.root === root) ? GROUP_SHARE : 1))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const spots: PlacedThing[] = []
  const links: (Link | undefined)[] = []
  const groups: { members: number[]; around?: Spot }[] = []
  let x = room.x
  for (const [at, root] of roots.entries()) {
    const column = { ...room, x, w: (room.w * shares[at]!) / whole }
    x += column.w
    const cluster = clusters.find((one) => one.root === root)
    const first = spots.length
    const entry = at * ENTRY_STEP
    if (!cluster) {
      spots.push(
        ...placeThings([nodes[root]!.thing], column, seed, seconds).map((spot) => ({ ...spot, at: entryAfter(spot.at - ENTRY + entry) })),
      )
      links.push(...spots.slice(first).map(() => undefined))
      groups.push(...spots.slice(first).map((_, i) => ({ members: [first + i] })))
      continue
    }
    const placed = placeGroup(nodes, bases, cluster, column, { seed, entry, first })
    spots.push(...placed.spots)
    links.push(...placed.links)
    groups.push({ members: placed.spots.map((_, i) => first + i), around: placed.around })
  }
  return { spots, links, groups }
}

type Entry = { readonly seed: number; readonly entry: number; readonly first: number }

/** A root in its column with what is placed at it; `first`: index of the root among all things. */
function placeGroup(
  nodes: readonly (Node & { readonly body: MeasuredDrawing })[],
  bases: readonly (number | undefined)[],
  cluster: Cluster,
  column: Box,
  { seed, entry, first }: Entry,
): { readonly spots: PlacedThing[]; readonly links: (Link | undefined)[]; readonly around: Spot } {
  const { root, members } = cluster
  const { thing, body } = nodes[root]!
  const alone = placeThings([{ ...thing, count: 1 }], column, seed, MOST_SECONDS)[0]!
  const wanted = { x: column.x + column.w / 2, y: alone.stands ? alone.y - body.shape.foot * alone.size : alone.y, size: alone.size }
  const side = seed % 2 === 0 ? 1 : -1
  const place = (at: Spot): ReadonlyMap<number, RelatedSpot> => placeCluster(nodes, bases, cluster, at, side)
  const bounds = { left: column.x, right: column.x + column.w, top: column.y, foot: column.y + column.h }
  const at = fitCluster(nodes, root, wanted, bounds, place)
  const placed = place(at)
  const spotOf = (i: number, { x, y, size }: Spot, delay: number): PlacedThing => {
    const own = nodes[i]!
    const { stands, shape } = own.body
    const phase = seed + (i + 1) * 1.9
    return { thing: own.thing, x, y: stands ? y + shape.foot * size : y, size, at: entryAfter(delay), phase, stands }
  }
  const around = boundsOfCluster(nodes, root, at, placed)
  const indexOf = (i: number): number => first + (i === root ? 0 : members.indexOf(i) + 1)
  return {
    spots: [
      { ...spotOf(root, at, entry), phase: seed },
      ...members.map((i) => spotOf(i, placed.get(i)!, entry + ENTRY_STEP + nodes[i]!.copy * COPY_STEP)),
    ],
    links: [
      undefined,
      ...members.map((i): Link => {
        const { isBehind, isGrounded, window } = placed.get(i)!
        const { relation } = nodes[i]!.position!
        return { of: indexOf(bases[i]!), moves: relation === 'in' || relation === 'on', isBehind, isGrounded, ...(window && { window }) }
      }),
    ],
    around: { x: (around.left + around.right) / 2, y: (around.top + around.foot) / 2, size: longestOf(around) },
  }
}

/** Groups are seen as a whole for as long as the shot. */
const MOST_SECONDS = 2

/** What is placed at a thing, drawn before and after it. */
export const linkedTo = (links: readonly (Link | undefined)[], index: number, isBehind: boolean): number[] =>
  links.flatMap((link, i) => (link?.of === index && link.isBehind === isBehind ? [i] : []))
