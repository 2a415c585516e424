import type { Token } from '../token.ts'

const IN_PHRASE = /^(?:DET|ADJ|NUM|NOUN|PROPN)$/u
const POSSESSIVE = /^(?:my|your|his|her|its|our|their)$/u
const isNominal = ({ pos }: Token): boolean => /^(?:NOUN|PROPN)$/u.test(pos)
const isInPhrase = ({ pos, low }: Token): boolean => IN_PHRASE.test(pos) || POSSESSIVE.test(low)
const joins = ({ low }: Token): boolean => /^(?:,|and|or|nor)$/u.test(low)

/** Index behind a row of noun phrases that begins at a token: `maps, leashes and a hat`. The token itself where none begins. */
export function nounRowEnd(tokens: readonly Token[], from: number): number {
  let end = from
  for (let i = from; i < tokens.length && (isInPhrase(tokens[i]!) || (joins(tokens[i]!) && end === i)); i++)
    if (isNominal(tokens[i]!)) end = i + 1
  return end
}

/** Index of the first token of a row of noun phrases that ends before a token: `Coffee, red wine and old cheese`. */
export function nounRowStart(tokens: readonly Token[], to: number): number {
  let start = to
  for (let i = to - 1; i >= 0 && (isInPhrase(tokens[i]!) || (joins(tokens[i]!) && isInPhrase(tokens[i + 1]!))); i--)
    if (isInPhrase(tokens[i]!)) start = i
  return start
}
