import { isPlace } from '../plan/scene-item.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Picture } from '../story/story-state.ts'
import type { Phrase } from '../text/phrases.ts'
import type { CandidateSource } from './candidate.ts'
import { type Illustration, picturesOfPhrase } from './pictures-of-phrase.ts'

/** What a noun phrase of a script depicts, or what stands for it. */
export type ScriptNaming = {
  readonly picture: Illustration
  readonly phrase: Phrase
  readonly sentence: number
  readonly source: CandidateSource
}

/** What the noun phrases of one sentence name that may be there. `pictures`: what they depict. */
export const namingsOf = (analysis: Analysis, pictures: ReadonlyMap<Phrase, Picture>): ScriptNaming[] =>
  analysis.phrases
    .filter(({ bar }) => !/^(?:compared|idiom)$/u.test(bar))
    .flatMap((phrase) =>
      picturesOfPhrase(phrase, pictures.get(phrase), analysis)
        .filter(({ picture }) => !isPlace(picture))
        .map(({ picture, source }) => ({ picture, source, phrase, sentence: analysis.index })),
    )
