import { isVerb } from '../senses/lexicon.ts'
import type { Token } from './token.ts'

const isClosed = (token: Token | undefined): boolean => !token || /^(?:PUNCT|ADP|CCONJ|SCONJ|ADV)$/u.test(token.pos)
const infinitiveOf = (stems: readonly string[]): string | undefined => stems.find((stem) => isVerb(stem))
const undoubled = (stem: string): string => (/(?<letter>[^aeiou])\k<letter>$/u.test(stem) ? stem.slice(0, -1) : stem)

/** `Forty people drowned.`: a past tense that was taken for an adjective, where the clause has no other verb. */
function pastOf({ low, pos, i }: Token, tokens: readonly Token[]): string | undefined {
  const isLone = !tokens.some((token) => /^(?:VERB|AUX)$/u.test(token.pos))
  const [before, after] = [tokens[i - 1], tokens[i + 1]]
  if (pos !== 'ADJ' || !low.endsWith('ed') || before?.pos !== 'NOUN' || !isLone || !isClosed(after)) return undefined
  return infinitiveOf([low.slice(0, -1), low.slice(0, -2), undoubled(low.slice(0, -2))])
}

const PERSON_WORDS =
  /^(?:man|men|woman|women|boys?|girls?|guys?|kids?|child|children|people|someone|somebody|strangers?|grandmothers?|grandfathers?|students?|workers?|soldiers?|farmers?|fishermen)$/u
const OF_STATE = /^(?:keep|see|hear|watch|find|leave|catch|notice|feel|spot|smell|start|set)$/u

/** `kept the lamp burning`, `saw a man walking`: what something does, no part of a compound. */
function ongoingOf({ low, pos, i }: Token, tokens: readonly Token[]): string | undefined {
  const before = tokens[i - 1]
  if (pos !== 'NOUN' || !low.endsWith('ing') || before?.pos !== 'NOUN') return undefined
  const isOfState = tokens.slice(Math.max(0, i - 5), i).some((token) => token.pos === 'VERB' && OF_STATE.test(token.lemma))
  // `a man grilling sardines`.
  const isDoing = PERSON_WORDS.test(before.low) && /^(?:NOUN|DET|PRON|ADJ|ADP)$/u.test(tokens[i + 1]?.pos ?? '')
  if (!isDoing && !(isOfState && isClosed(tokens[i + 1]))) return undefined
  const stem = low.slice(0, -3)
  return infinitiveOf([stem, `${stem}e`, undoubled(stem)])
}

/** Participles behind a noun that are the verb of a clause. */
export function retagParticiples(tokens: readonly Token[]): void {
  for (const token of tokens) {
    const lemma = pastOf(token, tokens) ?? ongoingOf(token, tokens)
    if (lemma) Object.assign(token, { pos: 'VERB', lemma })
  }
}
