import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import type { characterInput } from '@fablecut/contracts/wire/inputs'
import { PREMADE_CHARACTERS } from '@fablecut/studio/characters/premade'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../platform/database/client.ts'
import { character } from '../platform/database/schema.ts'
import { copyImage } from './copy-image.ts'
import { isInCommunity } from '../media/shared-characters.ts'
import { selectCharacters, wireCharacter } from './wire-character.ts'

export type RequestedCharacter = z.infer<typeof characterInput>

/**
 * A character as stored in a story; `look` are the features that the image engine draws, absent for premade characters, which it knows by
 * id.
 */
export type StoryCharacter = Pick<RequestedCharacter, 'id' | 'reference_mode' | 'type' | 'modelData'> & {
  readonly name: string
  readonly image_url: string | null
  readonly character_image_url: string | null
  readonly look?: Record<string, unknown>
}

type CharacterServices = { readonly db: Pick<Database, 'select' | 'insert'>; readonly teamMemberIds: readonly string[] }

/**
 * The character with the requested id, if the user may use it: a premade, own or community character, any for TEAM_MEMBER_IDS; otherwise
 * 422 at the field. Only the id of `requested` is trusted.
 */
export async function requireUsableCharacter(
  services: CharacterServices,
  userId: string,
  field: string,
  requested: RequestedCharacter,
): Promise<StoryCharacter> {
  const premade = PREMADE_CHARACTERS.find(({ id }) => id === requested.id)
  if (premade) {
    const image = `/characters/${premade.id}.webp`
    const { id, name } = premade
    return { id, name, reference_mode: 'train', type: 'premade', image_url: image, character_image_url: image }
  }
  const { db } = services
  const row = await findUsableCharacter(services, userId, field, requested.id)
  const isOwn = row.character.userId === userId
  const image = row.media?.hash && !row.media.isDeleted && !isOwn ? await copyImage(db, userId, row.media) : row.media
  const { id, name, image_url, reference_mode, type } = wireCharacter({ ...row, media: image })
  const used = { id, name, reference_mode, image_url, character_image_url: image_url, look: row.character.look }
  return isOwn ? { ...used, type } : { ...used, type: 'premade', modelData: { source: 'community' } }
}

/** The row of a created character that the user may use; otherwise 422 at the field. */
export async function findUsableCharacter(
  { db, teamMemberIds }: { readonly db: Pick<Database, 'select'>; readonly teamMemberIds: readonly string[] },
  userId: string,
  field: string,
  id: string,
) {
  const mayUse = teamMemberIds.includes(userId) ? undefined : or(eq(character.userId, userId), isInCommunity)
  const [row] = await selectCharacters(db).where(and(eq(character.id, id), isNull(character.deletedAt), mayUse))
  if (!row) throw invalidField(field, 'This character is not known')
  return row
}
