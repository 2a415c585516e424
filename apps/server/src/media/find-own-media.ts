import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { media } from '../platform/database/schema.ts'
import { isLibraryPart } from './song-part.ts'

/** A file of this user whose bytes are there. */
export type OwnMedia = typeof media.$inferSelect & { readonly hash: string }

/** The user's own file by its id; null for nobody's, somebody else's, a deleted one and one whose bytes have not come yet. */
export async function findOwnMedia(db: Pick<Database, 'select'>, userId: string, id: string | null): Promise<OwnMedia | null> {
  if (id === null) return null
  const isOwn = and(eq(media.id, id), eq(media.userId, userId), sql`NOT ${media.isDeleted}`)
  const [file] = await db.select().from(media).where(isOwn)
  return file?.hash ? { ...file, hash: file.hash } : null
}

/** A sound that this user can make a music video of: an own file, or anybody's part of a song of the library; else null. Source: HD-60. */
export async function findUsableSong(db: Pick<Database, 'select'>, userId: string, id: string | null): Promise<OwnMedia | null> {
  if (id === null) return null
  const [file] = await db
    .select()
    .from(media)
    .where(and(eq(media.id, id), sql`NOT ${media.isDeleted}`))
  if (!file?.hash || (file.userId !== userId && !isLibraryPart(file.metadata))) return null
  return { ...file, hash: file.hash }
}
