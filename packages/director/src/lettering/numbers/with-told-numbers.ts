import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { describePlan } from '../../describe-plan.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Quantity } from '../../text/quantity.ts'
import { clauseAt } from '../../clauses/clause-at.ts'
import { startOf } from '../../clauses/clause.ts'
import { chunksOf, clausesOf } from '../../clauses/clauses.ts'
import { capitalized } from '../capitalized.ts'
import { span } from '../forms/noun-forms.ts'
import { lengthOf, textOf } from '../statement-text.ts'
import { allHeard, besideOf } from '../point/besides.ts'
import type { Beside } from '../point/point-begins.ts'
import { mainPiece } from '../point/main-piece.ts'
import { wholeClauses } from '../whole/whole-pieces.ts'
import { mostWords, worthAt } from '../point/point-of.ts'
import { isSameClause } from '../side-clauses.ts'
import { isYear } from './telling-numbers.ts'

type Told = { readonly words: string; readonly at: number }
type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }

const quantityOf = ({ at }: PlanText, { quantities }: Analysis): Quantity | undefined =>
  quantities.find((quantity) => quantity.at <= at + 3 && at <= quantity.end)

/** How long, how far or how large: alone it does not say of what. */
const OF_SOMETHING = /^(?:duration|measure|heat|rate|times|share|count)$/u
/** Counts up to here alone tell nothing of their sentence. */
const FEW = 12
/** By how much the clause of a number may be worth less than the one on screen. */
const NEARLY = 0.6
/** Words of a verb with a number and its noun. */
const MAX_LITTLE = 4
/** Words of a sentence up to which its clause may be most of it, where its number says nothing. */
const MAX_SHORT = 6

/** A number that names neither a date nor a price, with at most the unit or noun that is counted. */
function isBare(text: PlanText, analysis: Analysis): boolean {
  const quantity = text.role === 'number' && !isYear(text) ? quantityOf(text, analysis) : undefined
  return quantity !== undefined && OF_SOMETHING.test(quantity.kind)
}

/** `1 hour later`, `2 streets`: says nothing at all without what happened. */
function isEmpty(text: PlanText, analysis: Analysis): boolean {
  const quantity = quantityOf(text, analysis)
  return quantity !== undefined && (quantity.kind === 'duration' || (quantity.kind === 'count' && quantity.value <= FEW))
}

/** `Owns 40,000 books`: tells no more than the number with its noun. */
function tellsNoMore({ words, at }: Told, { tokens }: Analysis, { kind, value }: Quantity): boolean {
  const isOfMany = kind === 'count' && value > FEW
  const first = tokens.find(({ word }) => word === at)
  return isOfMany && /^(?:VERB|AUX)$/u.test(first?.pos ?? '') && words.split(' ').length <= MAX_LITTLE
}

/** The shortest whole clause with a number in at most half of its sentence. */
function clauseWith(analysis: Analysis, { at, end }: Quantity): Told | undefined {
  const most = Math.floor(mostWords(analysis))
  return wholeClauses(analysis, most)
    .filter(
      ({ kept, words }) =>
        words.split(' ').length <= most && [at, end].every((word) => kept.some((i) => analysis.tokens[i]!.word === word)),
    )
    .toSorted((a, b) => a.words.length - b.words.length)[0]
}

/** `½`, `25 milliliters`, `2 weeks`: without a noun of what, rather than `180 million tonnes of dust`. */
const isWithoutNoun = ({ words }: PlanText, { kind }: Quantity): boolean =>
  (/^(?:duration|measure|heat|share)$/u.test(kind) && !/ of /u.test(words)) || /^\d+×$/u.test(words)

/** `A tunnel nearly 80 meters long`, `½ tonne of hay`: the noun phrase of a number with what it is of; undefined where that names only its unit, or is long. */
function phraseWith(analysis: Analysis, { at, end }: Quantity): Told | undefined {
  const { tokens } = analysis
  const i = tokens.findIndex(({ word }) => word === at)
  const rest = clauseAt(analysis, i)?.rest ?? []
  const n = rest.findIndex(({ from, to, isTime }) => from <= i && i < to && !isTime)
  const [before, own, next] = [rest[n - 1], rest[n], rest[n + 1]]
  if (!own) return undefined
  // `a tunnel | nearly eighty meters long`.
  const isBehind =
    before?.to === own.from && /^(?:nominal|preposition)$/u.test(before.kind) && next?.kind === 'adjective' && next.from === own.to
  const chunk = isBehind ? { ...before, to: next.to } : own
  // `of the 15 kilometres | I ride to work`.
  const last = tokens.findLastIndex(({ word }) => word <= end)
  const relative =
    last + 1 === chunk.to ? clausesOf(analysis).find((one) => one.role === 'relative' && startOf(one) === chunk.to) : undefined
  const which = relative ? capitalized(textOf(analysis, span({ from: i, to: relative.to }))) : undefined
  if (which !== undefined && lengthOf(which) <= mostWords(analysis)) return { words: which, at }
  const kept = span(chunk).filter((n) => n > chunk.from || tokens[n]!.pos !== 'ADP')
  const isOfNoun = kept.some((n) => tokens[n]!.pos === 'NOUN' && !(at <= tokens[n]!.word && tokens[n]!.word <= end))
  const words = capitalized(textOf(analysis, kept))
  const isOfKnown = tokens[i - 1]?.low === 'the'
  return isOfNoun && !isOfKnown && kept.length > 2 && lengthOf(words) <= mostWords(analysis)
    ? { words, at: tokens[kept[0]!]!.word }
    : undefined
}

