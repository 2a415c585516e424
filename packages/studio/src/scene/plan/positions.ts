import { basesOf } from '@fablecut/domain/story/shot-plan/position-bases'
import type { PlanFigure, PlanRelation, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { artOf } from '@fablecut/director/vocabulary/art-of'
import { drawnHeightOf } from '../../characters/animals/life-size.ts'
import { namesOfActor, namesOfProp } from '../../composition/related/scene-nodes.ts'
import type { Scene, SceneActor, SceneProp } from '../scene.ts'
import { animalOf } from './art.ts'

/** Where one does not walk away. */
const STILL: ReadonlySet<PlanRelation> = new Set<PlanRelation>(['in', 'on', 'under', 'above', 'around'])

/** An actor where a figure, or each of a number of figures, is. */
export function positioned<Actor extends SceneActor>(actor: Actor, { id, position }: Partial<PlanFigure>): Actor {
  const named = id === undefined ? actor : { ...actor, id }
  if (!position) return named
  const isMoving =
    STILL.has(position.relation) && (actor.kind === 'animal' ? actor.walking : actor.action === 'walk' || actor.action === 'run')
  if (!isMoving) return { ...named, position }
  return actor.kind === 'animal' ? { ...named, position, walking: false } : { ...named, position, action: 'stand' }
}

/** Whether a person is on an animal that is ridden. */
export const isRiding = ({ what, action, position }: PlanFigure, cast: readonly PlanFigure[]): boolean =>
  position?.relation === 'on' &&
  action !== 'sleep' &&
  artOf(what) === 'person' &&
  cast.some((other) => (other.id === position.of || other.what === position.of) && drawnHeightOfAnimal(other.what) >= LEAST_MOUNT)
/** In heights of an adult. */
const LEAST_MOUNT = 0.8
const drawnHeightOfAnimal = (what: string): number => {
  const kind = animalOf(what)?.kind
  return kind === undefined ? 0 : drawnHeightOf(kind)
}

/** Whoever sleeps is drawn with a bed. */
export const isBedOf = ({ what }: PlanThing, cast: readonly PlanFigure[]): boolean =>
  BED.test(artOf(what) ?? '') && cast.some(({ action, position }) => ASLEEP.has(action) && position?.of === what)
/** What somebody sleeps on who is in no bed. */
export const isLongSeatOf = ({ what }: PlanThing, { position }: PlanFigure): boolean =>
  position?.relation === 'on' && position.of === what && LONG_SEAT.test(artOf(what) ?? '')
const LONG_SEAT = /^(?:sofa|couch-and-lamp|bench|hammock|park-bench|deck-chair|raft|rug)$/u
const BED = /^(?:bed|mattress|hospital-bed)$/u
const ASLEEP: ReadonlySet<PlanFigure['action']> = new Set<PlanFigure['action']>(['sleep', 'lie'])

/** Whether somebody sits on a branch: it grows on its tree. */
export const isPerch = ({ what }: PlanThing, { cast }: Pick<ShotPlan, 'cast'>): boolean =>
  artOf(what) === 'branch' && cast.some(({ position }) => position?.relation === 'on' && position.of === what)

/** Things that are placed at others follow those. */
export const basesFirst = (props: readonly SceneProp[]): SceneProp[] =>
  props.toSorted((a, b) => Number(a.position !== undefined) - Number(b.position !== undefined))

/** A cast and things without positions at what is not there. */
export function withKnownPositions({ who, props }: Pick<Scene, 'who' | 'props'>): Pick<Scene, 'who' | 'props'> {
  const all = [...who, ...props]
  const bases = basesOf(all.map((one) => ({ names: 'word' in one ? namesOfProp(one) : namesOfActor(one), position: one.position })))
  const known = all.map((one, i) => {
    if (bases[i] !== undefined || one.position === undefined) return one
    const { position: _, ...rest } = one
    return rest as typeof one
  })
  return { who: known.slice(0, who.length) as SceneActor[], props: known.slice(who.length) as SceneProp[] }
}
