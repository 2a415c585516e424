import type { ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { clauseAt } from '../../clauses/clause-at.ts'
import { chunksOf, clausesOf } from '../../clauses/clauses.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isNoun, isVerb } from '../../senses/lexicon.ts'
import type { Quantity } from '../../text/quantity.ts'
import { capitalized } from '../capitalized.ts'
import { written } from '../numbers/in-digits.ts'
import type { Beside } from '../point/point-begins.ts'
import { isSameClause } from '../side-clauses.ts'
import { isCompleteClause } from './complete-clause.ts'
import { isCompletePhrase } from './complete-phrase.ts'
import { completeClauses, completePhrases } from './complete-pieces.ts'
import { tokensOfWords } from './tokens-of-words.ts'

/** What a pronoun means is heard while a diagram is seen. */
const HEARD: Beside = { isShownAt: () => true, seen: new Set() }
/** Most words and characters of a label beside a number. */
const MAX_LABEL_WORDS = 12
const MAX_LABEL = 58

/** Whether a label that stands behind its number says something whole: a clause, a noun phrase, or what the number is of. */
function isCompleteLabel(label: string, analysis: Analysis): boolean {
  const kept = tokensOfWords(analysis, label)
  // Words of a diagram itself, or the whole sentence.
  if (!kept || analysis.tokens.every(({ i, text }) => kept.includes(i) || !/[\p{L}\p{N}]/u.test(text))) return true
  const beside = HEARD
  const { tokens } = analysis
  const own = new Set(kept)
  const hasVerb = clausesOf(analysis).some(({ verb }) => own.has(verb.head)) || kept.some((i) => tokens[i]!.pos === 'AUX')
  const isContiguous = kept.every((i, n) => n === 0 || tokens[i]!.word - tokens[kept[n - 1]!]!.word <= 1)
  const first = tokens[kept[0]!]
  // `of the forest burned down`, `as hard as copper`: the number before it is its begin.
  const number = isContiguous
    ? analysis.quantities.find(({ at, end }) => first !== undefined && at < first.word && first.word <= end + 1)
    : undefined
  const opening = number ? tokens.filter(({ word }) => word >= number.at && word < first!.word).map(({ i }) => i) : []
  if (number && isCompleteClause(analysis, [...opening, ...kept], beside)) return true
  if (!hasVerb)
    return (
      !/^(?:than|and|or)$/u.test(first?.low ?? '') &&
      (first?.low !== 'as' || isContiguous) &&
      !/^(?:ADV|VERB)$/u.test(tokens[kept.at(-1)!]!.pos) &&
      !isVerbRead(analysis, kept) &&
      !isClauseRead(analysis, kept)
    )
  return isCompleteClause(analysis, kept, beside) || isCompletePhrase(analysis, kept)
}

/** `The swift that | screams above`: a verb that was read as the noun of a number. */
const isVerbRead = ({ tokens }: Analysis, kept: readonly number[]): boolean =>
  kept.length === 1 && /^(?:who|which|that)$/u.test(tokens[kept[0]! - 1]?.low ?? '') && isVerb(tokens[kept[0]!]!.low.replace(/s$/u, ''))

/** `town lives | underground`: a verb that was read as a noun of a label. */
const isClauseRead = ({ tokens }: Analysis, kept: readonly number[]): boolean => {
  const [verb, last] = [tokens[kept.at(-2) ?? -1], tokens[kept.at(-1)!]!]
  return (
    verb !== undefined && kept.length > 2 && verb.pos === 'NOUN' && isVerb(verb.low.replace(/s$/u, '')) && /^(?:ADV|ADJ)$/u.test(last.pos)
  )
}

/** `of what is sold as vanilla today`: the rest of a subject behind its number. */
function restOfSubject(analysis: Analysis, { at, end }: Quantity): string | undefined {
  const { tokens } = analysis
  const clause = clausesOf(analysis).find(
    ({ subject: [first], verb }) => first !== undefined && tokens[first.from]!.word <= at && tokens[verb.from]!.word > end,
  )
  const words = clause && written(analysis, end + 1, tokens[clause.verb.from - 1]!.word)
  return words && /^of /iu.test(words) && !/\b(?:them|it|these|those|what)$/iu.test(words) ? words : undefined
}

/** `of all penalties`: the noun phrase that a share is of. */
function nounOf(analysis: Analysis, { end, kind }: Quantity): string | undefined {
  const { tokens } = analysis
  const of = tokens.find(({ word, low }) => word === end + 1 && low === 'of')
  const chunk = of && chunksOf(analysis).find(({ from, to }) => from <= of.i && of.i < to)
  const last = chunk && tokens[chunk.to - 1]!
  if (
    !of ||
    !last ||
    !/^(?:percent|share)$/u.test(kind) ||
    !(/^(?:NOUN|PROPN)$/u.test(last.pos) || (last.pos !== 'PRON' && isNoun(last.low))) ||
    last.i <= of.i
  )
    return undefined
  const isOpen =
    /^(?:of|who|that|which|than|as)$/u.test(tokens[chunk.to]?.low ?? '') ||
    tokens.slice(of.i, chunk.to - 1).some(({ pos }) => /^(?:VERB|AUX)$/u.test(pos))
  return isOpen ? undefined : written(analysis, of.word, last.word)
}

/** What a number is told of, as a whole clause or phrase with it, or as what it is of; undefined without one that is short. */
function labelOf(analysis: Analysis, quantity: Quantity): string | undefined {
  const beside = HEARD
  const has = ({ kept, words }: { readonly kept: readonly number[]; readonly words: string }) =>
    words.length <= MAX_LABEL && kept.some((i) => analysis.tokens[i]!.word === quantity.at)
  const clause = completeClauses(analysis, beside, MAX_LABEL_WORDS)
    .filter(has)
    .toSorted((a, b) => a.words.length - b.words.length)[0]
  if (clause) return clause.words
  const of = nounOf(analysis, quantity)
  if (of !== undefined) return of
  const rest = restOfSubject(analysis, quantity)
  if (rest !== undefined && rest.length <= MAX_LABEL) return rest
  return completePhrases(analysis, beside, MAX_LABEL_WORDS).find(
    (one) => has(one) && analysis.tokens[one.kept[0]!]!.word >= quantity.at - 2,
  )?.words
}

const valuesOf = ({ value, total }: Quantity): readonly number[] => [value, value * 100, ...(total ? [(value / total) * 100] : [])]

/** The quantity that a diagram draws. */
const drawnIn = (analysis: Analysis, value: number): Quantity | undefined =>
  analysis.quantities.find((one) => valuesOf(one).some((own) => Math.abs(own - value) < 0.5)) ??
  (analysis.quantities.length === 1 ? analysis.quantities[0] : undefined)

/** The label of a number: itself where it is whole, else what says so of the number, else none. */
function completeLabel(label: string | undefined, analysis: Analysis, value: number): string | undefined {
  if (label !== undefined && isCompleteLabel(label, analysis)) return label
  const quantity = drawnIn(analysis, value)
  return quantity && labelOf(analysis, quantity)
}

/** `easy, would answer for it`, `stays above the neck`: what is said without of whom. */
function isWithoutSubject(label: string, analysis: Analysis): boolean {
  const first = analysis.tokens[tokensOfWords(analysis, label)?.[0] ?? -1]
  if (!first) return false
  const isFinite = first.pos === 'VERB' && first.low !== first.lemma && !/(?:ing|ed|en)$/u.test(first.low)
  return isFinite || (first.pos === 'AUX' && !/^(?:be|do)$/u.test(first.low))
}

/** A diagram whose labels are whole clauses, noun phrases or what a number is of; without a label where there is none such. Undefined where it says nothing without. */
export function completeGraphic(graphic: ShotGraphic, analysis: Analysis): ShotGraphic | undefined {
  switch (graphic.template) {
    case 'counter': {
      const { note, ...others } = graphic
      // `one hundred quintillion`: larger than any number that is read.
      if (/\b(?:quadr|quint|sext|sept)illion\b/iu.test(analysis.text)) return undefined
      const found = completeLabel(note, analysis, graphic.to)
      // `70,000 | 70,000`.
      const label = found !== undefined && /\p{L}/u.test(found) ? found : undefined
      if (label === undefined) return graphic.unit ? others : undefined
      return { ...others, note: label }
    }
    case 'ring': {
      const share = drawnIn(analysis, graphic.share * 100)
      const of = share && nounOf(analysis, share)
      const kept = tokensOfWords(analysis, graphic.label)
      const number =
        share &&
        clauseAt(
          analysis,
          analysis.tokens.findIndex(({ word }) => word === share.at),
        )
      const named = kept?.[0] === undefined ? undefined : clauseAt(analysis, kept[0])
      const isElsewhere = number !== undefined && named !== undefined && number !== named && !graphic.label.includes(' of ')
      if (isElsewhere) {
        const other = completeLabel(undefined, analysis, graphic.share * 100)
        return other === undefined ? undefined : { ...graphic, label: other }
      }
      const isOfOther = of !== undefined && !graphic.label.includes(' ')
      const label = isOfOther ? of : completeLabel(graphic.label, analysis, graphic.share * 100)
      return label === undefined ? undefined : { ...graphic, label }
    }
    case 'dots': {
      const kept = tokensOfWords(analysis, graphic.label) ?? []
      // `9 out of 10 (of them are caused by) viruses`.
      const isTorn = kept.some((i, n) => n > 0 && analysis.tokens[i]!.word - analysis.tokens[kept[n - 1]!]!.word > 3)
      const label = isTorn ? undefined : completeLabel(graphic.label, analysis, graphic.count)
      return { ...graphic, label: label ?? graphic.label.replace(/^(\d+ out of \d+).*$/u, '$1') }
    }
    case 'timeline': {
      const [only, ...others] = graphic.points
      const date = only && analysis.quantities.find(({ display }) => display.startsWith(only.when))
      const kept = only && tokensOfWords(analysis, only.label)
      const isOfDate = !date || !kept || kept.every((i) => isSameClause(analysis, analysis.tokens[i]!.word, date.at))
      if (others.length > 0 || !only) return graphic
      // `44 BC | Roman`: the date would be his.
      const clauses = completeClauses(analysis, HEARD).filter(({ at }) => !date || isSameClause(analysis, at, date.at))
      const isDated = ({ kept: own }: { readonly kept: readonly number[] }) =>
        date !== undefined && own.some((i) => analysis.tokens[i]!.word >= date.at && analysis.tokens[i]!.word <= date.end)
      const clause = clauses.find((one) => !isDated(one)) ?? (isOfDate ? undefined : clauses[0])
      const isBare = clause === undefined && clausesOf(analysis).some(({ verb }) => analysis.tokens[verb.head]!.lemma !== 'be')
      if (isBare && isOfDate && only.label !== only.when) return undefined
      return { ...graphic, points: [{ ...only, label: capitalized(clause?.words ?? (isOfDate ? only.label : date.display)) }] }
    }
    case 'bars':
      return graphic.bars.some(({ label }) => isWithoutSubject(label, analysis)) ? undefined : graphic
    case 'cause':
      return [graphic.cause, graphic.effect, ...graphic.between].some((label) => isWithoutSubject(label, analysis)) ? undefined : graphic
    case 'words': {
      return graphic.struck !== undefined && isWithoutSubject(graphic.words, analysis) ? undefined : graphic
    }
    default:
      return graphic
  }
}
