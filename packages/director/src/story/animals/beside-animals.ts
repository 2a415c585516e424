import type { Phrase } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
import type { Analysis } from '../analysis.ts'
import type { Picture } from '../story-state.ts'

const NEAR = /^(?:above|below|beneath|behind|around|beside|near|over|under|before|beyond|between|past|unlike)$/u

/** `Above her, thousands of penguins shuffle`: the sentence is about its own animal, not about the one that a pronoun tells where it is. */
export function isBesideOthers(
  { drawn }: Picture,
  { i }: Token,
  { tokens, phrases }: Analysis,
  pictures: ReadonlyMap<Phrase, Picture>,
): boolean {
  return (
    drawn.file === 'animal' &&
    NEAR.test(tokens[i - 1]?.low ?? '') &&
    phrases.some((phrase) => {
      const isSubject = phrase.role === 'subject' || phrase.of?.role === 'subject'
      const other = isSubject && phrase.bar === '' ? pictures.get(phrase)?.drawn : undefined
      return other?.file === 'animal' && other !== drawn
    })
  )
}
