import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type pg from 'pg'
import { albumMedia, character, media, shot, story, storySong, timeline } from '../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'

type MediaRow = typeof media.$inferSelect

/** Source: ED-67. */
const IN_USE: Readonly<Record<string, string>> = {
  video: 'This video is in use and cannot be deleted.',
  image: 'This image is in use and cannot be deleted.',
}
const ANY_IN_USE = "You can't delete this asset as it's currently in used in the timeline."

/**
 * Deletes own media. Nothing goes when one of them is on a timeline, shown or spoken by a shot, a film or its picture, a song that a film is made of,
 * or the picture of a character: 409 with the ids that are used. 404 when one is not there or not the caller's. Source: E-286, ED-67.
 */
export function deleteResources(pool: pg.Pool, { userId, ids }: { userId: string; ids: readonly string[] }): Promise<string[]> {
  const wanted = [...new Set(ids)]
  return inTransaction(pool, async (tx) => {
    const rows = await lockMedia(tx, userId, wanted)
    if (rows.length < wanted.length) throw new AppError('NOT_FOUND')
    const used = await usedOf(tx, userId, wanted)
    if (used.length > 0) throw inUse(rows, used)
    await tx.db.delete(albumMedia).where(inArray(albumMedia.mediaId, wanted))
    await tx.db
      .update(media)
      .set({ isDeleted: true, updatedAt: sql`now()` })
      .where(inArray(media.id, wanted))
    return wanted
  })
}

/** Their stories are locked too, in one order, so that no edit puts one on a timeline meanwhile. */
async function lockMedia({ db }: OpenTransaction, userId: string, ids: readonly string[]): Promise<MediaRow[]> {
  const isOwn = and(inArray(media.id, [...ids]), eq(media.userId, userId), eq(media.isDeleted, false))
  const stories = db.select({ id: media.storyId }).from(media).where(isOwn)
  await db.select({ id: story.id }).from(story).where(inArray(story.id, stories)).orderBy(asc(story.id)).for('update')
  return db.select().from(media).where(isOwn).orderBy(asc(media.id)).for('update')
}

async function usedOf({ db }: OpenTransaction, userId: string, ids: readonly string[]): Promise<string[]> {
  const wanted = [...ids]
  const ownStories = db
    .select({ id: story.id })
    .from(story)
    .where(and(eq(story.userId, userId), sql`${story.deletedAt} IS NULL`))
  const active = [shot.activeImageId, shot.activeVideoId, shot.activeVoiceOverAudioId]
  const shots = await db
    .select({ ids: sql<(string | null)[]>`ARRAY[${sql.join(active, sql`, `)}]` })
    .from(shot)
    .where(and(inArray(shot.storyId, ownStories), or(...active.map((column) => inArray(column, wanted)))))
  const results = await db
    .select({ film: story.exportMediaId, picture: story.thumbnailMediaId })
    .from(story)
    .where(and(inArray(story.id, ownStories), or(inArray(story.exportMediaId, wanted), inArray(story.thumbnailMediaId, wanted))))
  const songs = await db
    .select({ id: storySong.mediaId })
    .from(storySong)
    .where(and(inArray(storySong.storyId, ownStories), inArray(storySong.mediaId, wanted)))
  const faces = await db
    .select({ id: character.imageMediaId })
    .from(character)
    .where(and(sql`${character.deletedAt} IS NULL`, inArray(character.imageMediaId, wanted)))
  const placed = await db
    .selectDistinct({ id: sql<string>`item ->> 'mediaAssetId'` })
    .from(sql`${timeline}, jsonb_path_query(${timeline.document}, '$.tracks[*].items[*]') AS item`)
    .where(and(inArray(timeline.storyId, ownStories), inArray(sql`item ->> 'mediaAssetId'`, wanted)))
  const named = new Set([
    ...shots.flatMap((row) => row.ids),
    ...results.flatMap(({ film, picture }) => [film, picture]),
    ...[...songs, ...faces, ...placed].map(({ id }) => id),
  ])
  return wanted.filter((id) => named.has(id))
}

function inUse(rows: readonly MediaRow[], used: readonly string[]): AppError {
  const only = rows.length === 1 ? rows[0]?.resourceType : undefined
  return new AppError('CONFLICT', { message: IN_USE[only ?? ''] ?? ANY_IN_USE, data: { ids: used } })
}
