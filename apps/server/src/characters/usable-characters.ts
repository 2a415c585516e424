import { AppError } from '@fablecut/contracts/errors/app-error'
import type { characterInput } from '@fablecut/contracts/wire/inputs'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { PREMADE_CHARACTERS } from '@fablecut/engines/builtin/characters/premade'
import type { Database } from '../platform/database/client.ts'
import { character, media } from '../platform/database/schema.ts'
import { wireCharacter } from './list-characters.ts'

export type AskedCharacter = z.infer<typeof characterInput>

/** A character as a story keeps it; `look` is what the painter draws, absent where it knows the id. Source: C-181. */
export type UsedCharacter = Pick<AskedCharacter, 'id' | 'reference_mode' | 'type'> & {
  readonly name: string
  readonly image_url: string | null
  readonly character_image_url: string | null
  readonly look?: Record<string, unknown>
}

/** The character an id names, if the caller may use it: a premade or an own one, for TEAM_MEMBER_IDS anybody's; 422 at the field's name for any other. */
export async function usableCharacter(
  { db, teamMemberIds }: { db: Pick<Database, 'select'>; teamMemberIds: readonly string[] },
  userId: string,
  field: string,
  asked: AskedCharacter,
): Promise<UsedCharacter> {
  const premade = PREMADE_CHARACTERS.find(({ id }) => id === asked.id)
  if (premade) {
    const picture = `/characters/${premade.id}.webp`
    const { id, name } = premade
    return { id, name, reference_mode: 'train', type: 'premade', image_url: picture, character_image_url: picture }
  }
  const [row] = await db
    .select()
    .from(character)
    .leftJoin(media, eq(media.id, character.imageMediaId))
    .where(and(eq(character.id, asked.id), isNull(character.deletedAt)))
  if (!row || (row.character.userId !== userId && !teamMemberIds.includes(userId)))
    throw new AppError('INVALID_INPUT', {
      message: 'This character is not known',
      data: { fields: { [field]: 'This character is not known' } },
    })
  const { id, name, image_url, reference_mode, type } = wireCharacter(row)
  return { id, name, reference_mode, type, image_url, character_image_url: image_url, look: row.character.look }
}
