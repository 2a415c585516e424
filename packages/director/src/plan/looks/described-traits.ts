import type { FigureTraits } from '@fablecut/domain/story/shot-plan/figure-traits'
import { natureOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Phrase } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
import { isWornWord, readTraits } from '../../traits/read-traits.ts'

/** Token indices of a phrase or pronoun, inclusive. */
export type Span = readonly [start: number, end: number]

const WEARING = /^(?:with|without|in|wearing|wears|wear|wore|worn|has|had|having|dressed|who|whose|puts|put|on)$/u
const BE = /^(?:is|was|are|were)$/u
const CLAUSE_END = /^(?:[.;:!?—–]|while|because|when|until|but|so|that|which)$/u

const isParticipleOfNoun = (token: Token, next: Token | undefined): boolean =>
  /(?:ed|en|ing)$/u.test(token.low) && next !== undefined && /^(?:NOUN|ADJ)$/u.test(next.pos)

/** Whether a description goes on behind a person: `with a beard`, `wears a hat`, `, dressed in black`, `is bald`. */
function isDescribedBehind(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end + 1]
  const after = tokens[end + 2]
  if (!next) return false
  if (next.text === ',') return after !== undefined && WEARING.test(after.low)
  // `a shoemaker whose daughter never laughed`: of somebody else.
  if (next.low === 'whose' && after !== undefined && natureOf(after.lemma) === 'person') return false
  if (BE.test(next.low)) return after !== undefined && (/^(?:ADJ|ADV)$/u.test(after.pos) || WEARING.test(after.low))
  return WEARING.test(next.low)
}

/** Last token of the description of a person who is named at a span. */
function descriptionEnd([, end]: Span, { tokens }: Analysis, others: readonly number[]): number {
  if (!isDescribedBehind(tokens, end)) return end
  for (const token of tokens.slice(end + 2)) {
    const isOtherVerb = token.pos === 'VERB' && !WEARING.test(token.low) && !isParticipleOfNoun(token, tokens[token.i + 1])
    // `was afraid of going bald`: nothing that is seen.
    const isFeared = token.low === 'of' && tokens[token.i - 1]!.pos === 'ADJ'
    if (CLAUSE_END.test(token.low) || isFeared || isOtherVerb || others.includes(token.i)) return token.i - 1
  }
  return tokens.length - 1
}

/** First tokens of everybody else. */
const othersBehind = ([, end]: Span, people: readonly Span[]): number[] => people.map(([start]) => start).filter((start) => start > end)

/** What a sentence says about the looks of a person. `people`: spans of all persons of the sentence. Empty for denied and supposed ones. */
export function describedTraits(span: Span, analysis: Analysis, people: readonly Span[]): FigureTraits {
  const [start, end] = span
  if (analysis.bars[end] !== '') return {}
  const words = analysis.tokens.slice(start, descriptionEnd(span, analysis, othersBehind(span, people)) + 1)
  return readTraits(words.map(({ text }) => text).join(' '), 'en')
}

/** What the people of a sentence wear: it is seen on them, not beside them. */
export function wornPhrases(phrases: readonly Phrase[], analysis: Analysis, people: readonly Span[]): ReadonlySet<Phrase> {
  const ranges = people.map((span): Span => [span[1] + 1, descriptionEnd(span, analysis, othersBehind(span, people))])
  return new Set(
    phrases.filter(({ head }) => isWornWord(head.low, 'en') && ranges.some(([start, end]) => head.i >= start && head.i <= end)),
  )
}
