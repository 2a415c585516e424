import type { Chunk } from './chunk.ts'
import type { Clause } from './clause.ts'
import { isNegation } from '../text/clause-ends.ts'
import type { Token } from '../text/token.ts'

/** What denies a clause from behind its verb: `has none`, `is not`; `has no cars` denies the cars alone. */
const DENYING_BEHIND = /^(?:not|n't|never|nobody|nothing|none|hardly|barely)$/u

/** Words of a subject without the clauses within it: `The crew, | who hadn't eaten, | saw`. */
function core(subject: readonly Chunk[]): readonly Chunk[] {
  const aside = subject.findIndex(
    ({ kind }, n) => /^(?:end|relative|opener)$/u.test(kind) || (n > 0 && kind === 'nominal' && subject[n - 1]!.kind === 'nominal'),
  )
  return aside < 0 ? subject : subject.slice(0, aside)
}

/** Is a clause denied by its subject, its verb or what follows the verb? */
export function isDenied(
  tokens: readonly Token[],
  { subject, verb, rest, before }: Pick<Clause, 'subject' | 'verb' | 'rest' | 'before'>,
): boolean {
  const negationsOf = (chunks: readonly Chunk[]) =>
    chunks.flatMap(({ from, to }) => tokens.slice(from, to)).filter((token) => token.low !== 'without' && isNegation(token, tokens))
  return negationsOf([...before, ...core(subject), verb]).length > 0 || negationsOf(rest).some(({ low }) => DENYING_BEHIND.test(low))
}
