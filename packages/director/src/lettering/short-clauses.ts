import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../story/analysis.ts'
import { trimmed } from './numbers/in-digits.ts'

/** Words up to which a denial stands whole. */
export const SHORT_DENIAL = 3
/** The same for `never` and `don't` with a command. */
const SHORT_COMMAND = 6

/** Words up to which a clause stands whole. */
const SHORT_CLAUSE = 4

/** `Heaters belong outdoors; one that ...`: the first main clause, if it is short. */
export function shortClause({ phrases, tokens, bars }: Analysis, all: readonly string[], max: number): PlanText | undefined {
  let from = 0
  for (const [i, word] of all.entries()) {
    if (!/[,;:.!?—–]$/u.test(word)) continue
    const inside = (at: number) => at >= from && at <= i
    const subject = phrases.find(
      ({ role, bar, run, head }) => role === 'subject' && bar === '' && run[0]!.word === from && inside(head.word),
    )
    const verb =
      subject && tokens.find(({ pos, i: at, word: where }) => pos === 'VERB' && bars[at] === '' && inside(where) && at > subject.end)
    const length = i - from + 1
    if (verb && length > 2 && length <= Math.min(max, SHORT_CLAUSE))
      return { words: trimmed(all.slice(from, i + 1).join(' ')), role: 'key', at: from }
    from = i + 1
  }
  return undefined
}

/** `No hidden fees`: half of so short a denial would say the opposite. */
export function wholeDenial(all: readonly string[]): PlanText | undefined {
  const isDenial =
    all.length > 1 &&
    all.length <= (/^(?:never|don['’]t)$/iu.test(all[0]!) ? SHORT_COMMAND : SHORT_DENIAL) &&
    /^(?:no|not|never|nobody|nothing|none|don['’]t)$/iu.test(all[0]!)
  return isDenial ? { words: trimmed(all.join(' ')), role: 'key', at: 0 } : undefined
}

/** Words of a clause that stands whole where a single word would be left: `something was glowing`. */
const CLAUSE_WORDS = [2, 5] as const

export function clauseInstead(
  { tokens, bars, quantities }: Analysis,
  all: readonly string[],
  isWithoutNumbers: boolean,
): PlanText | undefined {
  const ends = all.flatMap((word, i) => (/[,;:.!?—–]$/u.test(word) || i === all.length - 1 ? [i] : []))
  for (const [n, end] of ends.entries()) {
    const from = n === 0 ? 0 : ends[n - 1]! + 1
    const length = end - from + 1
    const own = tokens.filter(({ word }) => word >= from && word <= end)
    const hasVerb = own.some(({ pos, i }) => /^(?:VERB|AUX)$/u.test(pos) && bars[i] === '')
    const isNumbered = isWithoutNumbers && quantities.some(({ at }) => at >= from && at <= end)
    if (!isNumbered && hasVerb && length >= CLAUSE_WORDS[0] && length <= CLAUSE_WORDS[1] && length < all.length)
      return { words: trimmed(all.slice(from, end + 1).join(' ')), role: 'key', at: from }
  }
  return undefined
}
