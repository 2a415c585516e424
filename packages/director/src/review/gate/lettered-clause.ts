import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { type AssertedClause, assertedAndReportedClauses } from '../../clauses/asserted-clauses.ts'

/** Words of texts in lower case. */
export const wordsOf = (texts: readonly PlanText[]): ReadonlySet<string> =>
  new Set(texts.flatMap(({ words }) => words.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []))

const CONTENT = /^(?:NOUN|VERB|ADJ|PROPN)$/u

/** The clause that some words letter; undefined where they are of none of the clauses that tell what a sentence is about. */
export function letteredClause(analysis: Analysis, texts: readonly PlanText[]): AssertedClause | undefined {
  const words = wordsOf(texts)
  const ranked = assertedAndReportedClauses(analysis).map((clause) => {
    const own = analysis.tokens.slice(clause.from, clause.to).filter(({ pos, low }) => CONTENT.test(pos) && words.has(low))
    return { clause, score: own.length + (words.has(clause.verb.low) ? 2 : 0) }
  })
  const [best] = ranked.toSorted((a, b) => b.score - a.score)
  return best && best.score >= 2 ? best.clause : undefined
}
