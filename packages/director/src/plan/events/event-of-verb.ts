import type { PlanEvent } from '@fablecut/domain/story/shot-plan/shot-plan'
import { CAUSATIVE_PHRASES, eventOfPhrase, isEventPhrase } from '../../languages/en/event-phrases.ts'
import { isResultative } from '../../languages/en/resultatives.ts'
import { CAUSATIVE_VERBS, EVENT_VERBS } from '../../languages/en/verbs.ts'
import type { Token } from '../../text/token.ts'

/** Words of an object between a verb and its particle: `put the old fire out`. */
const MAX_OBJECT_WORDS = 4
const OBJECT_WORD = /^(?:DET|ADJ|NOUN|PROPN|NUM|PRON)$/u
/** `came down the hill`, `fell in the water`: a way, nothing that collapses. */
const isWay = ({ lemma, i }: Token, particle: Token, tokens: readonly Token[]): boolean =>
  /^(?:come|fall)$/u.test(lemma) &&
  /^(?:down|in)$/u.test(particle.low) &&
  particle.i === i + 1 &&
  /^(?:DET|NOUN|PROPN|PRON|ADJ)$/u.test(tokens[particle.i + 1]?.pos ?? '')

/** The word with which a verb means something of its own: at once behind it, behind an adverb, or behind its object; `to` and `in` may stand before it. */
export function particleOf(verb: Token, tokens: readonly Token[]): Token | undefined {
  const { lemma, i } = verb
  for (const token of tokens.slice(i + 1, i + 2 + MAX_OBJECT_WORDS)) {
    const next = tokens[token.i + 1]
    // `broke into pieces`, `caught fire`.
    if (/^(?:to|into|in)$/u.test(token.low) && next && isEventPhrase(lemma, next.low)) return next
    if (isEventPhrase(lemma, token.low)) return isWay(verb, token, tokens) ? undefined : token
    const isBetween =
      OBJECT_WORD.test(token.pos) ||
      (token.pos === 'ADV' && token.i === i + 1) ||
      (token.i === i + 1 && /^(?:to|into|in)$/u.test(token.low))
    if (!isBetween) return undefined
  }
  return undefined
}

/** What a verb says that happens to a thing; undefined for what is not seen: `turned into`, `fell silent`. */
export function eventOfVerb(verb: Token, tokens: readonly Token[]): PlanEvent | undefined {
  const { lemma, i } = verb
  const particle = particleOf(verb, tokens)
  if (particle) return eventOfPhrase(lemma, particle.low)
  // `the cloud turns into a battery`.
  if (lemma === 'turn' && tokens.slice(i + 1, i + 6).some(({ low }) => /^(?:into|to|out|off|on|down|up|away|back)$/u.test(low)))
    return undefined
  const behind = tokens.slice(i + 1, i + 4).map(({ low }) => low)
  return isResultative(lemma, behind) ? undefined : EVENT_VERBS.get(lemma)
}

/** Whether what a verb is done to changes, not who does it: `put the fire out`, `broke the vase`. */
export const isCausative = (verb: Token, tokens: readonly Token[]): boolean =>
  particleOf(verb, tokens) ? CAUSATIVE_PHRASES.has(verb.lemma) : CAUSATIVE_VERBS.has(verb.lemma)

/** `a star that had fallen`: only what is left of it is seen. */
export const isHappenedBefore = ({ i }: Token, tokens: readonly Token[]): boolean =>
  tokens.slice(0, i).findLast(({ pos, low }) => pos !== 'ADV' && low !== 'been')?.low === 'had'

const MODAL = /^(?:can|ca|could|would|might|may|should|must|if|unless)$/u
export const ENDING = /^(?:stop|cease|quit|finish)$/u
/** Between a modal verb and the verb that it belongs to: `could have been broken`. */
const AUXILIARY = /^(?:be|been|have|get)$/u

/** `The vase could break`, `may be broken`, `stopped burning`: it does not happen. */
export function isOnlyPossible({ i, low, lemma }: Token, tokens: readonly Token[]): boolean {
  const before = tokens.slice(0, i).findLast((token) => token.pos !== 'ADV' && !AUXILIARY.test(token.low))
  if (before === undefined) return false
  // `he'd broken it` has happened, `he'd break it` has not.
  if (/^['’]d$/u.test(before.low)) return low === lemma
  if (MODAL.test(before.low) || (before.i === i - 1 && ENDING.test(before.lemma))) return true
  // `could fall and break`.
  const joined = /^(?:and|or)$/u.test(before.low) && low === lemma ? tokens[before.i - 1] : undefined
  return joined?.pos === 'VERB' && joined.low === joined.lemma && isOnlyPossible(joined, tokens)
}
