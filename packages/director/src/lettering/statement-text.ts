import { EMPTY_WORDS } from '../languages/en/words.ts'
import { isNoun, natureOf, singularOf } from '../senses/lexicon.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Token } from '../text/token.ts'
import { written } from './numbers/in-digits.ts'
import { isDetermining, isToldIn, meantBy } from './pronoun-words.ts'

/** Pronouns that say nothing alone. */
const DANGLING = /^(?:it|they|them|he|she|him|her|this|these|those|one|ones)$/u

/** `eats nothing For two months`: what stood at the beginning of the sentence. */
export function uncapitalized(text: string, kept: readonly number[], { tokens }: Analysis): string {
  const at = kept.indexOf(0)
  const first = tokens[0]!
  return at > 0 && (first.pos !== 'PROPN' || EMPTY_WORDS.has(first.low)) ? text.replace(first.text, first.low) : text
}

/** Kept words of a sentence as they stand on screen, pronouns as what they stand for. */
export function textOf(analysis: Analysis, kept: readonly number[]): string {
  const { tokens } = analysis
  const words = [...new Set(kept.map((i) => tokens[i]!.word))]
  const meant = new Map(kept.flatMap((i) => [[tokens[i]!.word, meantBy(analysis, kept, i)] as const]).filter(([, noun]) => noun))
  const parts: string[] = []
  for (let i = 0; i < words.length;) {
    const noun = meant.get(words[i]!)
    if (noun) {
      parts.push(noun)
      i++
      continue
    }
    let end = i
    while (words[end + 1] === words[end]! + 1 && !meant.has(words[end + 1]!)) end++
    parts.push(written(analysis, words[i]!, words[end]!))
    i = end + 1
  }
  return parts.join(' ')
}

/** `it`, `them` of kept words that nothing in them is meant by. */
export const danglingOf = (analysis: Analysis, kept: readonly number[]): readonly Token[] =>
  kept
    .map((i) => analysis.tokens[i]!)
    .filter(
      ({ low, i }) => DANGLING.test(low) && !isDetermining(analysis, i) && !isToldIn(analysis, kept, i) && !meantBy(analysis, kept, i),
    )

/** Words of a text on screen: a number is one, an article at its begin none. */
export const lengthOf = (words: string): number =>
  words
    .replace(/^(?:the|an?) /iu, '')
    .replaceAll(
      /\b(?:(?:about|over|almost|nearly|up to|at least|more than|less than|fewer than) )?(\p{Sc}?\d[\d.,]*%?)(?: (?:hundred|thousand|million|billion|trillion))?/giu,
      '$1',
    )
    .split(' ').length

/** `The tail` rather than `Its tail`, of whom nothing is told beside it. */
export function withoutOwner({ tokens }: Analysis, kept: readonly number[], words: string): string {
  const noun = kept.map((i) => tokens[i]!).find(({ pos, i }) => pos === 'NOUN' && tokens[i + 1]?.pos !== 'NOUN')
  const isThing = noun !== undefined && isNoun(singularOf(noun.low)) && natureOf(singularOf(noun.low)) !== 'person'
  return isThing && /^(?:its|their) (?!own\b)/iu.test(words) ? words.replace(/^\S+/u, 'The') : words
}
