import type { PlanFigure, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { artOf } from '@fablecut/director/vocabulary/art-of'
import { canBeCrafted } from '../../scene/plan/handing-over.ts'
import { climberOf } from '../../scene/plan/relations.ts'

/** Whether a figure does what it does to a thing, as far as both are drawn. */
function isDoneTo(figure: PlanFigure, thing: PlanThing): boolean {
  if (figure.action === 'work') return canBeCrafted(thing)
  return figure.action === 'climb' && climberOf({ cast: [{ ...figure, target: thing.what }] }) !== undefined
}

/** A card on which people who work or climb without a target do that to the first thing that fits. */
export const withImpliedTargets = (plan: ShotPlan): ShotPlan => ({
  ...plan,
  cast: plan.cast.map((figure) => {
    const thing =
      figure.target === undefined && artOf(figure.what) === 'person' ? plan.things.find((one) => isDoneTo(figure, one)) : undefined
    return thing ? { ...figure, target: thing.what } : figure
  }),
})
