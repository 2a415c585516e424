import type { Token } from '../text/token.ts'
import type { Clause } from './clause.ts'

/** Prepositions that open a clause as well. */
const OPENER = /^(?:before|after|until|till|since)$/u

/**
 * `They refused before one firm, whose office was small, finally agreed`: what stands behind `before` is the subject of the verb behind the relative clause, not
 * a time of the first clause, whose subject does nothing there.
 */
export function withSplitTimeClauses(clauses: readonly Clause[], tokens: readonly Token[]): readonly Clause[] {
  const at = clauses.findIndex((clause, i) => {
    const [relative, last] = [clauses[i + 1], clauses[i + 2]]
    const time = clause.rest.at(-1)
    return (
      time?.kind === 'preposition' &&
      !time.isTime &&
      time.to === clause.to &&
      OPENER.test(tokens[time.from]!.low) &&
      tokens[clause.to]?.text === ',' &&
      relative?.role === 'relative' &&
      tokens[relative.to]?.text === ',' &&
      last?.isShared === true &&
      last.joint === undefined &&
      last.opener === undefined &&
      last.subject[0] === clause.subject[0] &&
      tokens.slice(relative.to + 1, last.verb.from).every(({ pos }) => pos === 'ADV')
    )
  })
  if (at < 0) return clauses
  const time = clauses[at]!.rest.at(-1)!
  return clauses.map((clause, i) => {
    if (i === at) return { ...clause, rest: clause.rest.slice(0, -1), to: time.from }
    if (i !== at + 2) return clause
    const subject = [{ ...time, kind: 'nominal' as const, from: time.from + 1 }]
    return { ...clause, role: 'setting', subject, isShared: false, opener: tokens[time.from]!.low, openerAt: time.from }
  })
}
