import type { ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { EMPTY_WORDS, TIME_NOUNS } from '../languages/en/words.ts'
import { isVerb } from '../senses/lexicon.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Phrase } from '../text/phrases.ts'
import { formatNumber } from '../text/format-number.ts'
import type { Quantity } from '../text/quantity.ts'

/** A graphic and its plain English name, as one would label the picture; none if it has only words. */
export type NamedGraphic = {
  readonly graphic: ShotGraphic
  readonly what?: string
  readonly form: 'number' | 'change' | 'compare' | 'steps' | 'time' | 'place' | 'list' | 'parts'
}

/** Words that qualify a number. */
export const HEDGE_WORDS = /^(?:about|around|nearly|almost|roughly|just|only|over|under|up|to|at|least|most|more|less|than|some|exactly)$/u

const MAX_LABEL = 60
export const clip = (text: string): string => (text.length <= MAX_LABEL ? text : `${text.slice(0, MAX_LABEL - 1)}…`)

const MAX_DECIMALS = 2
/** Decimals with which all of some numbers are exact, at most two. */
export const decimalsOf = (...values: readonly number[]): number =>
  [0, 1].find((decimals) => values.every((value) => Number(value.toFixed(decimals)) === value)) ?? MAX_DECIMALS

/** A phrase without its articles and possessives. */
export const labelOf = ({ run }: Phrase): string =>
  run
    .filter(({ pos, low }) => pos !== 'DET' && !(pos === 'PRON' && low.length < 6))
    .map(({ text }) => text)
    .join(' ')

/** A phrase before a number without a verb that was taken for its last noun: `Trailster` of `The Trailster costs 1,899`. */
export function subjectLabel(phrase: Phrase, { tokens }: Analysis, { at }: Quantity): string {
  const isVerbLast =
    phrase.run.some((token) => token !== phrase.head && /^(?:NOUN|PROPN|ADJ)$/u.test(token.pos)) &&
    (isVerb(phrase.head.low.replace(/(?<=sh|ch|ss|x)es$|(?<!s)s$/u, '')) || /^(?:needs?|costs?|weighs?)$/u.test(phrase.head.low)) &&
    phrase.head.pos !== 'PROPN' &&
    tokens.slice(phrase.end + 1).every(({ word, low }) => word >= at || HEDGE_WORDS.test(low))
  return labelOf(isVerbLast ? { ...phrase, run: phrase.run.slice(0, -1) } : phrase)
}

/** The first subject of a sentence that is there. */
export const subjectOf = ({ phrases }: Analysis): Phrase | undefined =>
  phrases.find(({ role, bar, lemma, isName }) => role === 'subject' && bar === '' && (isName || !TIME_NOUNS.test(lemma)))
export const isAmount = ({ kind }: Quantity): boolean => /^(?:count|money|duration|measure|heat)$/u.test(kind)
export const unitOf = ({ kind, unit, noun, display, value }: Quantity): string | undefined =>
  kind === 'count'
    ? noun
    : kind === 'duration'
      ? display.replace(/^[\d.,]+ /u, '')
      : (unit ?? (display.replace(formatNumber(value), '').trim() || undefined))

/** Words of the sentence between two word indices, without empty ones at the ends. */
export function wordsBetween(text: string, from: number, to: number, max = 4): string {
  const words = text
    .split(/\s+/u)
    .slice(from, to)
    .join(' ')
    .split(/[,;:.!?]/u)[0]!
    .split(' ')
    .filter(Boolean)
  while (words.length > 0 && EMPTY_WORDS.has(words[0]!.toLowerCase())) words.shift()
  while (
    words.length > 0 &&
    /^(?:of|to|in|on|at|the|a|an|and|or|is|are|was|were|that|by|for|but|only|them|him|her|it|us|me|you|they|he|she|we)$/iu.test(words[0]!)
  )
    words.shift()
  const short = words.slice(0, max)
  while (short.length > 0 && /^(?:of|to|in|on|at|the|a|an|and|or|is|are|was|were|that|by|for|but|only)$/iu.test(short.at(-1)!)) short.pop()
  return short.join(' ')
}
