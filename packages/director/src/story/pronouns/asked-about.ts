import type { Phrase } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
import type { Analysis } from '../analysis.ts'
import { genderOfReferent } from './pronoun-gender.ts'
import type { StoryState } from '../story-state.ts'

/** Sentences back to which a pronoun reaches. */
export const REACH = 3

/** Somebody or an animal of the gender of a pronoun was just spoken of. */
const isOfKnownBeing = (kind: string, index: number, story: StoryState): boolean =>
  story.referents.some((one) => index - one.sentence <= REACH && one.sentence < index && genderOfReferent(one, story) === kind)

const ASKING = /^(?:ask|tell|wonder|see|notice|hear|know)$/u
/** `An owl landed and asked why he was trembling`: another one than whoever asks, if one of that gender was spoken of. */
export function isAskedAbout({ i }: Token, { start, end }: Phrase, kind: string, { tokens, index }: Analysis, story: StoryState): boolean {
  const between = tokens.slice(end + 1, i)
  const isAsked = between.some(
    ({ lemma, i: at }) => ASKING.test(lemma) && /^(?:why|if|whether|what|where|how)$/u.test(tokens[at + 1]?.low ?? ''),
  )
  return isAsked && /^an?$/u.test(tokens[start]!.low) && isOfKnownBeing(kind, index, story)
}
