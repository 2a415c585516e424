import { isGivenName } from '../../languages/en/names.ts'
import type { NounMatch } from '../nouns/nouns.ts'
import type { Language } from '../language.ts'
import type { LexicalWord } from '../words.ts'

const CAPITAL = /^\p{Lu}\p{Ll}/u
/** Titles with a full stop. */
const ABBREVIATED = /^(?:dr|prof|hr|fr)$/u
/** `Jan de Boer`, `Karl von Stein` */
const PARTICLE = /^(?:de|den|der|van|ter|ten|te|von|vom|zu|di|da|do|dos|del|della|le|la)$/u
const MAX_PARTICLES = 2

/** Whether particles of nobility or origin join a noun to a name before it. */
function isBehindParticle(from: number, words: readonly LexicalWord[], isName: (word: LexicalWord) => boolean): boolean {
  let at = from - 1
  while (at >= 0 && from - 1 - at < MAX_PARTICLES && PARTICLE.test(words[at]!.text)) at--
  const before = words[at]
  return at < from - 1 && before !== undefined && before.clause === words[from]!.clause && isName(before)
}

/** Nouns of a position before a name: `Kommissarin Wolf`. */
const isPersonNoun = (at: number, nouns: readonly NounMatch[], isPerson: (name: string) => boolean): boolean =>
  nouns.some(({ name, to }) => to === at && isPerson(name))

/**
 * Whether a noun is the name of somebody, `Herr Fischer`, `Kommissarin Wolf`, `Jan de Boer`.
 * `isPerson`: whether a name of the vocabulary is a person's.
 */
export function isSurname(
  { from, to }: NounMatch,
  words: readonly LexicalWord[],
  nouns: readonly NounMatch[],
  { titles, surnames, rules, isEmpty }: Pick<Language, 'titles' | 'surnames' | 'rules' | 'isEmpty'>,
  isPerson: (name: string) => boolean,
): boolean {
  const word = words[from]!
  const before = words[from - 1]
  // Where all nouns have capitals, only a given name is sure.
  const isName = ({ text, low, isFirst }: LexicalWord) =>
    CAPITAL.test(text) && (isGivenName(low) || (rules.hasCapitalNouns !== true && !isFirst && !isEmpty(low)))
  if (from === to && CAPITAL.test(word.text) && isBehindParticle(from, words, isName)) return true
  // `Dr. Fischer`
  const isBeside = before !== undefined && (before.clause === word.clause || ABBREVIATED.test(before.low))
  if (from !== to || !isBeside || !CAPITAL.test(word.text) || word.start - before.end > 2) return false
  if (titles.has(before.low) && CAPITAL.test(before.text)) return true
  return surnames.has(word.low) && isPersonNoun(from - 1, nouns, isPerson)
}
