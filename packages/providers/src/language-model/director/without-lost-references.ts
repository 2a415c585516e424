import type { PlanPosition, PlanRelation, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { thingsOfHandwork } from './handwork-of-answer.ts'

/** Relations to what holds something. Beside what is held there is no ground to stand on. */
const HOLDING: ReadonlySet<PlanRelation | undefined> = new Set<PlanRelation>(['in', 'on', 'under', 'above'])

/** A plan whose positions, targets and handwork are to figures and things that are in it. */
export function withoutLostReferences({ handwork = [], ...plan }: ShotPlan): ShotPlan {
  const relations = new Map([
    ...plan.cast.map(({ id, position }) => [id, position?.relation] as const),
    ...plan.things.map(({ what, position }) => [what, position?.relation] as const),
  ])
  const isKnown = ({ relation, of }: PlanPosition): boolean =>
    relations.has(of) && (HOLDING.has(relation) || !HOLDING.has(relations.get(of)))
  const known = (position: PlanPosition | undefined) => (position && isKnown(position) ? { position } : {})
  const work = handwork.filter((one) => thingsOfHandwork([one]).every((what) => relations.has(what)))
  return {
    ...plan,
    cast: plan.cast.map(({ target, position, ...figure }) => ({
      ...figure,
      ...(target !== undefined && relations.has(target) && { target }),
      ...known(position),
    })),
    things: plan.things.map(({ position, ...thing }) => ({ ...thing, ...known(position) })),
    ...(work.length > 0 && { handwork: work }),
  }
}
