import { PREMADE_CHARACTERS } from '@fablecut/studio/characters/premade'
import type { CharacterLook } from '@fablecut/generation/ports/options'
import type { StoryInputs } from './story-inputs.ts'

/** The look of a character: premade, derived from its images, or else generated from the name, always the same. */
export function characterLook(character: StoryInputs['character']): CharacterLook | undefined {
  if (!character) return undefined
  const premade = PREMADE_CHARACTERS.find((premadeCharacter) => premadeCharacter.id === character.id)
  if (premade) return { id: premade.id, name: premade.name, look: { ...premade.look } }
  const { id, name, modelName, look } = character
  return { id, name: name ?? modelName ?? 'Someone', ...(look === undefined ? {} : { look }) }
}
