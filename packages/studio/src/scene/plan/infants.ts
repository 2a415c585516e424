import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { artOf } from '@fablecut/director/vocabulary/art-of'
import type { Action } from '../../characters/poses/pose.ts'
import type { SceneActor } from '../scene.ts'

/** What babies do instead of what they cannot do yet. */
const CRAWLING: ReadonlySet<Action> = new Set<Action>(['walk', 'run', 'crawl', 'climb', 'push', 'pull', 'dance', 'jump', 'kick'])
const LYING: ReadonlySet<Action> = new Set<Action>(['lie', 'sleep', 'fall'])

export function asInfant(actor: SceneActor): SceneActor {
  if (actor.kind !== 'person' || !actor.look.infant) return actor
  if (LYING.has(actor.action)) return { ...actor, action: 'lie', ...(actor.action === 'sleep' && { asleep: true }) }
  return { ...actor, action: CRAWLING.has(actor.action) ? 'crawl' : 'sit-on-ground', seat: undefined }
}

const BEDS_OF_INFANTS: ReadonlySet<string> = new Set(['crib', 'cradle', 'stroller'])

const isFreeNewborn = ({ what, position }: PlanThing): boolean => /^(?:crying-)?newborn$/u.test(artOf(what) ?? '') && position === undefined

/** A newborn beside its bed lies in it, where the plan puts it nowhere. */
export function withNewbornsInBeds(plan: ShotPlan): ShotPlan {
  const bed = plan.things.find(({ what, event }) => event === undefined && BEDS_OF_INFANTS.has(artOf(what) ?? ''))
  if (!bed) return plan
  const position = { relation: 'in' as const, of: bed.what }
  return { ...plan, things: plan.things.map((thing) => (isFreeNewborn(thing) ? { ...thing, position } : thing)) }
}
