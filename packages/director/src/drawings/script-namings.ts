import { isPlace } from '../plan/scene-item.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Picture } from '../story/story-state.ts'
import { isMetaphor } from '../story/unpictured/metaphors.ts'
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

/** Verbs of what is only thought or spoken of. */
const MENTAL_OR_SPEECH_VERB = /^(?:think|dream|speak|talk|hear|know|remind)$/u

/** Places that stand without an article: `in town two shops closed`. */
const WITHOUT_ARTICLE = /^(?:town|school|church|prison|jail|hospital|college|university|court|camp|heaven|space|sea)$/u
/** `room 12`, `bed seven of our ward`; not `in the forest two hunters waited`, which counts somebody else. */
const isNumbered = ({ run, end, lemma }: Phrase, tokens: Analysis['tokens']): boolean =>
  tokens[end + 1]?.pos === 'NUM' && run.every(({ pos }) => /^(?:NOUN|PROPN)$/u.test(pos)) && !WITHOUT_ARTICLE.test(lemma)

const isOnlyThoughtOf = ({ start, preposition = '' }: Phrase, tokens: Analysis['tokens']): boolean =>
  /^(?:of|about)$/u.test(preposition) &&
  MENTAL_OR_SPEECH_VERB.test(tokens.slice(0, start).findLast(({ pos }) => pos === 'VERB')?.lemma ?? '')

/** Whether a noun phrase may name a place where a sentence is: not `room 12`, `every city on earth`, `I think of that lake`. */
export const mayNamePlace = (phrase: Phrase, tokens: Analysis['tokens']): boolean =>
  !isNumbered(phrase, tokens) && !/^(?:every|any|each|no)$/u.test(phrase.run[0]?.low ?? '') && !isOnlyThoughtOf(phrase, tokens)

/** What the noun phrases of one sentence name that may be there. `pictures`: what they depict. */
export const namingsOf = (analysis: Analysis, pictures: ReadonlyMap<Phrase, Picture>): ScriptNaming[] =>
  analysis.phrases
    .filter((phrase) => !/^(?:compared|idiom)$/u.test(phrase.bar) && !isMetaphor(phrase, analysis, pictures))
    .flatMap((phrase) =>
      picturesOfPhrase(phrase, pictures.get(phrase), analysis)
        .filter(({ picture }) => !isPlace(picture) || mayNamePlace(phrase, analysis.tokens))
        .map(({ picture, source }) => ({ picture, source, phrase, sentence: analysis.index })),
    )
