import type { Locale } from './language.ts'
import { isUnspaced } from './vocabulary.ts'
import { tokenize } from './tokenize.ts'

/** Features of a personal pronoun. `woman`: gender, absent if either; `isObject`: object case; `maybePlural`: singular or plural, as German `sie`. */
export type Pronoun = {
  readonly plural: boolean
  readonly woman?: boolean
  readonly isObject?: boolean
  readonly possessive?: boolean
  readonly maybePlural?: boolean
  readonly firstPerson?: boolean
}

const HE: Pronoun = { plural: false, woman: false }
const SHE: Pronoun = { plural: false, woman: true }
const UNGENDERED: Pronoun = { plural: false }
const THEY: Pronoun = { plural: true }

const PRONOUN_WORDS: readonly (readonly [Pronoun, string])[] = [
  [{ ...HE, isObject: true }, 'him ihm ihn'],
  [{ ...HE, possessive: true }, 'his'],
  [{ ...SHE, possessive: true }, 'her'],
  [HE, 'he er il él ele lui'],
  [SHE, 'she hers elle ella ela lei'],
  [
    THEY,
    'they them we us both together wir ils elles nous ellos ellas nosotros juntos loro они beide ihnen zusammen ensemble alle todos tous everybody',
  ],
  [{ ...SHE, maybePlural: true }, 'sie'],
  [{ ...UNGENDERED, firstPerson: true }, 'i ich je yo io eu'],
  [{ ...UNGENDERED, possessive: true }, 'my me mein meine mon ma mi'],
  [HE, 'он'],
  [SHE, 'она'],
]
const PRONOUN_BY_WORD = new Map(PRONOUN_WORDS.flatMap(([pronoun, words]) => words.split(' ').map((word) => [word, pronoun] as const)))

const PRONOUN_PATTERNS: readonly (readonly [Pronoun, RegExp])[] = [
  [THEY, /彼ら|彼女たち|二人|ふたり|私たち|他们|她们|我们|两人|两个人/u],
  [SHE, /彼女(?!たち)|她(?!们)/u],
  [HE, /彼(?!女|ら)|他(?!们|人)/u],
  [{ ...UNGENDERED, possessive: true }, /我(?!们)|私(?!たち)|僕/u],
]

/** Distinct pronouns of a text, in no particular order. */
export function findPronouns(text: string, locale: Locale): readonly Pronoun[] {
  if (isUnspaced(locale)) return PRONOUN_PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([pronoun]) => pronoun)
  const found = tokenize(text, locale).flatMap((word) => PRONOUN_BY_WORD.get(word) ?? [])
  return [...new Set(found)]
}
