import { MAX_INSERT_SWARM } from '@fablecut/director/vocabulary/drawn-counts'
import type { PlanEvent, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { clamp } from '../../paint/colour.ts'
import { homeOf } from '../../props/placing.ts'
import { iconOf } from '../../scene/plan/art.ts'
import { isAlight } from '../../states/thing-state.ts'
import type { PlacedThing } from '../things-layout.ts'
import { laggingPart } from './draw-event.ts'
import { eventMotion, type EventMotion } from './event-motion.ts'

/** Bodies turn in their plane; seen from their edge they would be discs of card. */
const ROUND = /^(?:full-moon|globe-showing|ringed-planet|sun$|ball$|basketball|desk-globe)/u

/** Whether a thing that spins is a body that turns in its plane. */
export const isRoundBody = ({ what }: PlanThing): boolean => ROUND.test(iconOf(what) ?? '')

/** Whether all of a number are drawn: no smaller ones are among them. */
const isCounted = ({ count }: PlanThing): boolean => count > 1 && count <= MAX_INSERT_SWARM

/** Events that a picture shows by itself, and turns of what is built, which would be seen from its edge. */
const isOwn = (event: PlanThing['event'], icon: string): boolean =>
  (event === 'spin' && (ROUND.test(icon) || homeOf(icon) === 'back')) || (event === 'burn' && isAlight(icon))

/**
 * What happens to a placed thing. `event`: undefined where its picture shows it by itself; `part`: of the event, later for later ones of many;
 * `seconds`: of its motion.
 */
export type PlacedEvent = {
  readonly event: PlanEvent | undefined
  readonly part: number
  readonly seconds: number
  readonly icon: string
  readonly motion: EventMotion
}

/** What happens to a placed thing at a moment of a shot: the same for its picture, its shadow and what is placed at it. */
export function placedEvent({ thing, phase, stands }: Omit<PlacedThing, 'x'>, seconds: number, durationSeconds: number): PlacedEvent {
  const icon = iconOf(thing.what) ?? ''
  const part = laggingPart(clamp(seconds / Math.max(0.1, durationSeconds)), thing.count > 1 ? phase : 0)
  const isInPicture = isOwn(thing.event, icon) || (thing.event === 'swarm' && (stands === true || isCounted(thing)))
  const event = isInPicture ? undefined : thing.event
  return { event, part, seconds: seconds + phase, icon, motion: eventMotion(event, part, seconds + phase, icon) }
}
