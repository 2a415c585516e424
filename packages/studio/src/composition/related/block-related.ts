import { basesOf } from '@fablecut/domain/story/shot-plan/position-bases'
import { clamp } from '../../paint/colour.ts'
import type { PlacedProp } from '../../props/placing.ts'
import type { Scene } from '../../scene/scene.ts'
import type { FigureSlot } from '../../settings/setting.ts'
import type { Blocking } from '../../stage/blocking.ts'
import type { Area } from '../open-area.ts'
import { boundsOf, type Spot } from './measured-drawing.ts'
import { type Cluster, clustersOf, fitCluster, placeCluster } from './cluster.ts'
import type { DrawingShape } from './drawing-shape.ts'
import type { RelatedSpot } from './place-related.ts'
import type { SceneItem, SceneLink } from './scene-link.ts'
import { nodesOfScene, type SceneNode } from './scene-nodes.ts'

/** Parts of the open area at its sides, its top and its foot that a group leaves free; at its foot less where its ground is lower. */
const SIDE = 0.07
const TOP = 0.06
const FOOT = 0.05
const LEAST_FOOT = 0.03

type Block = (scene: Scene) => Blocking

/**
 * Places figures and things of a scene, those with a position where that is. What has none is placed by `block`, with the first figure of a group whose
 * others are all things. Positions at what finds no place are ignored.
 */
export function blockRelated(scene: Scene, shapes: ReadonlyMap<string, DrawingShape>, open: Area, block: Block): Blocking {
  const nodes = nodesOfScene(scene, shapes)
  const bases = basesOf(nodes)
  const clusters = clustersOf(bases)
  if (clusters.length === 0) return block(scene)
  const anchor = anchorOf(nodes, bases)
  const isBlocked = (i: number): boolean =>
    anchor === i || (bases[i] === undefined && !(anchor !== undefined && rootOf(bases, anchor) === i))
  const figures = nodes.filter(({ item }, i) => item.kind === 'figure' && isBlocked(i)).map(({ item }) => item.index)
  const subject = scene.view && scene.who.length > 0 ? Math.max(0, figures.indexOf(scene.view.subject)) : 0
  const blocking = block({
    ...scene,
    who: figures.map((index) => scene.who[index]!),
    props: scene.props.filter((_, index) => isBlocked(scene.who.length + index)),
    ...(scene.view && { view: { ...scene.view, subject } }),
  })
  const spots = nodes.map(({ item }): Spot | undefined => {
    if (item.kind === 'prop') return spotOfProp(blocking.placed.find(({ prop }) => prop === scene.props[item.index]))
    const stand = blocking.stands[figures.indexOf(item.index)]
    return stand && { x: stand.x, y: stand.y, size: stand.height }
  })
  const groups = clusters.map((cluster) => placeGroup(nodes, bases, cluster, spots, open))
  if (groups.some((group) => group === undefined)) return block(scene)
  return arranged(scene, nodes, bases, blocking, figures, new Map(groups.flatMap((group) => [...group!])))
}

const rootOf = (bases: readonly (number | undefined)[], i: number): number => (bases[i] === undefined ? i : rootOf(bases, bases[i]))

/** The figure by which a group is placed where every figure has a position at a thing. */
function anchorOf(nodes: readonly SceneNode[], bases: readonly (number | undefined)[]): number | undefined {
  const figures = nodes.flatMap(({ item }, i) => (item.kind === 'figure' ? [i] : []))
  if (figures.some((i) => bases[i] === undefined)) return undefined
  return figures.find((i) => nodes[rootOf(bases, i)]!.item.kind === 'prop')
}

const spotOfProp = (placed: PlacedProp | undefined): Spot | undefined =>
  placed && { x: placed.slot.x, y: placed.floating ? placed.slot.y : placed.slot.y - placed.slot.size / 2, size: placed.slot.size }

/** Size of a root of which only the size of what is placed at it is known. */
const TRIAL_SIZE = 1000

