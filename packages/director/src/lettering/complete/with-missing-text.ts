import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { clausesOf } from '../../clauses/clauses.ts'
import { describePlan } from '../../describe-plan.ts'
import { singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { capitalized } from '../capitalized.ts'
import { span } from '../forms/noun-forms.ts'
import { nounWords } from '../noun-words.ts'
import { besideOf } from '../point/besides.ts'
import { mainPiece } from '../point/main-piece.ts'
import { withMannerOfWork } from '../point/manner-of-work.ts'
import { mostWords } from '../point/point-of.ts'
import type { Beside } from '../point/point-begins.ts'
import { lengthOf, textOf } from '../statement-text.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }

/** Words up to which a sentence is heard and seen at once. */
const SHORT_SENTENCE = 7

/** `much of your list`, `the size of your fist`: how much or how large something is. */
const OF_MEASURE = /^(?:even|only|much|more|most|less|half|all|size|part|rest|same|full|best|whole|such)\b/iu
/** Adjectives and nouns with which a noun phrase says enough to stand alone without a number. */
const FULL_PHRASE = 3

/** The words at which a noun phrase of a main clause begins, with what is said of it: `2 equal piles of hay`, but not `the kitchen table`. */
function fullPhrases(analysis: Analysis): ReadonlySet<number> {
  const { tokens, quantities, bars } = analysis
  const chunks = clausesOf(analysis)
    .filter(({ role, isDenied }) => /^(?:main|command|joined|but|so)$/u.test(role) && !isDenied)
    .flatMap(({ subject, rest }) => [...subject, ...rest])
    .filter(({ kind, isTime }) => /^(?:nominal|preposition)$/u.test(kind) && !isTime)
  return new Set(
    chunks.flatMap((chunk) => {
      const own = span(chunk).map((i) => tokens[i]!)
      const isCounted = quantities.some(({ kind, value, at }) => kind === 'count' && value > 1 && own.some(({ word }) => word === at))
      const told = own.filter(({ pos }) => /^(?:NOUN|PROPN|ADJ)$/u.test(pos)).length
      const isUntrue = own.some(({ i }) => /^(?:negated|compared|idiom)$/u.test(bars[i] ?? ''))
      const isFull = (isCounted && told > 1) || (chunk.kind === 'nominal' && told >= FULL_PHRASE)
      return isFull && !isUntrue ? own.map(({ word }) => word) : []
    }),
  )
}

/** `Buckets, blankets and a wooden chest`: a row that a main clause ends with; undefined without one of at least three, or where all of it is seen. */
function listIn(analysis: Analysis, { seen }: Beside): PlanText | undefined {
  const { tokens } = analysis
  for (const { role, rest, isDenied } of clausesOf(analysis)) {
    const n = rest.findIndex(({ kind }, at) => kind === 'nominal' && rest[at + 1]?.kind === 'row')
    const rows = n < 0 ? [] : rest.slice(n).filter(({ kind }) => /^(?:nominal|row)$/u.test(kind))
    const [first, last] = [rows[0], rows.at(-1)]
    if (!first || !last || rows.length < 3 || isDenied || !/^(?:main|command|joined|but|so)$/u.test(role)) continue
    const kept = span({ from: first.from, to: last.to })
    const words = capitalized(textOf(analysis, kept))
    const isSeen = rows.every(({ head }) => seen.has(singularOf(tokens[head]!.low)))
    if (!isSeen && lengthOf(words) <= mostWords(analysis)) return { words, role: 'key', at: tokens[first.from]!.word }
  }
  return undefined
}

/** What a picture without words leaves out of its main clause: the clause itself where it is short, a row, or a noun phrase that says something of its noun. */
function undrawnIn(analysis: Analysis, beside: Beside): PlanText | undefined {
  const piece = mainPiece(analysis, beside)
  if (piece) return { words: piece.words, role: 'key', at: piece.at }
  const list = listIn(analysis, beside)
  if (list) return list
  const full = fullPhrases(analysis)
  const isUnfit = (words: string, at: number): boolean =>
    !words.includes(' ') ||
    words.includes(', ') ||
    !full.has(at) ||
    OF_MEASURE.test(words) ||
    beside.seen.has(singularOf(words.toLowerCase().split(' ').at(-1)!))
  const phrase = nounWords(analysis, isUnfit)
  return phrase && !phrase.words.includes(', ') && lengthOf(phrase.words) <= mostWords(analysis) ? phrase : undefined
}

/** Plans without a word on screen have what they leave out of their main clause, hands at work how it is done. */
export function withMissingText<P extends Planned>(planned: readonly P[]): P[] {
  return withMannerOfWork(planned).map((one) => {
    const { plan, analysis, placeName } = one
    const isOfWords = plan.text.length > 0 || plan.graphic !== undefined || plan.handwork !== undefined
    if (!analysis || isOfWords || analysis.text.split(/\s+/u).length <= SHORT_SENTENCE) return one
    const key = undrawnIn(analysis, besideOf(plan, analysis, describePlan(plan, undefined, placeName)))
    return key ? { ...one, plan: { ...plan, text: [key] } } : one
  })
}
