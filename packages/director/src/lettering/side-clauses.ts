import type { Analysis } from '../story/analysis.ts'
import type { Chunk } from '../clauses/chunk.ts'
import type { Clause } from '../clauses/clause.ts'
import { clausesOf } from '../clauses/clauses.ts'
import { RELATIVE } from '../clauses/words.ts'

const has = ({ from, to }: { readonly from: number; readonly to: number }, i: number): boolean => from <= i && i < to

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

const tokenAt = ({ tokens }: Analysis, word: number): number => tokens.findIndex((token) => token.word === word)

/** Does a number stand in such a clause? */
export const isAside = (analysis: Analysis, { at }: { readonly at: number }): boolean => isInRelative(analysis, tokenAt(analysis, at))

/** `The light, which travels at 300,000 km/s, needs 8 minutes`: numbers of what the main clause says, all where it says none. */
export function ofMainClause<T extends { readonly at: number }>(numbers: readonly T[], analysis: Analysis): readonly T[] {
  const ofMain = numbers.filter((one) => !isAside(analysis, one))
  return ofMain.length > 0 ? ofMain : numbers
}

/** `Born in Warsaw, | she`: a clause without its subject that commands nothing. */
const isParticiple = ({ tokens }: Analysis, { subject, verb }: Clause): boolean =>
  subject.length === 0 && /(?:ed|en|rn|ing)$/u.test(tokens[verb.head]!.low)

const clauseAt = (clauses: readonly Clause[], i: number): Clause | undefined =>
  clauses.find((clause) => has(clause, i) || [...clause.before, ...clause.fronted].some((chunk) => has(chunk, i)))

/** `, sending her wages to Paris`, `, founded in 1976,`: does a token stand behind a comma and a participle? */
function isInParticiple({ tokens }: Analysis, i: number): boolean {
  const comma = tokens.findLastIndex(({ text }, n) => n < i && /^[,;:—–]$/u.test(text))
  const first = tokens[comma + 1]
  if (comma < 0 || !first) return false
  if (first.pos === 'VERB' && first.low.endsWith('ing')) return first.low.length > 5
  const isInserted = /^(?:NOUN|PROPN)$/u.test(tokens[comma - 1]?.pos ?? '') && tokens.slice(i).some(({ text }) => text === ',')
  return isInserted && /(?:ed|en|rn|lt)$/u.test(first.low) && tokens[comma + 2]?.pos === 'ADP'
}

/** Is what stands at a word told by a main clause, or tells when that was? */
export function isOfMain(analysis: Analysis, word: number): boolean {
  const i = tokenAt(analysis, word)
  if (i < 0 || isInRelative(analysis, i) || isInParticiple(analysis, i)) return false
  const clause = clauseAt(clausesOf(analysis), i)
  return clause === undefined ? isFronted(analysis, i) : clause.role === 'setting' || !isParticiple(analysis, clause)
}

/** `In the autumn of 1347, | ships docked`: before all clauses, without a verb. */
const isFronted = (analysis: Analysis, i: number): boolean => {
  const first = clausesOf(analysis)[0]
  return (
    first !== undefined && i < first.from && !analysis.tokens.slice(0, first.from).some(({ pos, low }) => pos === 'VERB' || low === 'born')
  )
}

/** Do two words of a sentence stand in the same clause? */
export function isSameClause(analysis: Analysis, one: number, other: number): boolean {
  const [a, b] = [tokenAt(analysis, one), tokenAt(analysis, other)]
  if (a < 0 || b < 0 || isInRelative(analysis, a) !== isInRelative(analysis, b)) return false
  const clause = clauseAt(clausesOf(analysis), a)
  return clause !== undefined && clause === clauseAt(clausesOf(analysis), b)
}
