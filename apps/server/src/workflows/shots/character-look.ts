import { PREMADE_CHARACTERS } from '@fablecut/engines/builtin/characters/premade'
import type { CharacterLook } from '@fablecut/engines/ports/options'
import type { StoryInputs } from '../run/read-run.ts'

/** The person to draw: a premade character with its own look, else the name, from which the painter makes one that stays the same. */
export function characterLook(character: StoryInputs['character']): CharacterLook | undefined {
  if (!character) return undefined
  const premade = PREMADE_CHARACTERS.find((one) => one.id === character.id)
  if (premade) return { id: premade.id, name: premade.name, look: { ...premade.look } }
  return { id: character.id, name: character.name ?? character.model_name ?? 'Someone' }
}
