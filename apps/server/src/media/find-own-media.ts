import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { media } from '../platform/database/schema.ts'
import { isLibraryPart } from './song-part.ts'

/** A file of this user with stored bytes. */
export type OwnMedia = typeof media.$inferSelect & { readonly hash: string }

/** The user's own file by id; null when it does not exist, is deleted, has no bytes yet or belongs to somebody else. */
export async function findOwnMedia(db: Pick<Database, 'select'>, userId: string, id: string | null): Promise<OwnMedia | null> {
  if (id === null) return null
  const isOwn = and(eq(media.id, id), eq(media.userId, userId), sql`NOT ${media.isDeleted}`)
  const [file] = await db.select().from(media).where(isOwn)
  return file?.hash ? { ...file, hash: file.hash } : null
}

/** An audio file this user may make a music video of: an own file, or a part of a library song; otherwise null. */
export async function findUsableSong(db: Pick<Database, 'select'>, userId: string, id: string | null): Promise<OwnMedia | null> {
  if (id === null) return null
  const [file] = await db
    .select()
    .from(media)
    .where(and(eq(media.id, id), sql`NOT ${media.isDeleted}`))
  if (!file?.hash || (file.userId !== userId && !isLibraryPart(file.metadata))) return null
  return { ...file, hash: file.hash }
}
