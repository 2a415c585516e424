import type { Analysis } from '../../story/analysis.ts'
import type { Token } from '../../text/token.ts'

/** Words without which the opposite or more than is said. */
const STRICT =
  /^(?:not|n['’]t|never|no|nobody|nothing|none|neither|nor|hardly|barely|scarcely|rarely|seldom|only|without|nowhere|cannot|solely|except|unless)$/u
/** Words that make a statement weaker; what they say it of may be left out with them. */
const WEAKENING =
  /^(?:nearly|almost|mostly|mainly|partly|perhaps|probably|maybe|possibly|sometimes|often|usually|supposedly|allegedly|reportedly|apparently|practically|virtually|fewer|less|half)$/u

const isLeastOrMost = ({ low, i }: Token, tokens: readonly Token[]): boolean => /^(?:least|most)$/u.test(low) && tokens[i - 1]?.low === 'at'

/** Whether a word denies or restricts what its clause says. */
export const isStrictLimit = ({ low, i }: Token, tokens: readonly Token[]): boolean =>
  STRICT.test(low) && !(low === 'only' && tokens[i - 1]?.low === 'not')

/** Whether a word limits what its clause says, be it only in degree. */
export const isLimit = (token: Token, tokens: readonly Token[]): boolean =>
  isStrictLimit(token, tokens) || WEAKENING.test(token.low) || isLeastOrMost(token, tokens)

/** Do kept words of a range of tokens leave out a word that limits it? `dropped`: tokens of phrases that are left out as a whole. */
export function losesLimit(
  { tokens }: Analysis,
  from: number,
  to: number,
  kept: ReadonlySet<number>,
  dropped: ReadonlySet<number>,
): boolean {
  return tokens
    .slice(from, to)
    .some((token) => !kept.has(token.i) && (dropped.has(token.i) ? isStrictLimit(token, tokens) : isLimit(token, tokens)))
}
