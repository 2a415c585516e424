import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { media } from '../platform/database/schema.ts'
import { newId } from '../platform/new-id.ts'

type MediaRow = typeof media.$inferSelect

/**
 * The picture of somebody else's character as a file of this user's: what they make with it outlives the original, which its owner may take back or
 * delete. The bytes are stored once; one row for each user and picture.
 */
export async function copyPicture(db: Pick<Database, 'select' | 'insert'>, userId: string, picture: MediaRow): Promise<MediaRow> {
  const isCopy = and(eq(media.userId, userId), eq(media.role, 'character'), eq(media.hash, picture.hash!), eq(media.isDeleted, false))
  const [known] = await db.select().from(media).where(isCopy).limit(1)
  if (known) return known
  const { hash, mimeType, sizeBytes, metadata, moderation, resourceType, title, source, status } = picture
  const [copied] = await db
    .insert(media)
    .values({
      id: newId(),
      userId,
      role: 'character',
      hash,
      mimeType,
      sizeBytes,
      metadata,
      moderation,
      resourceType,
      title,
      source,
      status,
    })
    .returning()
  return copied!
}
