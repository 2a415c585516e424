import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { media } from '../platform/database/schema.ts'
import { newId } from '../platform/new-id.ts'

type MediaRow = typeof media.$inferSelect

/**
 * Copies the image of another user's character to this user's media, so that their stories keep it when the owner unshares or deletes the
 * character. The bytes are stored once; there is one row per user and image.
 */
export async function copyImage(db: Pick<Database, 'select' | 'insert'>, userId: string, image: MediaRow): Promise<MediaRow> {
  const isCopy = and(eq(media.userId, userId), eq(media.role, 'character'), eq(media.hash, image.hash!), eq(media.isDeleted, false))
  const [existing] = await db.select().from(media).where(isCopy).limit(1)
  if (existing) return existing
  const { hash, mimeType, sizeBytes, metadata, moderation, resourceType, title, source, status } = image
  const [copy] = await db
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
  return copy!
}
