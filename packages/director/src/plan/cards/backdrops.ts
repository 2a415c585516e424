import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { SURROUNDINGS } from '../../review/gate/card-picture.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { type Card, isBareCard } from './cards.ts'

type Carded = { readonly plan: ShotPlan; readonly card?: Card }

/** Whether a thing can be recognised out of focus: it is neither a person nor a place, and nothing happens to it. */
const isBackdrop = ({ what, event }: PlanThing): boolean => {
  const art = artOf(what)
  return art !== undefined && art !== 'person' && !art.startsWith('place/') && event !== 'cross-out' && !SURROUNDINGS.test(what)
}

/** The thing that most pictures of a film show, the earliest of several. */
function mostShown(planned: readonly Carded[]): string | undefined {
  const names = planned.flatMap(({ plan }) => [...new Set(plan.things.filter(isBackdrop).map(({ what }) => what))])
  const times = (name: string): number => names.filter((other) => other === name).length
  return names.toSorted((one, other) => times(other) - times(one))[0]
}

/** Whether nothing but words is seen, of a card or of a graphic. */
const areWordsAlone = (plan: ShotPlan): boolean =>
  plan.graphic?.template === 'words' ? plan.cast.length + plan.things.length === 0 : isBareCard(plan) && plan.text.length > 0

/** Words that stand alone at no place have what their script is about behind them, else what its film shows most. */
export function withBackdrops<P extends Carded>(planned: readonly P[]): P[] {
  const shown = mostShown(planned)
  return planned.map((one) => {
    const { plan, card } = one
    if (!areWordsAlone(plan) || plan.place !== undefined) return one
    const backdrop = card?.hero?.things.find(isBackdrop)?.what ?? shown
    return backdrop === undefined ? one : { ...one, plan: { ...plan, backdrop } }
  })
}
