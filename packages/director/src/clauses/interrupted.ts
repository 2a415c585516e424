import type { Token } from '../text/token.ts'
import { type Clause, startOf } from './clause.ts'

/** `was riding`, `had just opened`, but not `was exciting`. */
function isUnderWay({ verb: { from, head } }: Clause, tokens: readonly Token[]): boolean {
  const auxiliaries = tokens.slice(from, head).map(({ low }) => low)
  if (tokens[head]!.pos !== 'VERB') return false
  return (
    (auxiliaries.some((low) => /^(?:was|were)$/u.test(low)) && tokens[head]!.low.endsWith('ing')) ||
    (auxiliaries.includes('had') && auxiliaries.includes('just'))
  )
}

/** Somebody or something else does something: neither `when she heard a scream` nor `when I met her`. */
const isInterruption = ({ role, opener, verb, subject, isDenied }: Clause, tokens: readonly Token[]): boolean =>
  role === 'setting' &&
  opener === 'when' &&
  !isDenied &&
  tokens[verb.head]!.pos === 'VERB' &&
  subject[0] !== undefined &&
  tokens[subject[0].from]!.pos !== 'PRON'

function withoutOpener(clause: Clause): Clause {
  const { opener: _, openerAt: __, ...rest } = clause
  return rest
}

/** `She was riding home when a tram crashed into her bus`: what happened is what the sentence tells, and what was under way only when. */
export function promoteInterruptingClause(clauses: readonly Clause[], tokens: readonly Token[]): readonly Clause[] {
  const at = clauses.findIndex(
    (clause, i) =>
      clause.role === 'main' &&
      isUnderWay(clause, tokens) &&
      clauses[i + 1] !== undefined &&
      isInterruption(clauses[i + 1]!, tokens) &&
      startOf(clauses[i + 1]!) >= clause.to,
  )
  if (at < 0) return clauses
  return clauses.map((clause, i) => {
    if (i === at) return { ...clause, role: 'setting' }
    if (i === at + 1) return { ...withoutOpener(clause), role: 'main' }
    return i === at + 2 && clause.role === 'setting' && clause.opener === undefined ? { ...clause, role: 'joined' } : clause
  })
}
