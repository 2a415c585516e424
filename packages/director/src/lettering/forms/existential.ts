import type { Clause } from '../../clauses/clause.ts'
import type { Analysis } from '../../story/analysis.ts'

/** `There is an old legend (about the inventor of chess, who ...)`: do kept words only say that something exists, of which the sentence goes on to tell? */
export function isExistentialOnly(
  { tokens, quantities }: Analysis,
  { subject, verb, rest, isDenied, to }: Clause,
  kept: readonly number[],
): boolean {
  const own = new Set(kept)
  const first = tokens[subject[0]?.from ?? -1]
  const { lemma } = tokens[verb.head]!
  const isThere = first?.low === 'there' && own.has(first.i) && /^(?:be|exist|live|stand|come|remain)$/u.test(lemma)
  const isCounted = quantities.some(({ at, value }) => value !== 1 && kept.some((i) => tokens[i]!.word === at))
  if (!isThere || isDenied || isCounted) return false
  const isLeft = rest.some(({ from }) => !own.has(from))
  // `There lived a fox who`, but `There lived a mouse called Matilda, who`.
  const isAside = tokens[to]?.text === ',' && /^(?:be|exist)$/u.test(lemma)
  const next = tokens[isAside ? to + 1 : to]
  const isToldOf = /^(?:who|which|that|whose|where|when|about)$/u.test(next?.low ?? '') && !own.has(next!.i)
  return isLeft || isToldOf
}
