import type { Analysis } from '../story/analysis.ts'
import type { Chunk } from './chunk.ts'
import type { Clause } from './clause.ts'
import { clausesOf } from './clauses.ts'
import { RELATIVE } from './words.ts'

const has = ({ from, to }: { readonly from: number; readonly to: number }, i: number): boolean => from <= i && i < to

/** The clause in which a token stands, with its opener and what stands before its subject; undefined where it stands in none. */
export const clauseAt = (analysis: Analysis, i: number): Clause | undefined =>
  clausesOf(analysis).find(
    (clause) => has(clause, i) || clause.openerAt === i || [...clause.before, ...clause.fronted].some((chunk) => has(chunk, i)),
  )

/** Does a row of chunks before a verb hold a relative clause up to it, in which a token stands: `the iron | that makes your blood red`? */
const isBehindRelative = ({ tokens }: Analysis, chunks: readonly Chunk[], i: number): boolean =>
  chunks.some(
    ({ from, to }, n) =>
      n > 0 && from <= i && tokens.slice(from, to).some(({ low, pos }) => RELATIVE.test(low) && (low !== 'that' || pos !== 'DET')),
  ) && chunks.some((chunk) => has(chunk, i))

/** Does a token stand in a clause that only tells which or what somebody or something is? */
export function isInRelative(analysis: Analysis, i: number): boolean {
  return clausesOf(analysis).some(
    (clause) => (clause.role === 'relative' && has(clause, i)) || isBehindRelative(analysis, clause.subject, i),
  )
}
