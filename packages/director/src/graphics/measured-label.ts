import type { Analysis } from '../story/analysis.ts'
import { TIME_NOUNS } from '../languages/en/words.ts'
import type { Phrase } from '../text/phrases.ts'
import type { Quantity } from '../text/quantity.ts'
import { clip, HEDGE_WORDS, labelOf } from './graphic-label.ts'
import { capitalized } from '../lettering/capitalized.ts'

/** Adjectives that stand for an amount: `an average of 4 percent`. */
const NOMINAL = /^(?:average|maximum|minimum|total|mean|median|record|high|low)$/u

/** Token before a number and the words that qualify it: `of` of `a target of about 2 percent`. */
function tokenBefore({ tokens }: Analysis, { at }: Quantity) {
  const before = tokens.findLastIndex(({ word, low }) => word < at && !HEDGE_WORDS.test(low))
  return before < 0 ? undefined : tokens[before]
}

/** A phrase with what it is of: `surface of the Sun`. */
export function wholeLabel(phrase: Phrase, { phrases }: Analysis): string {
  const of = phrases.find((other) => other.of === phrase)
  return clip(capitalized([labelOf(phrase), of ? `of ${of.run.map(({ text }) => text).join(' ')}` : ''].filter(Boolean).join(' ')))
}

/** `a target of 2 percent`: the noun that a number is the amount of; empty without one. */
export function amountNoun(analysis: Analysis, quantity: Quantity): string {
  const of = tokenBefore(analysis, quantity)
  const phrase = of?.low === 'of' ? analysis.phrases.find(({ end }) => end === of.i - 1) : undefined
  if (phrase) return phrase.bar === 'negated' ? '' : clip(capitalized(labelOf(phrase)))
  const word = of?.low === 'of' ? analysis.tokens[of.i - 1] : undefined
  return word && NOMINAL.test(word.low) ? capitalized(word.low) : ''
}

/** What a change before a number is told of: `traffic` of `expects traffic to grow from 18 million`; empty without one. */
export function changedLabel(analysis: Analysis, { at }: Quantity): string {
  const phrase = analysis.phrases.findLast(
    ({ head, role, isOwner, lemma, bar, isName }) =>
      role !== 'behind' && head.word < at && !isOwner && bar !== 'negated' && (isName || !TIME_NOUNS.test(lemma)),
  )
  return phrase && !analysis.quantities.some(({ at: from, end }) => from <= phrase.head.word && end >= phrase.head.word)
    ? wholeLabel(phrase, analysis)
    : ''
}
