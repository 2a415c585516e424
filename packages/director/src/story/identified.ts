import { TIME_NOUNS } from '../languages/en/words.ts'
import { natureOf } from '../senses/lexicon.ts'
import type { Phrase } from '../text/phrases.ts'
import type { Token } from '../text/token.ts'
import type { Analysis } from './analysis.ts'
import type { Picture } from './story-state.ts'

const BE = /^(?:is|was|'s)$/u

/** Index of the word behind the verb of `it was` and `was it`, adverbs aside; undefined for other verbs. */
function behindBe(n: number, tokens: readonly Token[]): number | undefined {
  const isInverted = BE.test(tokens[n - 1]?.low ?? '')
  const verb = isInverted ? n : tokens.findIndex(({ pos }, at) => at > n && pos !== 'ADV')
  if (!isInverted && !BE.test(tokens[verb]?.low ?? '')) return undefined
  const next = tokens.findIndex(({ pos, low }, at) => at > verb && (pos !== 'ADV' || LIMITING.test(low)))
  return next < 0 ? undefined : next
}

const LIMITING = /^(?:only|just|really|actually|not|n't)$/u

/**
 * `It was only sunlight`, `It was a lantern`, `Is it the same boat?`, `It was a walk in the park`: what it is is said here; what was spoken of before is something
 * else, or looks like it. `n`: index of the pronoun.
 */
export function isIdentified(n: number, tokens: readonly Token[], { phrases }: Analysis, pictures: ReadonlyMap<Phrase, Picture>): boolean {
  if (tokens[n]!.low !== 'it') return false
  const at = behindBe(n, tokens)
  const next = at === undefined ? undefined : tokens[at]
  if (!next) return false
  if (LIMITING.test(next.low)) return true
  const predicate = phrases.find(({ start, role }) => start === next.i && role === 'object')
  if (predicate?.bar === 'idiom') return true
  if (!predicate || predicate.bar !== '') return false
  // `It's my first day`.
  if (TIME_NOUNS.test(predicate.lemma)) return true
  return /^(?:DET|NUM)$/u.test(next.pos) && (pictures.has(predicate) || natureOf(predicate.lemma) === 'solid')
}

/** `By sunrise she was gone`. `n`: index of the pronoun. */
export const isGone = (n: number, tokens: readonly Token[]): boolean =>
  /^(?:is|was|are|were|'s|'re)$/u.test(tokens[n + 1]?.low ?? '') && /^(?:gone|missing)$/u.test(tokens[n + 2]?.low ?? '')
