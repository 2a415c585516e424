import { inPeriod } from '@fablecut/director/plan/looks/period-looks'
import type { Period } from '@fablecut/director/story/periods'
import { readTraits } from '@fablecut/director/traits/read-traits'
import type { FigureTraits } from '@fablecut/domain/story/shot-plan/figure-traits'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { StoryPeriod } from './answer.ts'

const PERIODS: Readonly<Record<StoryPeriod, Period | undefined>> = {
  today: undefined,
  future: undefined,
  '1830-1920': 'old',
  '1500-1830': 'early-modern',
  '500-1500': 'medieval',
  'before 500': 'ancient',
}

/** How a figure looks, by the words of a model in English. */
export const traitsOfLook = (look: string): FigureTraits => readTraits(look, 'en')

/** A plan in the clothes and places of its period. Rooms stay rooms: the model chose them from the places that are drawn. `chosen`: ids of chosen characters. */
export function dressedFor(plan: ShotPlan, period: StoryPeriod, chosen: ReadonlySet<string>): ShotPlan {
  const { plan: dressed } = inPeriod({ plan }, PERIODS[period], chosen)
  return dressed.place === 'plain' ? { ...dressed, place: plan.place } : dressed
}
