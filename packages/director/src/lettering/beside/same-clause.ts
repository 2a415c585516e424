import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { segmentsOf } from '../segments.ts'

/** The number of the main clause that each segment belongs to; what stands alone belongs to the next one, a time before it as well. */
export function clauseAt(analysis: Analysis, word: number): number {
  const segments = segmentsOf(analysis)
  let clause = 0
  let hasVerb = false
  let at = 0
  for (const { from, role, verb, subject } of segments) {
    if (analysis.tokens[from]!.word > word) break
    // `the best soup, and it only takes ten minutes`: of the same thing.
    const isSame = subject !== undefined && /^(?:it|they|this|that|these)$/u.test(analysis.tokens[subject[0]]!.low)
    const isNew = /^(?:main|command|joined|but)$/u.test(role) && hasVerb && !isSame
    // `; a year later, the line went around the block`.
    const isBefore = role === 'fragment' && hasVerb && /^[;—–:]$/u.test(analysis.tokens[from - 1]?.text ?? '')
    if (isNew || isBefore) {
      clause++
      hasVerb = false
    }
    hasVerb ||= verb !== undefined
    at = clause
  }
  return at
}

/** Do some words say something, rather than name somebody or something? */
const isStatement = ({ role, words }: PlanText): boolean =>
  /^(?:key|label)$/u.test(role) && / /u.test(words) && !/^\d/u.test(words) && /(?:^| )(?!the\b|and\b)\p{Ll}{3,}/u.test(words)

/** Texts without the numbers that are told of another clause than the statement beside them, or than the later one of two times. */
export function ofSameClause(texts: readonly PlanText[], analysis: Analysis): readonly PlanText[] {
  const statement = texts.find((text) => isStatement(text))
  // `three cakes; ten years later, the whole town`: the later one.
  const main = statement ?? texts.find(({ role, words }) => role === 'number' && words.endsWith(' later'))
  if (!main) return texts
  const clause = clauseAt(analysis, main.at)
  return texts.filter(({ role, at }) => role !== 'number' || clauseAt(analysis, at) === clause)
}
