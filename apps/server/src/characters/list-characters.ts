import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { character, media } from '../platform/database/schema.ts'
import { mediaUrl } from '../media/media-url.ts'

type CharacterRow = { character: typeof character.$inferSelect; media: typeof media.$inferSelect | null }

/** The caller's own characters, the newest first. */
export async function listOwnCharacters(db: Pick<Database, 'select'>, userId: string): Promise<WireCharacter[]> {
  const rows = await db
    .select()
    .from(character)
    .leftJoin(media, eq(media.id, character.imageMediaId))
    .where(and(eq(character.userId, userId), isNull(character.deletedAt)))
    .orderBy(desc(character.createdAt))
  return rows.map(wireCharacter)
}

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
  }
}
