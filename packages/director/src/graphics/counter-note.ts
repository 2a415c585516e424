import { assertedClauses } from '../clauses/asserted-clauses.ts'
import { statementIn } from '../lettering/statement.ts'
import { wholeClauses } from '../lettering/whole/whole-pieces.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Quantity } from '../text/quantity.ts'
import type { DotsGraphic, RingGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { clip, type NamedGraphic } from './graphic-label.ts'
import { inDigits } from '../lettering/numbers/in-digits.ts'
import { noteWithoutNumber } from './note-without-number.ts'

/** Words of a statement that says more. */
const MANY_WORDS = 3
/** Characters of a statement beside a ring. */
const MAX_RING_LABEL = 44
/** Characters and words of a whole clause beside it. */
const MAX_CLAUSE = 58
const MAX_CLAUSE_WORDS = 12

const hasVerb = (words: string, { tokens }: Analysis): boolean =>
  words
    .toLowerCase()
    .split(' ')
    .some((word) => tokens.some(({ low, pos }) => low === word && /^(?:VERB|AUX)$/u.test(pos)))

/** `Put that grows 7%` of `Put the money into a fund that grows 7%`: a relative clause without its noun. */
function isTorn(statement: string, { text }: Analysis): boolean {
  const relative = /\S+ (?:that|which|who) \S+/iu.exec(statement)?.[0]
  return relative !== undefined && !text.toLowerCase().includes(relative.toLowerCase())
}

/** A number of what somebody is told to get, call or order counts nothing up. */
const isOffer = (analysis: Analysis): boolean => assertedClauses(analysis).some(({ isCommand }) => isCommand)

/** A counter whose note says what its sentence states rather than a bare noun. */
export function withStatedNote(named: NamedGraphic | undefined, analysis: Analysis): NamedGraphic | undefined {
  if (named?.graphic.template === 'ring') return withStatedShare(named, named.graphic, analysis)
  if (named?.graphic.template === 'dots') return withStatedDots(named, named.graphic, analysis)
  if (named?.graphic.template !== 'counter') return named
  const { graphic } = named
  const [only, ...others] = analysis.quantities
  const drawn = analysis.quantities.find(({ value }) => [value, value * 100].includes(graphic.to))
  const quantity = drawn ?? (others.length === 0 ? only : undefined)
  const stated = quantity && [
    noteWithoutNumber(analysis, quantity),
    statementIn(analysis, quantity)?.words,
    clauseWith(analysis, quantity.at),
  ]
  const statement = stated?.find((words) => words !== undefined && words.split(' ').length >= MANY_WORDS && !isTorn(words, analysis))
  const own = graphic.note ?? ''
  // `stronger than copper` says what the number is of.
  const isPhrase = own.split(' ').length >= MANY_WORDS && !hasVerb(own, analysis) && !/^(?:year|month|week|day|hour)\b/iu.test(own)
  // `3 | There are 3 rules`.
  const isExistential = quantity?.kind === 'count' && /^There (?:is|are|was|were) /u.test(statement ?? '')
  // `20 | Get the first 20 capsules`: the clause itself has its number.
  const isRepeated =
    quantity?.kind === 'count' && statement !== undefined && new RegExp(`(?<!\\S)${quantity.value}(?!\\S)`, 'u').test(statement)
  if (isRepeated && isOffer(analysis)) return undefined
  if (!quantity || !statement || isExistential || isPhrase) return named
  return { ...named, graphic: { ...graphic, note: clip(statement) } }
}

/** The shortest whole clause with what stands at a word. */
const clauseWith = (analysis: Analysis, word: number): string | undefined =>
  wholeClauses(analysis, MAX_CLAUSE_WORDS)
    .filter(({ words, kept }) => words.length <= MAX_CLAUSE && kept.some((i) => analysis.tokens[i]!.word === word))
    .toSorted((a, b) => a.words.length - b.words.length)[0]?.words

/** A sentence whose number is its only one, in digits, where it is short. */
function wholeSentence(analysis: Analysis): string | undefined {
  const whole = inDigits(analysis.text.replace(/[.!]+$/u, ''), analysis)
  return whole.length <= MAX_CLAUSE && /[.!]$/u.test(analysis.text) ? whole : undefined
}

/** `with half of its sailors already dead`: whose share, and what they are; undefined where nothing is said of them. */
function shareWithState({ tokens, phrases }: Analysis, { at, end }: Quantity): string | undefined {
  const opener = tokens.find(({ word }) => word === at)
  const phrase = phrases.find(({ start }) => tokens[start]!.word > end && tokens[start]!.word <= end + 3)
  if (tokens[(opener?.i ?? 0) - 1]?.low !== 'with' || !phrase) return undefined
  const adverbs = tokens[phrase.end + 1]?.pos === 'ADV' ? 1 : 0
  const state = tokens[phrase.end + 1 + adverbs]
  return state?.pos === 'ADJ' ? `${phrase.head.text} ${state.text}` : undefined
}

/** A ring whose label says what the share is of, in a whole clause. */
function withStatedShare(named: NamedGraphic, graphic: RingGraphic, analysis: Analysis): NamedGraphic {
  const share = analysis.quantities.find(
    ({ kind, value }) => /^(?:percent|share)$/u.test(kind) && [value, value / 100].some((one) => Math.abs(one - graphic.share) < 0.001),
  )
  if (!share) return named
  const said = statementIn(analysis, share)?.words
  const statement =
    noteWithoutNumber(analysis, share) ??
    clauseWith(analysis, share.at) ??
    shareWithState(analysis, share) ??
    (said && said.length <= MAX_RING_LABEL ? said : undefined) ??
    wholeSentence(analysis)
  return statement ? { ...named, graphic: { ...graphic, label: statement } } : named
}

/** Dots whose label says of whom the share is and what they do, or at least of whom: `1 in 5 bikes never comes back`. */
function withStatedDots(named: NamedGraphic, graphic: DotsGraphic, analysis: Analysis): NamedGraphic {
  const share = analysis.quantities.find(({ kind, value }) => kind === 'share' && Math.abs(value * 100 - graphic.count) < 0.001)
  if (!share) return named
  const statement = clauseWith(analysis, share.at) ?? wholeSentence(analysis)
  if (statement) return { ...named, graphic: { ...graphic, label: statement } }
  const whom = analysis.phrases.find(({ run }) => run.some(({ word }) => word === share.end + 1))
  const nouns = whom?.run.filter(({ word }) => word > share.end).map(({ text }) => text)
  const isNamed = share.noun !== undefined || graphic.label !== share.display
  return nouns && !isNamed ? { ...named, graphic: { ...graphic, label: clip([share.display, ...nouns].join(' ')) } } : named
}
