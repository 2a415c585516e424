import { PREMADE_CHARACTERS } from '@fablecut/studio/characters/premade'
import type { CharacterLook } from '@fablecut/generation/ports/options'
import { findUsableCharacter } from '../../characters/usable-characters.ts'
import { storedLook } from '../../characters/stored-look.ts'
import type { StoryServices } from '../../platform/story-services.ts'
import { characterLook } from '../../runs/character-look.ts'

/** The look of a character that the user may use, as a story of it would have; throws 422 for others. */
export async function readLook(
  services: Pick<StoryServices, 'db' | 'teamMemberIds'>,
  userId: string,
  id: string,
): Promise<CharacterLook | undefined> {
  if (PREMADE_CHARACTERS.some((premade) => premade.id === id)) return characterLook({ id })
  const { character } = await findUsableCharacter(services, userId, 'character', id)
  return characterLook({ id, name: character.name, look: storedLook.parse(character.look) })
}
