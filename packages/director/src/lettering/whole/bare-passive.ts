import type { Clause } from '../../clauses/clause.ts'
import type { Analysis } from '../../story/analysis.ts'

/** `Champions are made`, `Coffee is grown`: what is always done to something, of which the words behind it say how, when or where. */
export function isBarePassive({ tokens }: Analysis, { verb, rest }: Clause): boolean {
  const head = tokens[verb.head]!
  const isPassive =
    verb.to - verb.from === 2 && /^(?:is|are)$/u.test(tokens[verb.from]!.low) && head.low !== head.lemma && !head.low.endsWith('ing')
  return isPassive && rest.every(({ kind }) => kind === 'preposition')
}
