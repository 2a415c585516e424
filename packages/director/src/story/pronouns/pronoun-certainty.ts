import { ACTION_VERBS, MENTAL_VERBS } from '../../languages/en/verbs.ts'
import type { Token } from '../../text/token.ts'
import type { Referent, StoryState } from '../story-state.ts'

/** Things that say something: `it said`. */
const SPEAKING =
  /^(?:letter|note|book|newspaper|sign|phone|smartphone|computer|robot|chatbot|radio|television|message|parrot|document|scroll)$/u

const isSpoken = (verb: Token | undefined): boolean =>
  verb?.pos === 'VERB' && (MENTAL_VERBS.has(verb.lemma) || ACTION_VERBS.get(verb.lemma) === 'talk')

const isBodied = ({ picture, isUnseen }: Referent): boolean => picture !== undefined || isUnseen === true

/** A person of a later sentence, drawn or not. */
const isOtherPerson = ({ isPerson, picture, sentence }: Referent, meant: Referent): boolean =>
  isPerson && sentence > meant.sentence && picture === undefined

/** How a pronoun stands in its sentence. `verb`: the word behind it. `index`: of the sentence. */
export type PronounUse = { readonly kind: string; readonly isSubject: boolean; readonly verb?: Token; readonly index: number }

/**
 * Is it sure that `it`, `its`, `they` or `them` means a thing that an earlier sentence named? Not what was only done to two sentences ago, not one of two things
 * with a body that were named together, and nothing that speaks or thinks without a mouth. Persons and animals are always sure.
 */
export function isSureThing(
  meant: Referent,
  { kind, isSubject, verb, index }: PronounUse,
  { referents, scriptAnimal, names }: StoryState,
): boolean {
  const { picture } = meant
  const isNamelessAnimal = picture?.drawn.file === 'animal' && ![...names.values()].some(({ name }) => name === picture.name)
  // `A dog crossed the course. The winner, a baker, was old. He ...`: not the dog.
  if ((kind === 'man' || kind === 'woman') && isNamelessAnimal && referents.some((one) => isOtherPerson(one, meant))) return false
  if (!picture || meant.isPerson || picture.properName !== undefined || picture.drawn === scriptAnimal) return true
  if (kind !== 'thing' && kind !== 'many') return true
  if (isSubject && isSpoken(verb) && picture.drawn.file !== 'animal' && !SPEAKING.test(picture.name)) return false
  if (meant.isSupposed && picture.drawn.file !== 'animal') return false
  const distance = index - meant.sentence
  if (meant.role === 'object' && distance > 1) return false
  const rivals = referents.filter(
    (one) =>
      one !== meant &&
      one.sentence === meant.sentence &&
      one.role !== 'behind' &&
      one.isMany === meant.isMany &&
      !one.isPerson &&
      isBodied(one) &&
      one.picture?.name !== picture.name &&
      // `He passed the dog and stole the key. It ...`: the thing.
      (picture.drawn.file === 'animal' || one.picture?.drawn.file !== 'animal'),
  )
  if (rivals.length === 0) return true
  // A subject that goes on as subject is sure beside what was done to.
  return meant.role === 'subject' && isSubject && rivals.every(({ role }) => role === 'object')
}