/** `For 2 weeks you walk on air`: the clause that opens with how long, where that is short. */
function clauseBehind(analysis: Analysis, { at }: Quantity): (Told & { readonly verb: number }) | undefined {
  const { tokens } = analysis
  const i = tokens.findIndex(({ word }) => word === at)
  const time = chunksOf(analysis).find(({ from, to, kind }) => from <= i && i < to && kind === 'preposition')
  const clause = clausesOf(analysis).find((one) => one.from === time?.to && /^(?:main|joined|but|so)$/u.test(one.role) && !one.isInverted)
  const kept = time && clause ? span({ from: time.from, to: clause.to }) : []
  if (kept.length === 0 || tokens[clause!.to]?.pos === 'SCONJ') return undefined
  const words = capitalized(textOf(analysis, kept))
  return lengthOf(words) <= mostWords(analysis) + 1
    ? { words, at: tokens[kept[0]!]!.word, verb: tokens[clause!.verb.head]!.word }
    : undefined
}

/** Does a piece begin with the words that are on screen? */
const has = (one: Told, other: PlanText): boolean => one.words.toLowerCase().startsWith(other.words.toLowerCase())

/** Words and a number beside them: in one clause where that is short, without the number where it is of another clause and names nothing. */
function joined(texts: readonly PlanText[], analysis: Analysis, beside: Beside): readonly PlanText[] {
  const key = texts.find(({ role }) => role === 'key')
  if (!key || key.words.startsWith('Only to ')) return texts.filter((text) => !key || text === key || !isBare(text, analysis))
  return texts.reduce<readonly PlanText[]>((all, text) => {
    const quantity = isBare(text, analysis) ? quantityOf(text, analysis) : undefined
    if (!quantity || !isWithoutNoun(text, quantity)) return all
    const others = all.filter((one) => one !== text)
    const main = mainPiece(analysis, beside, quantity.at)
    const behind = main ? undefined : clauseBehind(analysis, quantity)
    const piece: Told | undefined = main ?? behind
    // `It was a godwit, and it flew 13,560 kilometers`: the number is the news.
    if (
      piece &&
      !isSameClause(analysis, piece.at, key.at) &&
      worthAt(analysis, behind?.verb ?? quantity.at) >= worthAt(analysis, key.at) - NEARLY
    )
      return others.map((one) => (one === key ? { ...key, words: piece.words, at: piece.at } : one))
    const phrase = phraseWith(analysis, quantity)
    if (phrase) return all.map((one) => (one === text ? { ...text, ...phrase } : one))
    // `In ten minutes`: when all of it is.
    if (!isSameClause(analysis, quantity.at, key.at)) return quantity.at <= 3 || /\b(?:later|ago|earlier)$/u.test(text.words) ? all : others
    return piece && has(piece, key) ? others.map((one) => (one === key ? { ...key, words: piece.words, at: piece.at } : one)) : all
  }, texts)
}

/** A frame whose only words are a bare number, with the clause of it, or another one where the number alone says nothing. */
function told(plan: ShotPlan, analysis: Analysis, placeName: string | undefined): readonly PlanText[] {
  const [only, ...others] = plan.text
  if (!only) return plan.text
  const shown = describePlan(plan, undefined, placeName)
  const beside = shown.length === 0 ? allHeard(analysis) : besideOf(plan, analysis, shown)
  if (others.length > 0) return joined(plan.text, analysis, beside)
  if (!isBare(only, analysis)) return plan.text
  const quantity = quantityOf(only, analysis)!
  const own: Told | undefined = mainPiece(analysis, beside, quantity.at) ?? clauseWith(analysis, quantity) ?? phraseWith(analysis, quantity)
  if (own && !tellsNoMore(own, analysis, quantity)) return [{ words: own.words, role: 'key', at: own.at }]
  if (!isEmpty(only, analysis)) return plan.text
  const other = mainPiece(analysis, beside) ?? wholeClauses(analysis, MAX_SHORT)[0]
  if (other) {
    const isOfIt = quantity.kind === 'duration' && isSameClause(analysis, quantity.at, other.at)
    return [{ words: other.words, role: 'key', at: other.at }, ...(isOfIt ? [only] : [])]
  }
  return shown.length > 0 && /\b(?:later|ago|earlier)$/u.test(only.words) ? [] : plan.text
}

/** Frames on which a number stands alone have the clause that says what it is of, where that fits into half of their sentence. */
export const withToldNumbers = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan, analysis, placeName } = one
    return !analysis || plan.graphic || /^(?:quote|question|title)$/u.test(plan.form)
      ? one
      : { ...one, plan: { ...plan, text: [...told(plan, analysis, placeName)] } }
  })
