import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { describePlan, type ShownItem } from '../../describe-plan.ts'
import type { Analysis } from '../../story/analysis.ts'
import { letteringOf } from '../lettering.ts'
import { allHeard, besideOf } from '../point/besides.ts'
import type { Beside } from '../point/point-begins.ts'
import { isFormula } from '../relations/is-formula.ts'
import { isCompleteClause } from './complete-clause.ts'
import { isCompletePhrase } from './complete-phrase.ts'
import { completeClauses, completePhrases, type CompletePiece } from './complete-pieces.ts'
import { bareWord, tokensOfWords } from './tokens-of-words.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }

/** Texts that are whole by their nature. */
const SET: ReadonlySet<PlanText['role']> = new Set(['title', 'quote', 'opening', 'end-card'])
/** What a clause and a noun phrase must be worth beside a picture. */
const TELLING_CLAUSE = 1.6
const TELLING_PHRASE = 1.8
/** Most words of a clause, and of a sentence, on a card where nothing else is seen. */
const MAX_ALONE = 13
const MAX_SENTENCE = 18

const isSame = (one: string, other: string): boolean => bareWord(one.replaceAll(/\s+/gu, '')) === bareWord(other.replaceAll(/\s+/gu, ''))

/** Whether words on screen say something whole and true of their sentence. */
export function isComplete(words: string, analysis: Analysis, isShownAt: (i: number) => boolean): boolean {
  if (isFormula(words) || isSame(words, analysis.text)) return true
  const kept = tokensOfWords(analysis, words)
  if (!kept || kept.length === 0) return false
  if (words.endsWith('?')) return true
  return isCompleteClause(analysis, kept, isShownAt) || isCompletePhrase(analysis, kept)
}

const asKey = ({ words, at }: CompletePiece): PlanText => ({ words, role: 'key', at })

/** The number of a sentence with what it counts; undefined where it has none. */
const numberIn = (analysis: Analysis): PlanText | undefined =>
  letteringOf(analysis).find(({ role, words }) => role === 'number' && /\d/u.test(words) && /\p{L}{2,}|[\p{Sc}%°]/u.test(words))

/** What stands in the place of words that are not whole. */
function insteadOf(plan: ShotPlan, analysis: Analysis, beside: Beside, isAlone: boolean, others: readonly PlanText[]): readonly PlanText[] {
  const clause = completeClauses(analysis, beside).find(({ worth }) => isAlone || worth >= TELLING_CLAUSE)
  if (clause) return [asKey(clause), ...others.filter(({ words }) => !clause.words.includes(words))]
  if (others.length > 0) return others
  const phrase = completePhrases(analysis, beside).find(({ worth }) => worth >= TELLING_PHRASE)
  if (phrase) return [asKey(phrase)]
  const number = numberIn(analysis)
  if (number) return [number]
  if (!isAlone) return []
  const long = completeClauses(analysis, beside, MAX_ALONE)[0]
  if (long) return [asKey(long)]
  const whole = analysis.text.replace(/[.!]+$/u, '')
  const [any] = completePhrases(analysis, beside)
  if (whole.split(/\s+/u).length <= MAX_SENTENCE || !any) return [{ words: whole, role: 'key', at: 0 }]
  return [asKey(any)]
}

function completeTexts(plan: ShotPlan, analysis: Analysis, shown: readonly ShownItem[]): readonly PlanText[] {
  const isAlone = shown.length === 0
  const beside = isAlone ? allHeard(analysis) : besideOf(plan, analysis, shown)
  const isWhole = ({ words, role }: PlanText) => role !== 'key' || isComplete(words, analysis, beside.isShownAt)
  const kept = plan.text.filter((text) => isWhole(text))
  const isLost = plan.text.some((text) => !isWhole(text)) && !kept.some(({ role }) => role === 'key')
  if (!isLost) return kept
  return insteadOf(plan, analysis, beside, isAlone, kept)
}

/**
 * Plans whose words on screen are a whole clause, a number with its noun, a noun phrase or a formula. A clause has its subject, what denies or limits it, what it is
 * done to and the clauses without which it is false; what has not is replaced by a shorter whole. Titles, quotes, diagrams and hands at work stay.
 */
export function withCompleteLettering<P extends Planned>(planned: readonly P[]): P[] {
  return planned.map((one) => {
    const { plan, analysis, placeName } = one
    if (!analysis || plan.graphic || plan.handwork || plan.text.length === 0 || /^(?:quote|question|title)$/u.test(plan.form) || plan.text.some(({ role }) => SET.has(role))) return one
    return { ...one, plan: { ...plan, text: [...completeTexts(plan, analysis, describePlan(plan, undefined, placeName))] } }
  })
}
