import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { eq } from 'drizzle-orm'
import { mediaUrl } from '../media/media-url.ts'
import type { Database } from '../platform/database/client.ts'
import { character, media } from '../platform/database/schema.ts'

export type CharacterRow = { character: typeof character.$inferSelect; media: typeof media.$inferSelect | null }

/** Characters with their pictures. */
export const selectCharacters = (db: Pick<Database, 'select'>) =>
  db.select({ character, media }).from(character).leftJoin(media, eq(media.id, character.imageMediaId)).$dynamic()

/** A character as it was made, for its owner. */
export function wireCharacter({ character: row, media: picture }: CharacterRow): WireCharacter {
  return {
    id: row.id,
    name: row.name,
    model_name: row.name,
    description: '',
    image_url: picture?.hash && !picture.isDeleted ? mediaUrl(picture) : null,
    reference_mode: row.referenceMode as WireCharacter['reference_mode'],
    type: row.type as WireCharacter['type'],
    status: row.status,
    is_public: row.sharedAt !== null,
  }
}
