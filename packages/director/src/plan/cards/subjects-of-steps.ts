import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { assertedClauses } from '../../clauses/asserted-clauses.ts'
import type { Analysis } from '../../story/analysis.ts'
import { mentionsWord } from '../mentions-word.ts'
import { scriptDevice, namesDevice } from '../handwork/screen-action.ts'
import { type Card, isBareCard } from './cards.ts'

type Planned = { readonly text: string; readonly plan: ShotPlan; readonly analysis?: Analysis; readonly card?: Card }

/** Sentences with a command from which a script tells how something is done. */
const MIN_STEPS = 3

/** Sentences that name the subject of a script. */
const MIN_NAMED = 2

const isStep = ({ analysis }: Planned): boolean =>
  analysis !== undefined && assertedClauses(analysis).some(({ isCommand, verb }) => isCommand && verb.low === verb.lemma)

/** Steps of which nothing is drawn show what the script is about beside their words, or the device on whose screen they are. Scripts that tell no steps stay. */
export function withSubjectsOfSteps<P extends Planned>(planned: readonly P[]): P[] {
  if (planned.filter(isStep).length < MIN_STEPS) return [...planned]
  const isMentioned = (what: string): boolean =>
    planned.filter(({ text }) => mentionsWord(text, what.split(' ').at(-1)!)).length >= MIN_NAMED
  const isOfDevice = planned.filter(({ text }) => namesDevice(text)).length >= MIN_NAMED
  return planned.map((one) => {
    const { plan, analysis, card } = one
    const isBare = isBareCard(plan) && plan.place === undefined
    if (!isBare || !analysis || !isStep(one)) return one
    const device = isOfDevice ? scriptDevice(analysis) : undefined
    const [subject] = device ? [{ what: device, count: 1 }] : (card?.hero?.things ?? [])
    return subject && (device || isMentioned(subject.what)) ? { ...one, plan: { ...plan, things: [subject] } } : one
  })
}
