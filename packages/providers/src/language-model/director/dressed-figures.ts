import { thingIn } from '@fablecut/director/plan/anachronisms'
import { inPeriod } from '@fablecut/director/plan/looks/period-looks'
import type { Period } from '@fablecut/director/story/periods'
import { readTraits } from '@fablecut/director/traits/read-traits'
import type { FigureTraits } from '@fablecut/domain/story/shot-plan/figure-traits'
import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
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

/** A plan with other things, also where something is in relation to them. */
function withThings(plan: ShotPlan, other: (thing: PlanThing) => PlanThing): ShotPlan {
  const names = new Map(plan.things.map((thing) => [thing.what, other(thing).what]))
  const named = (name: string): string => names.get(name) ?? name
  const placed = ({ position }: Pick<PlanThing, 'position'>) => position && { position: { ...position, of: named(position.of) } }
  return {
    ...plan,
    cast: plan.cast.map((figure) => ({
      ...figure,
      ...(figure.target !== undefined && { target: named(figure.target) }),
      ...placed(figure),
    })),
    things: plan.things.map((thing) => ({ ...other(thing), ...placed(thing) })),
  }
}

/** A plan in the clothes and places of its period. Rooms stay rooms: the model chose them from the places that are drawn. `chosen`: ids of chosen characters. */
export function dressedFor(plan: ShotPlan, period: StoryPeriod, chosen: ReadonlySet<string>): ShotPlan {
  const ofPeriod = PERIODS[period]
  if (ofPeriod === undefined) return plan
  const { plan: dressed } = inPeriod({ plan }, ofPeriod, chosen)
  const place = dressed.place === 'plain' ? plan.place : dressed.place
  return withThings({ ...dressed, ...(place !== undefined && { place }) }, (thing) => thingIn(thing, ofPeriod)[0] ?? thing)
}