/** Places of a root and of all that is placed at it; undefined if nothing of it has a place. */
function placeGroup(
  nodes: readonly SceneNode[],
  bases: readonly (number | undefined)[],
  cluster: Cluster,
  spots: readonly (Spot | undefined)[],
  { x, y, w, h }: Area,
): ReadonlyMap<number, Spot & Partial<RelatedSpot>> | undefined {
  const { root, members } = cluster
  const { shape } = nodes[root]!.body
  const anchor = members.find((i) => spots[i])
  const known = spots[root] ?? spots[anchor ?? -1]
  if (!known) return undefined
  const side = known.x > x + w / 2 ? -1 : 1
  const place = (at: Spot): ReadonlyMap<number, RelatedSpot> => placeCluster(nodes, bases, cluster, at, side)
  const sizeByAnchor = (): number => (known.size / place({ x: 0, y: 0, size: TRIAL_SIZE }).get(anchor!)!.size) * TRIAL_SIZE
  const size = spots[root] ? known.size : sizeByAnchor()
  // A swimmer tells nothing of the ground.
  const ground = anchor === undefined || nodes[anchor]!.body.stands ? known.y : y + h * (1 - FOOT)
  const wanted = spots[root] ?? { x: known.x, y: ground - shape.foot * size, size }
  const foot = Math.min(Math.max(wanted.y + shape.foot * size, y + h * (1 - FOOT)), y + h * (1 - LEAST_FOOT))
  const room = { left: x + w * SIDE, right: x + w * (1 - SIDE), top: y + h * TOP, foot }
  const fitted = fitCluster(nodes, root, wanted, room, place)
  const at = { ...fitted, y: fitted.y - (h > w * TALL ? belowCaptions(nodes, [[root, fitted], ...place(fitted)], { y, h }) : 0) }
  return new Map<number, Spot & Partial<RelatedSpot>>([[root, at], ...place(at)])
}

/** In tall frames captions begin here, as a part of the height; a group stands farther back for them, at most so much. */
const HEADS_ABOVE = 0.585
const MOST_RISE = 0.2
const TALL = 1.25
/** Part of its height that the head of a figure takes. */
const HEAD = 0.24

/** How much too low the lowest head of a group is. */
function belowCaptions(nodes: readonly SceneNode[], spots: readonly (readonly [number, Spot])[], { y, h }: Pick<Area, 'y' | 'h'>): number {
  const chins = spots.flatMap(([i, spot]) => {
    const { item, body } = nodes[i]!
    const { top, foot } = boundsOf(body, spot)
    return item.kind === 'figure' ? [top + (foot - top) * HEAD] : []
  })
  return clamp(Math.max(...chins, 0) - (y + h * HEADS_ABOVE), 0, h * MOST_RISE)
}

/** A blocking with groups at their places. `figures`: indices of those that it has already. */
function arranged(
  { who, props }: Scene,
  nodes: readonly SceneNode[],
  bases: readonly (number | undefined)[],
  blocking: Blocking,
  figures: readonly number[],
  groups: ReadonlyMap<number, Spot & Partial<RelatedSpot>>,
): Blocking {
  const isLeftOf = (i: number, base: number): boolean => groups.get(i)!.x < groups.get(base)!.x
  const stands = who.map((_, index): FigureSlot => {
    const stand = blocking.stands[figures.indexOf(index)]
    const spot = groups.get(index)
    const base = bases[index]
    if (!spot) return stand!
    return {
      x: spot.x,
      y: spot.y,
      height: spot.size,
      facingLeft: base === undefined ? stand!.facingLeft : (stand?.facingLeft ?? !isLeftOf(index, base)),
    }
  })
  const inGroups = nodes.flatMap(({ item, body }, i): PlacedProp[] => {
    const spot = item.kind === 'prop' ? groups.get(i) : undefined
    if (!spot) return []
    const floating = !body.stands
    const slot = {
      kind: floating ? ('sky' as const) : ('ground' as const),
      x: spot.x,
      y: floating ? spot.y : spot.y + spot.size / 2,
      size: spot.size,
    }
    return [{ prop: props[item.index]!, floating, slot }]
  })
  const others = blocking.placed.filter(({ prop }) => !inGroups.some((one) => one.prop === prop))
  const placed = [...others, ...inGroups]
  const ordered = nodes.flatMap(({ item }, i) => (item.kind === 'prop' && groups.has(i) ? [i] : []))
  const itemOf = (i: number): SceneItem => {
    const { item } = nodes[i]!
    return item.kind === 'figure' ? item : { kind: 'prop', index: others.length + ordered.indexOf(i) }
  }
  const links = [...groups].flatMap(([i, { isBehind = false, window }]): SceneLink[] => {
    const base = bases[i]
    if (base === undefined) return []
    const { relation } = nodes[i]!.position!
    return [{ item: itemOf(i), of: itemOf(base), isBehind, moves: relation === 'in' || relation === 'on', ...(window && { window }) }]
  })
  const held = blocking.held.map((one) => ({ ...one, actor: figures[one.actor]! }))
  return { ...blocking, stands, placed, held, links }
}
