import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type pg from 'pg'
import { albumMedia, media, story } from '../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import { mediaInUse } from './media-in-use.ts'

type MediaRow = typeof media.$inferSelect

const IN_USE_MESSAGE: Readonly<Record<string, string>> = {
  video: 'This video is in use and cannot be deleted.',
  image: 'This image is in use and cannot be deleted.',
}
const ANY_IN_USE_MESSAGE = "You can't delete this asset as it's currently in used in the timeline."

/** Deletes own media, all or none: 409 with the ids of those in use, 404 for an unknown one or somebody else's. */
export function deleteResources(pool: pg.Pool, { userId, ids }: { userId: string; ids: readonly string[] }): Promise<string[]> {
  const uniqueIds = [...new Set(ids)]
  return inTransaction(pool, async (tx) => {
    const rows = await lockMedia(tx, userId, uniqueIds)
    if (rows.length < uniqueIds.length) throw new AppError('NOT_FOUND')
    const used = await mediaInUse(tx, userId, uniqueIds)
    if (used.length > 0) throw inUseError(rows, used)
    await tx.db.delete(albumMedia).where(inArray(albumMedia.mediaId, uniqueIds))
    await tx.db
      .update(media)
      .set({ isDeleted: true, updatedAt: sql`now()` })
      .where(inArray(media.id, uniqueIds))
    return uniqueIds
  })
}

/** Also locks their stories in id order, so that no concurrent edit uses one. */
async function lockMedia({ db }: OpenTransaction, userId: string, ids: readonly string[]): Promise<MediaRow[]> {
  const isOwn = and(inArray(media.id, [...ids]), eq(media.userId, userId), eq(media.isDeleted, false))
  const stories = db.select({ id: media.storyId }).from(media).where(isOwn)
  await db.select({ id: story.id }).from(story).where(inArray(story.id, stories)).orderBy(asc(story.id)).for('update')
  return db.select().from(media).where(isOwn).orderBy(asc(media.id)).for('update')
}

function inUseError(rows: readonly MediaRow[], used: readonly string[]): AppError {
  const only = rows.length === 1 ? rows[0]?.resourceType : undefined
  return new AppError('CONFLICT', { message: IN_USE_MESSAGE[only ?? ''] ?? ANY_IN_USE_MESSAGE, data: { ids: used } })
}
