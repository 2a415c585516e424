import type { Action } from '../characters/poses/pose.ts'
import type { Seat } from '../characters/poses/seats.ts'
import type { SceneActor } from '../scene/scene.ts'

/** What a figure with its implement takes up around its feet, facing right, in its heights. */
export type ActionExtent = { readonly left: number; readonly right: number; readonly up: number }

const extent = (left: number, right: number, up = 1): ActionExtent => ({ left, right, up })

/** Actions that take up more than a standing figure. */
const EXTENTS: Readonly<Partial<Record<Action, ActionExtent>>> = {
  kneel: extent(0.3, 0.3, 0.82),
  'sit-on-ground': extent(0.34, 0.42, 0.8),
  pray: extent(0.3, 0.3, 0.82),
  bow: extent(0.22, 0.5, 0.9),
  crawl: extent(0.5, 0.62, 0.6),
  swim: extent(0.75, 0.75, 0.6),
  fall: extent(0.66, 0.5, 0.95),
  lie: extent(0.62, 0.6, 0.3),
  sleep: extent(0.66, 0.66, 0.6),
  jump: extent(0.36, 0.36, 1.5),
  cheer: extent(0.34, 0.34, 1.35),
  climb: extent(0.3, 0.86, 1.6),
  push: extent(0.5, 0.95),
  pull: extent(0.42, 0.95),
  throw: extent(0.4, 0.4, 1.15),
  dig: extent(0.34, 0.66),
  sweep: extent(0.26, 0.6),
  wash: extent(0.28, 0.5),
  knock: extent(0.22, 0.82, 1.28),
  cook: extent(0.24, 0.6),
  carry: extent(0.46, 0.3),
  write: extent(0.24, 0.6),
  type: extent(0.24, 0.6),
  study: extent(0.24, 0.6),
  rake: extent(0.26, 0.7),
  eat: extent(0.24, 0.6),
  strum: extent(0.26, 0.46),
  fiddle: extent(0.22, 0.42, 1.04),
  drum: extent(0.3, 0.74),
  piano: extent(0.3, 0.9),
  fish: extent(0.26, 1.1, 1.1),
  paint: extent(0.24, 0.8, 1.08),
  'paint-portrait': extent(0.24, 0.8, 1.08),
  drive: extent(1, 1.14),
  give: extent(0.22, 0.5),
  take: extent(0.22, 0.46),
  lean: extent(0.3, 0.4, 0.94),
  craft: extent(0.24, 0.62),
}

const ON_SEATS: Readonly<Partial<Record<Seat, ActionExtent>>> = {
  throne: extent(0.34, 0.46),
  wheelchair: extent(0.4, 0.46),
  swing: extent(0.62, 0.62, 1.5),
}

/** Extent of a figure's action; undefined for one that is as narrow as standing. */
export const actionExtentOf = (actor: SceneActor): ActionExtent | undefined =>
  actor.kind !== 'person' ? undefined : (actor.action === 'sit' && actor.seat && ON_SEATS[actor.seat]) || EXTENTS[actor.action]
