import { PREMADE_CHARACTERS } from '@fablecut/engines/builtin/characters/premade'
import type { CharacterLook } from '@fablecut/engines/ports/options'
import type { StoryInputs } from '../../runs/read-run.ts'

/** Who is drawn: a premade character or one made of a picture with its own look, else the name, from which the painter makes one that stays the same. */
export function characterLook(character: StoryInputs['character']): CharacterLook | undefined {
  if (!character) return undefined
  const premade = PREMADE_CHARACTERS.find((one) => one.id === character.id)
  if (premade) return { id: premade.id, name: premade.name, look: { ...premade.look } }
  const { id, name, model_name: modelName, look } = character
  return { id, name: name ?? modelName ?? 'Someone', ...(look === undefined ? {} : { look }) }
}
