import { FEMALE, MALE } from '../../languages/en/words.ts'
import type { Phrase } from '../../text/phrases.ts'
import { type Gender, identityOf, type Picture, type Referent, type StoryState } from '../story-state.ts'

/** Gender of somebody as far as it was told. */
export const genderOfReferent = ({ gender, picture }: Referent, { genders }: StoryState): Gender | undefined =>
  gender ?? picture?.gender ?? (picture && genders.get(identityOf(picture)))

const genderOfNoun = (noun: string): Gender | undefined => (MALE.test(noun) ? 'man' : FEMALE.test(noun) ? 'woman' : undefined)

/** `A turtle knocked on her door`: that of the rabbit of whom was told before. */
export const isOfOther = (identity: string, kind: Gender, story: StoryState): boolean =>
  story.referents.some(
    (one) =>
      one.picture && identityOf(one.picture) !== identity && (genderOfReferent(one, story) ?? genderOfNoun(one.picture.name)) === kind,
  )

/** Parts of animals: they are their own. */
export const PARTS_OF_ANIMALS =
  /^(?:tail|head|wings?|paws?|eyes?|nose|snout|muzzle|ears?|back|mouth|beak|fur|feathers?|claws?|teeth|legs?|neck|belly|shell|trunk|body)$/u

/** `Pip could not wait to show it to his mother`: of the only one who may be meant, the pronoun tells the gender. */
export function noteGender(
  kind: string,
  inside: readonly Phrase[],
  pictures: ReadonlyMap<Phrase, Picture>,
  story: StoryState,
  isOfBody: boolean,
): void {
  const identities = new Set(inside.flatMap((phrase) => pictures.get(phrase) ?? []).map(identityOf))
  const [identity] = identities
  if (identity === undefined || identities.size > 1 || (kind !== 'man' && kind !== 'woman')) return
  if (!isOfBody && inside.every((phrase) => pictures.get(phrase)?.drawn.file === 'animal') && isOfOther(identity, kind, story)) return
  const isNamed = inside.some(({ role, isName, namedBy }) => role === 'subject' && (isName || namedBy !== undefined))
  // `A farmer let us sit by his fire`.
  const isSomebody = inside.length === 1 && inside[0]!.role === 'subject' && !inside[0]!.isPlural && !story.genders.has(identity)
  // `An old soldier stopped at her cottage`: that of the daughter of whom was told before.
  const isPerson = inside.some((phrase) => pictures.get(phrase)?.isPerson)
  if (isNamed || (isSomebody && !(isPerson && isOfOther(identity, kind, story)))) story.genders.set(identity, kind)
}
