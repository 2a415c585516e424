import { isVerb } from '../../senses/lexicon.ts'
import type { Token } from '../token.ts'

/** `He still rides the bus`. */
const isDoneByPronoun = ({ pos, low, i }: Token, tokens: readonly Token[]): boolean =>
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

/** Verb of a form in `s`; undefined where it is none. */
const verbOfThirdPerson = (low: string): string | undefined =>
  /[^s]s$/u.test(low) ? [low.slice(0, -1), low.slice(0, -2)].find((stem) => isVerb(stem)) : undefined

/** `lays eggs and guards them`, `blows air, brushes away the sand`: the verb of what a sentence joins; undefined for nouns. */
function joinedVerbOf({ pos, low, i }: Token, tokens: readonly Token[]): string | undefined {
  if (pos !== 'NOUN' || !/^(?:and|,|or|then)$/u.test(tokens[i - 1]?.low ?? '')) return undefined
  if (!tokens.slice(0, i).some((token) => token.pos === 'VERB')) return undefined
  const [next, after] = tokens.slice(i + 1, i + 3)
  const isWithParticle = /^(?:away|off|out|up|down|back)$/u.test(next?.low ?? '') && after?.pos === 'DET'
  return isWithParticle || /^(?:them|him|me|us)$/u.test(next?.low ?? '') ? verbOfThirdPerson(low) : undefined
}

/** Tag and lemma of a verb in `s` that is tagged as a noun; undefined where the tag may stay. */
export function thirdPersonOf(token: Token, tokens: readonly Token[]): Pick<Token, 'pos' | 'lemma'> | undefined {
  const lemma = isDoneByPronoun(token, tokens) ? token.low.slice(0, -1) : joinedVerbOf(token, tokens)
  return lemma === undefined ? undefined : { pos: 'VERB', lemma }
}

/** `a little red bus`, `a small green tractor`: sizes that are tagged as adverbs. Not `a little more water`, `a little too much`. */
export const isSizeOfNoun = ({ pos, low, i }: Token, tokens: readonly Token[]): boolean => {
  const [next, after] = tokens.slice(i + 1, i + 3)
  const isOfNoun = next?.pos === 'NOUN' || (next?.pos === 'ADJ' && /^(?:NOUN|ADJ)$/u.test(after?.pos ?? ''))
  return (
    pos === 'ADV' &&
    /^(?:little|small|big|tiny|long|early|late|high|low|deep)$/u.test(low) &&
    tokens[i - 1]?.pos === 'DET' &&
    isOfNoun &&
    !/^(?:more|less|extra|bit)$/u.test(next!.low)
  )
}

/** `coil like sleeping snakes`, `shine like gold`: nothing that is named. */
export const isLikeBehindNoun = ({ pos, low, i }: Token, tokens: readonly Token[]): boolean =>
  pos === 'NOUN' &&
  low === 'like' &&
  i > 0 &&
  /^(?:NOUN|PROPN|ADV|ADJ|PRON)$/u.test(tokens[i - 1]!.pos) &&
  /^(?:VERB|NOUN|ADJ|DET|PROPN|PRON)$/u.test(tokens[i + 1]?.pos ?? '')
