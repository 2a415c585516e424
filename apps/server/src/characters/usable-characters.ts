import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import type { characterInput } from '@fablecut/contracts/wire/inputs'
import { PREMADE_CHARACTERS } from '@fablecut/engines/builtin/characters/premade'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../platform/database/client.ts'
import { character } from '../platform/database/schema.ts'
import { copyPicture } from './copy-picture.ts'
import { isInCommunity } from '../media/shared-characters.ts'
import { selectCharacters, wireCharacter } from './wire-character.ts'

export type AskedCharacter = z.infer<typeof characterInput>

/** A character as a story keeps it; `look` is what the painter draws, absent where it knows the id. Source: C-181. */
export type UsedCharacter = Pick<AskedCharacter, 'id' | 'reference_mode' | 'type' | 'modelData'> & {
  readonly name: string
  readonly image_url: string | null
  readonly character_image_url: string | null
  readonly look?: Record<string, unknown>
}

type Asking = { readonly db: Pick<Database, 'select' | 'insert'>; readonly teamMemberIds: readonly string[] }

/**
 * The character an id names, if the caller may use it: a premade or an own one, one of the community, for TEAM_MEMBER_IDS anybody's; 422 at the field's
 * name for any other. `asked` decides nothing but the id.
 */
export async function usableCharacter(services: Asking, userId: string, field: string, asked: AskedCharacter): Promise<UsedCharacter> {
  const premade = PREMADE_CHARACTERS.find(({ id }) => id === asked.id)
  if (premade) {
    const picture = `/characters/${premade.id}.webp`
    const { id, name } = premade
    return { id, name, reference_mode: 'train', type: 'premade', image_url: picture, character_image_url: picture }
  }
  const { db, teamMemberIds } = services
  const mayUse = teamMemberIds.includes(userId) ? undefined : or(eq(character.userId, userId), isInCommunity)
  const [row] = await selectCharacters(db).where(and(eq(character.id, asked.id), isNull(character.deletedAt), mayUse))
  if (!row) throw invalidField(field, 'This character is not known')
  const isOwn = row.character.userId === userId
  const picture = row.media?.hash && !row.media.isDeleted && !isOwn ? await copyPicture(db, userId, row.media) : row.media
  const { id, name, image_url, reference_mode, type } = wireCharacter({ ...row, media: picture })
  const used = { id, name, reference_mode, image_url, character_image_url: image_url, look: row.character.look }
  return isOwn ? { ...used, type } : { ...used, type: 'premade', modelData: { source: 'community' } }
}
