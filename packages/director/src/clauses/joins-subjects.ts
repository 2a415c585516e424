import { isClauseEnd } from '../text/clause-ends.ts'
import type { Token } from '../text/token.ts'

/** Does a token join a pronoun that opens a clause to another subject of its verb: `she and Pierre stirred`? */
export function joinsSubjects(tokens: readonly Token[], i: number): boolean {
  const [before, pronoun, joint] = [tokens[i - 2], tokens[i - 1], tokens[i]]
  const opens = !before || isClauseEnd(before) || /^(?:CCONJ|SCONJ)$/u.test(before.pos)
  return /^(?:and|or)$/u.test(joint?.low ?? '') && opens && /^(?:i|he|she|we|they|you)$/u.test(pronoun?.low ?? '')
}
