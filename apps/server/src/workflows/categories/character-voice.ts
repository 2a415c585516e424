import { VOICES } from '@fablecut/domain/story/inputs/voices'
import { isFeminineLook, personLookOf } from '@fablecut/studio/characters/people/person-look'
import { hashText } from '@fablecut/studio/paint/random'
import type { CharacterLook } from '@fablecut/generation/ports/options'

/** A voice that suits a character, the same in every story; `auto` for languages without a listed voice. Animals get any voice. */
export function characterVoice(character: CharacterLook, language: string): string {
  const spoken = VOICES.filter((voice) => voice.language === language)
  const isAnimal = typeof character.look?.kind === 'string'
  const gender = isFeminineLook(personLookOf(character)) ? 'female' : 'male'
  const fitting = isAnimal ? spoken : spoken.filter((voice) => voice.gender === gender)
  return fitting[Math.abs(hashText(character.id)) % Math.max(1, fitting.length)]?.key ?? 'auto'
}
