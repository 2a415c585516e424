import type { Analysis } from '../story/analysis.ts'
import type { Clause } from '../clauses/clause.ts'
import { clausesOf } from '../clauses/clauses.ts'
import { clauseAt, isInRelative } from '../clauses/clause-at.ts'

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
  const clause = clauseAt(analysis, i)
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
  const clause = clauseAt(analysis, a)
  return clause !== undefined && clause === clauseAt(analysis, b)
}
