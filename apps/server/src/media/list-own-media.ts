import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { type SQL, and, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import { decodeCursor, encodeCursor } from '../platform/cursor.ts'
import type { Database } from '../platform/database/client.ts'
import { albumMedia, media } from '../platform/database/schema.ts'
import { mediaAsset } from './media-asset.ts'
import type { FileType } from '@fablecut/domain/story/file-types'
import { requireAlbum } from './albums.ts'

const PAGE_SIZE = 30

export type MediaQuery = {
  readonly userId: string
  readonly type: FileType
  readonly subtype: 'music' | 'voiceover' | null
  readonly source: 'generation' | 'upload' | null
  readonly albumId: string | null
  readonly cursor: string | null
}

/** Creation time in the precision of cursors. */
const createdAt = sql`date_trunc('milliseconds', ${media.createdAt})`

/**
 * A user's files of all stories without exported films, newest first; pages are stable while files are added. A file used in several
 * stories is listed once.
 */
export async function listOwnMedia(
  db: Database,
  { userId, type, subtype, source, albumId, cursor }: MediaQuery,
): Promise<{ assets: MediaAsset[]; nextCursor: string | null }> {
  const after = cursor === null ? null : decodeCursor(cursor)
  const filters: (SQL | undefined)[] = [
    and(eq(media.userId, userId), eq(media.resourceType, type), eq(media.isDeleted, false), eq(media.status, 'completed')),
    and(isNotNull(media.hash), notInArray(media.role, ['export', 'thumbnail', 'avatar', 'character'])),
    subtype === null ? undefined : eq(media.subtype, subtype),
    source === null ? undefined : eq(media.source, source === 'generation' ? 'generated' : 'user_upload'),
    albumId === null ? isFirstWithHash : await inAlbum(db, userId, albumId),
    after === null ? undefined : sql`(${createdAt}, ${media.id}) < (${after.time.toISOString()}::timestamptz, ${after.id})`,
  ]
  const rows = await db
    .select()
    .from(media)
    .where(and(...filters))
    .orderBy(sql`${createdAt} DESC`, sql`${media.id} DESC`)
    .limit(PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  const nextCursor = rows.length > PAGE_SIZE && last ? encodeCursor({ time: last.createdAt, id: last.id }) : null
  return { assets: page.map(mediaAsset), nextCursor }
}

const isFirstWithHash = sql`NOT EXISTS (SELECT 1 FROM media earlier WHERE earlier.hash = ${media.hash} AND earlier.user_id = ${media.userId}
  AND earlier.resource_type = ${media.resourceType} AND NOT earlier.is_deleted AND earlier.status = 'completed'
  AND earlier.role NOT IN ('export', 'thumbnail', 'avatar', 'character') AND (earlier.created_at, earlier.id) < (${media.createdAt}, ${media.id}))`

async function inAlbum(db: Database, userId: string, albumId: string): Promise<SQL> {
  await requireAlbum(db, userId, albumId)
  return sql`${media.id} IN (SELECT ${albumMedia.mediaId} FROM ${albumMedia} WHERE ${albumMedia.albumId} = ${albumId})`
}
