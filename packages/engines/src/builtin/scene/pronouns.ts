import type { Locale } from './language.ts'
import { isUnspaced } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** Somebody a text means without naming them. `woman` absent: either. `object`: another than who acts. `owner`: whose something is. `several`: or some. `self`: who tells the story. */
export type Pronoun = {
  readonly many: boolean
  readonly woman?: boolean
  readonly object?: boolean
  readonly owner?: boolean
  readonly several?: boolean
  readonly self?: boolean
}

const HE: Pronoun = { many: false, woman: false }
const SHE: Pronoun = { many: false, woman: true }
const SOMEBODY: Pronoun = { many: false }
const THEY: Pronoun = { many: true }

const SPACED: readonly (readonly [Pronoun, string])[] = [
  [{ ...HE, object: true }, 'him ihm ihn'],
  [{ ...HE, owner: true }, 'his'],
  [{ ...SHE, owner: true }, 'her'],
  [HE, 'he er il él ele lui'],
  [SHE, 'she hers elle ella ela lei'],
  [
    THEY,
    'they them we us both together wir ils elles nous ellos ellas nosotros juntos loro они beide ihnen zusammen ensemble alle todos tous everybody',
  ],
  [{ ...SHE, several: true }, 'sie'],
  [{ ...SOMEBODY, self: true }, 'i ich je yo io eu'],
  [{ ...SOMEBODY, owner: true }, 'my me mein meine mon ma mi'],
  [HE, 'он'],
  [SHE, 'она'],
]
const BY_WORD = new Map(SPACED.flatMap(([pronoun, words]) => words.split(' ').map((word) => [word, pronoun] as const)))

const UNSPACED: readonly (readonly [Pronoun, RegExp])[] = [
  [THEY, /彼ら|彼女たち|二人|ふたり|私たち|他们|她们|我们|两人|两个人/u],
  [SHE, /彼女(?!たち)|她(?!们)/u],
  [HE, /彼(?!女|ら)|他(?!们|人)/u],
  [{ ...SOMEBODY, owner: true }, /我(?!们)|私(?!たち)|僕/u],
]

/** Pronouns of a text, each kind once, in no order. */
export function pronounsIn(text: string, locale: Locale): readonly Pronoun[] {
  if (isUnspaced(locale)) return UNSPACED.filter(([, pattern]) => pattern.test(text)).map(([pronoun]) => pronoun)
  const found = wordsOf(text, locale).flatMap((word) => BY_WORD.get(word) ?? [])
  return [...new Set(found)]
}
