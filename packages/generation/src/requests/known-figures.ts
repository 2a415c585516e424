import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { KnownFigure } from '../ports/language-model.ts'

/** Figures of plans, each once and as it was last, for a language model that plans the next shots. */
export function knownFiguresOf(plans: readonly ShotPlan[]): KnownFigure[] {
  const cast = plans.flatMap((plan) => plan.cast)
  return [...new Map(cast.map(({ id, what, traits }) => [id, { id, what, ...(traits && { traits }) }])).values()]
}
