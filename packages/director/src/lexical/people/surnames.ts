import { isGivenName } from '../../languages/en/names.ts'
import { isCapitalized } from '../capitals.ts'
import { isPersonName } from '../nouns/figure-names.ts'
import type { NounMatch } from '../nouns/nouns.ts'
import type { Language } from '../language.ts'
import type { LexicalWord } from '../words.ts'
import { isNameParticle } from './name-particles.ts'

/** Titles with a full stop. */
const ABBREVIATED = /^(?:dr|prof|hr|fr)$/u
const MAX_PARTICLES = 2

/** Whether particles of nobility or origin join a noun to a name before it. */
function isBehindParticle(from: number, words: readonly LexicalWord[], isName: (word: LexicalWord) => boolean): boolean {
  let at = from - 1
  while (at >= 0 && from - 1 - at < MAX_PARTICLES && isNameParticle(words[at]!.text)) at--
  const before = words[at]
  return at < from - 1 && before !== undefined && before.clause === words[from]!.clause && isName(before)
}

/** Nouns of a position before a name: `Kommissarin Wolf`. */
const isPersonNoun = (at: number, nouns: readonly NounMatch[]): boolean => nouns.some(({ name, to }) => to === at && isPersonName(name))

/**
 * Whether a noun is the name of somebody, `Herr Fischer`, `Kommissarin Wolf`, `Jan de Boer`.
 */
export function isSurname(
  { from, to }: NounMatch,
  words: readonly LexicalWord[],
  nouns: readonly NounMatch[],
  { titles, surnames, rules, isEmpty }: Pick<Language, 'titles' | 'surnames' | 'rules' | 'isEmpty'>,
): boolean {
  const word = words[from]!
  const before = words[from - 1]
  // Where all nouns have capitals, only a given name is sure.
  const isName = ({ text, low, isFirst }: LexicalWord) =>
    isCapitalized(text) && (isGivenName(low) || (rules.hasCapitalNouns !== true && !isFirst && !isEmpty(low)))
  if (from === to && isCapitalized(word.text) && isBehindParticle(from, words, isName)) return true
  // `Dr. Fischer`
  const isBeside = before !== undefined && (before.clause === word.clause || ABBREVIATED.test(before.low))
  if (from !== to || !isBeside || !isCapitalized(word.text) || word.start - before.end > 2) return false
  if (titles.has(before.low) && isCapitalized(before.text)) return true
  return surnames.has(word.low) && isPersonNoun(from - 1, nouns)
}
