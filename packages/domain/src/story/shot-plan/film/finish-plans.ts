import type { ShotPlan } from '../shot-plan.ts'
import { withEndCard, withOpening } from './film-texts.ts'
import { transitionsOf } from './turning-points.ts'

/**
 * What a film has beyond its sentences: an opening title, transitions at its turning points, an end card. `title`: of the story. Shots without a plan stay
 * without; finished plans stay as they are.
 */
export function finishPlans(plans: readonly (ShotPlan | undefined)[], title: string): (ShotPlan | undefined)[] {
  const planned = plans.filter((plan) => plan !== undefined)
  const transitions = new Map(transitionsOf(planned).map((transition, i) => [planned[i], transition] as const))
  return plans.map((plan, i) => {
    if (!plan) return plan
    const opened = i === 0 ? withOpening(plan, title) : plan
    const closed = i > 0 && i === plans.length - 1 ? withEndCard(opened, title) : opened
    return { ...closed, transition: transitions.get(plan) ?? 'cut' }
  })
}
