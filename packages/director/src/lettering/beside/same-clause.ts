import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { segmentsOf } from '../segments.ts'

/** The number of the main clause that each segment belongs to; what stands alone belongs to the next one, a time before it as well. */
function clauseAt(analysis: Analysis, word: number): number {
  const segments = segmentsOf(analysis)
  let clause = 0
  let hasVerb = false
  let at = 0
  for (const { from, role, verb } of segments) {
    if (analysis.tokens[from]!.word > word) break
    const isNew = /^(?:main|command|joined|but)$/u.test(role) && hasVerb
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

/** Texts without the numbers that are told of another clause than the statement beside them, or than the later one of two times. */
export function ofSameClause(texts: readonly PlanText[], analysis: Analysis): readonly PlanText[] {
  const statement = texts.find(({ role, words }) => /^(?:key|label)$/u.test(role) && / /u.test(words) && !/^\p{Lu}|^\d/u.test(words))
  // `three cakes; ten years later, the whole town`: the later one.
  const main = statement ?? texts.find(({ role, words }) => role === 'number' && words.endsWith(' later'))
  if (!main) return texts
  const clause = clauseAt(analysis, main.at)
  return texts.filter(({ role, at }) => role !== 'number' || clauseAt(analysis, at) === clause)
}
