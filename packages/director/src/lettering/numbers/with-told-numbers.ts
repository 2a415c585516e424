import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { describePlan } from '../../describe-plan.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Quantity } from '../../text/quantity.ts'
import { allHeard, besideOf } from '../point/besides.ts'
import { mainPiece } from '../point/main-piece.ts'
import type { PointPiece } from '../point/point-pieces.ts'
import { wholeClauses } from '../whole/whole-pieces.ts'
import { mostWords } from '../point/point-of.ts'
import { isYear } from './telling-numbers.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }

const quantityOf = ({ at }: PlanText, { quantities }: Analysis): Quantity | undefined =>
  quantities.find((quantity) => quantity.at <= at + 3 && at <= quantity.end)

/** How long, how far or how large: alone it does not say of what. */
const OF_SOMETHING = /^(?:duration|measure|heat|rate|times|share|count)$/u
/** Counts up to here alone tell nothing of their sentence. */
const FEW = 12
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
function tellsNoMore({ words, at }: { readonly words: string; readonly at: number }, { tokens }: Analysis, { kind, value }: Quantity): boolean {
  const isOfMany = kind === 'count' && value > FEW
  const first = tokens.find(({ word }) => word === at)
  return isOfMany && /^(?:VERB|AUX)$/u.test(first?.pos ?? '') && words.split(' ').length <= MAX_LITTLE
}

/** The shortest whole clause with a number in at most half of its sentence. */
function clauseWith(analysis: Analysis, { at, end }: Quantity): { readonly words: string; readonly at: number } | undefined {
  const most = Math.floor(mostWords(analysis))
  return wholeClauses(analysis, most)
    .filter(({ kept, words }) => words.split(' ').length <= most && [at, end].every((word) => kept.some((i) => analysis.tokens[i]!.word === word)))
    .toSorted((a, b) => a.words.length - b.words.length)[0]
}

/** A frame whose only words are a bare number, with the clause of it, or another one where the number alone says nothing. */
function told(plan: ShotPlan, analysis: Analysis, placeName: string | undefined): readonly PlanText[] {
  const [only, ...others] = plan.text
  if (!only || others.length > 0 || !isBare(only, analysis)) return plan.text
  const quantity = quantityOf(only, analysis)!
  const shown = describePlan(plan, undefined, placeName)
  const beside = shown.length === 0 ? allHeard(analysis) : besideOf(plan, analysis, shown)
  const own: Pick<PointPiece, 'words' | 'at'> | undefined = mainPiece(analysis, beside, quantity.at) ?? clauseWith(analysis, quantity)
  if (own && !tellsNoMore(own, analysis, quantity)) return [{ words: own.words, role: 'key', at: own.at }]
  if (!isEmpty(only, analysis)) return plan.text
  const other = mainPiece(analysis, beside) ?? wholeClauses(analysis, MAX_SHORT)[0]
  return other ? [{ words: other.words, role: 'key', at: other.at }] : plan.text
}

/** Frames on which a number stands alone have the clause that says what it is of, where that fits into half of their sentence. */
export const withToldNumbers = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan, analysis, placeName } = one
    return !analysis || plan.graphic || /^(?:quote|question|title)$/u.test(plan.form) ? one : { ...one, plan: { ...plan, text: [...told(plan, analysis, placeName)] } }
  })
