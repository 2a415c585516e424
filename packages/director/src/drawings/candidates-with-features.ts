import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { vectorOfWords, type WordVector } from '../senses/word-vectors.ts'
import type { Analysis } from '../story/analysis.ts'
import { type Antecedents, antecedentsOf } from './antecedents.ts'
import type { DrawingCandidate } from './candidate.ts'
import { cueFrequenciesOf, cuesIn } from './drawing-cues.ts'
import { featuresOfCues } from './features-of-cues.ts'
import { featuresOf } from './features.ts'
import { contentOf, type Relatedness, relatednessTo } from './relatedness.ts'

export type Planned = {
  readonly plan: ShotPlan
  readonly analysis?: Analysis
  readonly candidates?: readonly DrawingCandidate[]
  readonly placeName?: string
}

/** Candidates with the place where a shot is, which may be known only from other sentences. */
function withSetting({ plan: { place: id }, candidates = [], placeName }: Planned): readonly DrawingCandidate[] {
  if (id === undefined || id === 'plain' || candidates.some(({ place }) => place?.id === id)) return candidates
  return [...candidates, { source: 'setting', rank: 0, file: 'location', place: { id, name: placeName ?? id.replaceAll('-', ' ') } }]
}

/** A candidate with all from which its grade is read. */
export type CandidateWithFeatures = {
  readonly candidate: DrawingCandidate
  readonly features: readonly string[]
  readonly relatedness: Relatedness
}

/** In how many sentences of a script the noun of a candidate stands. */
const sentencesNaming = ({ phrase }: DrawingCandidate, planned: readonly Planned[]): number =>
  phrase ? planned.filter(({ analysis }) => analysis?.phrases.some(({ lemma }) => lemma === phrase.lemma)).length : 0

/** What a whole script is about, what the pronouns of its sentences may stand for, and in which part of its sentences each cue stands. */
export type ScriptContext = {
  readonly topic: WordVector
  readonly antecedents: ReadonlyMap<Analysis, Antecedents>
  readonly cueFrequencies: ReadonlyMap<string, number>
}

export function contextOfScript(planned: readonly Planned[]): ScriptContext {
  const analyses = planned.flatMap(({ analysis }) => analysis ?? [])
  return {
    topic: vectorOfWords(analyses.flatMap(contentOf)),
    antecedents: antecedentsOf(analyses),
    cueFrequencies: cueFrequenciesOf(analyses.map(cuesIn)),
  }
}

/** What may be drawn for a sentence, drawn or not, in the context of its script. */
export function candidatesWithFeatures(
  one: Planned,
  planned: readonly Planned[],
  { topic, antecedents, cueFrequencies }: ScriptContext,
): CandidateWithFeatures[] {
  const { plan, analysis } = one
  if (!analysis) return []
  const candidates = withSetting(one)
  const before = planned.find((other) => other.analysis?.index === analysis.index - 1)
  const shownBefore = before ? [...before.plan.cast, ...before.plan.things].map(({ what }) => what) : []
  const around = {
    whole: vectorOfWords(contentOf(analysis)),
    before: vectorOfWords(before?.analysis ? contentOf(before.analysis) : []),
    script: topic,
    cues: { own: cuesIn(analysis), before: before?.analysis ? cuesIn(before.analysis) : [], shares: cueFrequencies },
  }
  const context = { all: candidates, before: shownBefore, antecedents: antecedents.get(analysis) }
  const related = candidates.map((candidate) => relatednessTo(candidate, analysis, around))
  const cues = featuresOfCues(candidates, related)
  return candidates.map((candidate, i) => ({
    candidate,
    features: [...featuresOf(candidate, analysis, plan, sentencesNaming(candidate, planned), context), ...cues[i]!],
    relatedness: related[i]!,
  }))
}
