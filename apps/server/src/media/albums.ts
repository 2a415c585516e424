import { AppError } from '@fablecut/contracts/errors/app-error'
import type { WireAlbum } from '@fablecut/contracts/operations/media/albums'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Database } from '../platform/database/client.ts'
import { album, albumMedia, media } from '../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { thumbnailUrl } from './media-url.ts'

type AlbumRow = { id: string; name: string; count: string; cover: string | null }

/** Limit of albums per account. */
const MAX_ALBUMS = 200

/** A user's albums, newest first, with their number of files and the latest image. */
export async function listAlbums(db: Pick<Database, 'execute'>, userId: string, albumId: string | null = null): Promise<WireAlbum[]> {
  const { rows } = await db.execute<AlbumRow>(sql`
    SELECT a.id, a.name, count(m.id) AS count,
      (array_agg(m.id ORDER BY am.added_at DESC, m.id DESC) FILTER (WHERE m.resource_type IN ('image', 'video')))[1] AS cover
    FROM album a LEFT JOIN album_media am ON am.album_id = a.id LEFT JOIN media m ON m.id = am.media_id AND NOT m.is_deleted
    WHERE a.user_id = ${userId} AND (${albumId}::text IS NULL OR a.id = ${albumId})
    GROUP BY a.id ORDER BY a.created_at DESC, a.id DESC`)
  return rows.map(({ id, name, count, cover }) => ({
    id,
    name,
    count: Number(count),
    cover_url: cover === null ? null : thumbnailUrl(cover),
  }))
}

/** 409 for an account that has as many albums as there may be. */
export function requireRoom(owned: number): void {
  if (owned >= MAX_ALBUMS) throw new AppError('CONFLICT', { message: 'You have as many albums as there may be' })
}

export type NewAlbum = { readonly userId: string; readonly name: string; readonly mediaIds: readonly string[] }

export function createAlbum(pool: pg.Pool, { userId, name, mediaIds }: NewAlbum): Promise<WireAlbum> {
  return inTransaction(pool, async (tx) => {
    requireRoom(await tx.db.$count(album, eq(album.userId, userId)))
    const id = newId()
    await tx.db.insert(album).values({ id, userId, name })
    await addToAlbum(tx, userId, id, mediaIds)
    return readAlbum(tx, userId, id)
  })
}

export type AlbumChange = {
  readonly userId: string
  readonly albumId: string
  readonly name: string | null
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/** Throws 404 for an album or file that is not the user's; nothing is changed then. */
export function updateAlbum(pool: pg.Pool, { userId, albumId, name, add, remove }: AlbumChange): Promise<WireAlbum> {
  return inTransaction(pool, async (tx) => {
    await requireAlbum(tx.db, userId, albumId)
    if (name !== null) await tx.db.update(album).set({ name }).where(eq(album.id, albumId))
    await addToAlbum(tx, userId, albumId, add)
    if (remove.length > 0)
      await tx.db.delete(albumMedia).where(and(eq(albumMedia.albumId, albumId), inArray(albumMedia.mediaId, [...remove])))
    return readAlbum(tx, userId, albumId)
  })
}

/** Deletes an album; its media are kept. */
export async function deleteAlbum(db: Database, userId: string, albumId: string): Promise<void> {
  const deleted = await db
    .delete(album)
    .where(and(eq(album.id, albumId), eq(album.userId, userId)))
    .returning({ id: album.id })
  if (deleted.length === 0) throw new AppError('NOT_FOUND')
}

/** Throws 404 for an unknown album or somebody else's. */
export async function requireAlbum(db: Pick<Database, 'select'>, userId: string, albumId: string): Promise<void> {
  const [own] = await db
    .select({ id: album.id })
    .from(album)
    .where(and(eq(album.id, albumId), eq(album.userId, userId)))
  if (!own) throw new AppError('NOT_FOUND')
}

async function addToAlbum({ db }: OpenTransaction, userId: string, albumId: string, mediaIds: readonly string[]): Promise<void> {
  const uniqueIds = [...new Set(mediaIds)]
  if (uniqueIds.length === 0) return
  const isOwn = and(inArray(media.id, uniqueIds), eq(media.userId, userId), eq(media.isDeleted, false))
  const own = await db.select({ id: media.id }).from(media).where(isOwn).for('share')
  if (own.length < uniqueIds.length) throw new AppError('NOT_FOUND')
  await db
    .insert(albumMedia)
    .values(uniqueIds.map((mediaId) => ({ albumId, mediaId })))
    .onConflictDoNothing()
}

async function readAlbum({ db }: OpenTransaction, userId: string, albumId: string): Promise<WireAlbum> {
  return (await listAlbums(db, userId, albumId))[0]!
}
