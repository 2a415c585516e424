import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { vectorOfWords } from '../senses/word-vectors.ts'
import type { Analysis } from '../story/analysis.ts'
import type { DrawingCandidate } from './candidate.ts'
import { featuresOf } from './features.ts'
import { contentOf, type Relatedness, relatednessTo } from './relatedness.ts'

export type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly candidates?: readonly DrawingCandidate[] }

/** A candidate with all from which its grade is read. */
export type DescribedCandidate = {
  readonly candidate: DrawingCandidate
  readonly features: readonly string[]
  readonly relatedness: Relatedness
}

/** In how many sentences of a script the noun of a candidate stands. */
const namingsOf = ({ phrase }: DrawingCandidate, planned: readonly Planned[]): number =>
  phrase ? planned.filter(({ analysis }) => analysis?.phrases.some(({ lemma }) => lemma === phrase.lemma)).length : 0

/** What may be drawn for a sentence, drawn or not, in the context of its script. */
export function describedCandidates({ plan, analysis, candidates = [] }: Planned, planned: readonly Planned[]): DescribedCandidate[] {
  if (!analysis) return []
  const before = planned.find((other) => other.analysis?.index === analysis.index - 1)
  const shownBefore = before ? [...before.plan.cast, ...before.plan.things].map(({ what }) => what) : []
  const about = {
    before: vectorOfWords(before?.analysis ? contentOf(before.analysis) : []),
    script: vectorOfWords(planned.flatMap((other) => (other.analysis ? contentOf(other.analysis) : []))),
  }
  return candidates.map((candidate) => ({
    candidate,
    features: featuresOf(candidate, analysis, plan, namingsOf(candidate, planned), { all: candidates, before: shownBefore }),
    relatedness: relatednessTo(candidate, analysis, about),
  }))
}
