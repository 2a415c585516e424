import type { PlanFigure, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { MAX_ILLUSTRATIONS } from '@fablecut/domain/story/shot-plan/words-card'
import type { Card } from '../plan/cards/cards.ts'
import type { Analysis } from '../story/analysis.ts'
import { isSameThing } from '../story/script-topic.ts'
import { nameOf, type DrawingCandidate } from './candidate.ts'
import { featuresOf } from './features.ts'
import { probabilityOf } from './probability.ts'

/** From which probability on a drawing is added to a card that has others, and to one that has none. */
const MIN_PROBABILITY = 0.4
const MIN_PROBABILITY_ALONE = 0.6

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly card?: Card }

/** In how many sentences of a script the noun of a candidate stands. */
const namingsOf = ({ phrase }: DrawingCandidate, planned: readonly Planned[]): number =>
  phrase ? planned.filter(({ analysis }) => analysis?.phrases.some(({ lemma }) => lemma === phrase.lemma)).length : 0

export type OpenCandidate = { readonly candidate: DrawingCandidate; readonly features: readonly string[] }

/** What may be drawn beside the words of a sentence that is not yet, with its features. */
export function openCandidates(one: Planned, planned: readonly Planned[]): OpenCandidate[] {
  const { plan, analysis, card } = one
  if (!analysis || !card?.candidates || plan.form !== 'words' || plan.graphic || plan.handwork) return []
  const isDrawn = (name: string) => [...plan.cast, ...plan.things].some(({ what }) => isSameThing(what, name))
  return card.candidates
    .filter((candidate) => !isDrawn(nameOf(candidate)) && !plan.cast.some(({ id }) => id === candidate.figure?.id))
    .map((candidate) => ({ candidate, features: featuresOf(candidate, analysis, plan, namingsOf(candidate, planned)) }))
}

/** Cards with up to three drawings of what their sentences name, where a sentence is probably recognized by them. */
export function withDrawings<P extends Planned>(planned: readonly P[]): P[] {
  return planned.map((one) => {
    const { plan } = one
    const free = MAX_ILLUSTRATIONS - plan.cast.length - plan.things.length
    const least = free === MAX_ILLUSTRATIONS ? MIN_PROBABILITY_ALONE : MIN_PROBABILITY
    const chosen = openCandidates(one, planned)
      .map(({ candidate, features }) => ({ candidate, probability: probabilityOf(features) }))
      .filter(({ probability }) => probability >= least)
      .toSorted((a, b) => b.probability - a.probability)
      .slice(0, Math.max(0, free))
      .map(({ candidate }) => candidate)
    if (chosen.length === 0) return one
    const cast: PlanFigure[] = [...plan.cast, ...chosen.flatMap(({ figure }) => figure ?? [])]
    const things: PlanThing[] = [...plan.things, ...chosen.flatMap(({ thing }) => thing ?? [])]
    return { ...one, plan: { ...plan, cast, things } }
  })
}
