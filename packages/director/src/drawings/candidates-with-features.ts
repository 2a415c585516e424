import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { vectorOfWords, type WordVector } from '../senses/word-vectors.ts'
import type { Analysis } from '../story/analysis.ts'
import { type Antecedents, antecedentsOf } from './antecedents.ts'
import type { CandidateSource, DrawingCandidate } from './candidate.ts'
import { type CueMatch, cuesIn } from './drawing-cues.ts'
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

/** What a whole script is about, what the pronouns of its sentences may stand for, and the words in them that call for drawings. */
export type ScriptContext = {
  readonly topic: WordVector
  readonly antecedents: ReadonlyMap<Analysis, Antecedents>
  readonly cues: ReadonlyMap<Analysis, readonly CueMatch[]>
}

export function contextOfScript(planned: readonly Planned[]): ScriptContext {
  const analyses = planned.flatMap(({ analysis }) => analysis ?? [])
  return {
    topic: vectorOfWords(analyses.flatMap(contentOf)),
    antecedents: antecedentsOf(analyses),
    cues: new Map(analyses.map((analysis) => [analysis, cuesIn(analysis)])),
  }
}

/** What may be drawn for a sentence, drawn or not, in the context of its script. */
export function candidatesWithFeatures(
  { plan, analysis, candidates = [] }: Planned,
  planned: readonly Planned[],
  { topic, antecedents, cues }: ScriptContext,
): CandidateWithFeatures[] {
  if (!analysis) return []
  const before = planned.find((other) => other.analysis?.index === analysis.index - 1)
  const shownBefore = before ? [...before.plan.cast, ...before.plan.things].map(({ what }) => what) : []
  const around = {
    whole: vectorOfWords(contentOf(analysis)),
    before: vectorOfWords(before?.analysis ? contentOf(before.analysis) : []),
    script: topic,
    cues: {
      own: cues.get(analysis) ?? [],
      before: (before?.analysis && cues.get(before.analysis)) ?? [],
      all: [...cues.values()],
    },
  }
  const context = { all: candidates, before: shownBefore, antecedents: antecedents.get(analysis) }
  const related = candidates.map((candidate) => relatednessTo(candidate, analysis, around))
  const calls = related.map(({ calls: [own = 0, last = 0, script = 0] }) => own + last / 2 + script)
  const most = Math.max(...calls)
  const nears = related.map(({ nearCues: [near = 0] }) => near)
  const nearest = Math.max(...nears)
  return candidates.map((candidate, i) => ({
    candidate,
    features: [
      ...featuresOf(candidate, analysis, plan, sentencesNaming(candidate, planned), context),
      ...featuresOfCalls(candidate.source, related[i]!.calls, {
        isMost: calls[i]! > 0 && calls[i] === most,
        isNearest: nears[i] === nearest,
      }),
    ],
    relatedness: related[i]!,
  }))
}

/** Whether the words of a sentence and of those around it call for a drawing, and for no other more. */
function featuresOfCalls(
  source: CandidateSource,
  [own = 0, before = 0, script = 0]: readonly number[],
  { isMost, isNearest }: { readonly isMost: boolean; readonly isNearest: boolean },
): string[] {
  const called = own === 0 ? 'no' : own < 0.6 ? 'weakly' : own < 1.2 ? 'yes' : 'strongly'
  return [
    `called=${called}`,
    `${source}|called=${called}`,
    `${source}|called before=${before > 0}`,
    `${source}|called by script=${script === 0 ? 'no' : script < 0.2 ? 'weakly' : 'yes'}`,
    `${source}|most called=${isMost}`,
    `${source}|nearest=${isNearest}`,
  ]
}
