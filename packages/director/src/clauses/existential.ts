import type { Token } from '../text/token.ts'
import type { Chunk } from './chunk.ts'
import type { Clause } from './clause.ts'
import { FORMS_OF_BE } from './words.ts'

/** What a noun phrase of something certain opens with: `people who get up at four` are not all people. */
const CERTAIN = /^(?:an?|one|the|this|another)$/u

const isThereIs = ({ subject, verb, isDenied, role, fronted }: Clause, tokens: readonly Token[]): boolean =>
  role === 'main' &&
  !isDenied &&
  fronted.length === 0 &&
  tokens[subject[0]?.from ?? -1]?.low === 'there' &&
  FORMS_OF_BE.test(tokens[verb.head]!.low)

/** Whom a relative clause behind `there is` tells of: `a man`, but `the inventor` of `a legend about the inventor`. */
function antecedentOf({ rest }: Clause, relative: Clause, tokens: readonly Token[]): Chunk | undefined {
  const [first, second, ...others] = rest.filter(({ kind }) => kind !== 'adverb')
  if (first?.kind !== 'nominal' || others.length > 0 || first.isTime || !CERTAIN.test(tokens[first.from]!.low)) return undefined
  if (!second) return relative.isSetOff && relative.opener !== 'who' ? undefined : first
  const isAbout = second.kind === 'preposition' && /^(?:about|of)$/u.test(tokens[second.from]!.low)
  return isAbout && relative.opener === 'who' ? { ...second, kind: 'nominal', from: second.from + 1 } : undefined
}

/** `There was a man who never slept`: what somebody does in the relative clause is the point, and `there was` is none. */
export function withExistentialSubjects(clauses: readonly Clause[], tokens: readonly Token[]): readonly Clause[] {
  return clauses.flatMap((clause, i): Clause[] => {
    const before = clauses[i - 1]
    const next = clauses[i + 1]
    const isExistential = (one: Clause | undefined, relative: Clause | undefined): boolean =>
      one !== undefined &&
      relative?.role === 'relative' &&
      /^(?:who|that|which)$/u.test(relative.opener ?? '') &&
      relative.subject.length === 0 &&
      !FORMS_OF_BE.test(tokens[relative.verb.head]!.low) &&
      isThereIs(one, tokens) &&
      antecedentOf(one, relative, tokens) !== undefined
    if (isExistential(clause, next)) return []
    if (!isExistential(before, clause)) return [clause]
    const { opener: _, openerAt: __, ...rest } = clause
    const subject = antecedentOf(before!, clause, tokens)!
    return [
      { ...rest, role: 'main', subject: [subject], from: subject.from, before: [], fronted: before!.before, isSetOff: before!.isSetOff },
    ]
  })
}
