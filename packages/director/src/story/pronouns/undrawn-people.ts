import { genderOfName } from '../../languages/en/names.ts'
import { natureOf } from '../../senses/lexicon.ts'
import type { Phrase } from '../../text/phrases.ts'

/** Beings that do as people do, without a picture. */
const OF_TALES = /^(?:giant|monster|beast|ogre|troll|dragon|elf|dwarf|goblin|demon|devil|god|goddess|angel|spirit|phantom|creature)$/u

/** `The giant wiped his nose`: somebody without a picture. */
export const isUndrawnPerson = ({ isName, nouns, lemma, role }: Phrase): boolean =>
  isName
    ? genderOfName(nouns.map(({ text }) => text)) !== undefined
    : role === 'subject' && (natureOf(lemma) === 'person' || OF_TALES.test(lemma))
