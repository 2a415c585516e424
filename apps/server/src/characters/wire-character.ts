import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { eq } from 'drizzle-orm'
import { mediaUrl } from '../media/media-url.ts'
import type { Database } from '../platform/database/client.ts'
import { character, media } from '../platform/database/schema.ts'

export type CharacterRow = { character: typeof character.$inferSelect; media: typeof media.$inferSelect | null }

/** Query of characters with their images. */
export const selectCharacters = (db: Pick<Database, 'select'>) =>
  db.select({ character, media }).from(character).leftJoin(media, eq(media.id, character.imageMediaId)).$dynamic()

/** A character as its owner sees it. */
export function wireCharacter({ character: row, media: image }: CharacterRow): WireCharacter {
  return {
    id: row.id,
    name: row.name,
    model_name: row.name,
    description: '',
    image_url: image?.hash && !image.isDeleted ? mediaUrl(image) : null,
    reference_mode: row.referenceMode as WireCharacter['reference_mode'],
    type: row.type as WireCharacter['type'],
    status: row.status,
    is_public: row.sharedAt !== null,
  }
}
