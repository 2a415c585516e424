import type { PlanPosition, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { thingsOfHandwork } from './handwork-of-answer.ts'

/** A plan whose positions, targets and handwork are to figures and things that are in it. */
export function withoutLostReferences({ handwork = [], ...plan }: ShotPlan): ShotPlan {
  const names = new Set([...plan.cast.map(({ id }) => id), ...plan.things.map(({ what }) => what)])
  const known = (position: PlanPosition | undefined) => (position && names.has(position.of) ? { position } : {})
  const work = handwork.filter((one) => thingsOfHandwork([one]).every((what) => names.has(what)))
  return {
    ...plan,
    cast: plan.cast.map(({ target, position, ...figure }) => ({
      ...figure,
      ...(target !== undefined && names.has(target) && { target }),
      ...known(position),
    })),
    things: plan.things.map(({ position, ...thing }) => ({ ...thing, ...known(position) })),
    ...(work.length > 0 && { handwork: work }),
  }
}
