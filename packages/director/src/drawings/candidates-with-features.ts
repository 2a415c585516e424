import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { vectorOfWords, type WordVector } from '../senses/word-vectors.ts'
import type { Analysis } from '../story/analysis.ts'
import { type Antecedents, antecedentsOf } from './antecedents.ts'
import type { DrawingCandidate } from './candidate.ts'
import { featuresOf } from './features.ts'
import { contentOf, type Relatedness, relatednessTo } from './relatedness.ts'

export type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly candidates?: readonly DrawingCandidate[] }

/** A candidate with all from which its grade is read. */
export type CandidateWithFeatures = {
  readonly candidate: DrawingCandidate
  readonly features: readonly string[]
  readonly relatedness: Relatedness
}

/** In how many sentences of a script the noun of a candidate stands. */
const sentencesNaming = ({ phrase }: DrawingCandidate, planned: readonly Planned[]): number =>
  phrase ? planned.filter(({ analysis }) => analysis?.phrases.some(({ lemma }) => lemma === phrase.lemma)).length : 0

/** What a whole script is about, and what the pronouns of its sentences may stand for. */
export type ScriptContext = { readonly topic: WordVector; readonly antecedents: ReadonlyMap<Analysis, Antecedents> }

export function contextOfScript(planned: readonly Planned[]): ScriptContext {
  const analyses = planned.flatMap(({ analysis }) => analysis ?? [])
  return { topic: vectorOfWords(analyses.flatMap(contentOf)), antecedents: antecedentsOf(analyses) }
}

/** What may be drawn for a sentence, drawn or not, in the context of its script. */
export function candidatesWithFeatures(
  { plan, analysis, candidates = [] }: Planned,
  planned: readonly Planned[],
  { topic, antecedents }: ScriptContext,
): CandidateWithFeatures[] {
  if (!analysis) return []
  const before = planned.find((other) => other.analysis?.index === analysis.index - 1)
  const shownBefore = before ? [...before.plan.cast, ...before.plan.things].map(({ what }) => what) : []
  const around = {
    whole: vectorOfWords(contentOf(analysis)),
    before: vectorOfWords(before?.analysis ? contentOf(before.analysis) : []),
    script: topic,
  }
  const context = { all: candidates, before: shownBefore, antecedents: antecedents.get(analysis) }
  return candidates.map((candidate) => ({
    candidate,
    features: featuresOf(candidate, analysis, plan, sentencesNaming(candidate, planned), context),
    relatedness: relatednessTo(candidate, analysis, around),
  }))
}
