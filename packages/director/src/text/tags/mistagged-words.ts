import { isVerb } from '../../senses/lexicon.ts'
import type { Token } from '../token.ts'

/** `He still rides the bus`. */
export const isDoneByPronoun = ({ pos, low, i }: Token, tokens: readonly Token[]): boolean =>
  pos === 'NOUN' &&
  tokens[i - 1]?.pos === 'ADV' &&
  /^(?:he|she|it)$/u.test(tokens[i - 2]?.low ?? '') &&
  /[^s]s$/u.test(low) &&
  isVerb(low.slice(0, -1))

/** `led the bear home`: no home of a bear. */
export const isWayHome = ({ pos, low, i }: Token, tokens: readonly Token[]): boolean =>
  pos === 'NOUN' &&
  low === 'home' &&
  /^(?:NOUN|PROPN)$/u.test(tokens[i - 1]?.pos ?? '') &&
  /^(?:|ADP|PUNCT|CCONJ|SCONJ|ADV)$/u.test(tokens[i + 1]?.pos ?? '') &&
  tokens
    .slice(Math.max(0, i - 5), i)
    .some((token) => token.pos === 'VERB' && /^(?:lead|bring|take|carry|drive|send|walk|follow|drag|guide)$/u.test(token.lemma))
