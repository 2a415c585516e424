import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { and, desc, eq } from 'drizzle-orm'
import { findOwnMedia } from '../media/find-own-media.ts'
import { media } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { mediaIdOf } from '../media/require-own-media-urls.ts'
import type { StoryRow } from '../access/story-access.ts'

type MediaRow = typeof media.$inferSelect

/** The thumbnail to store. */
export type ThumbnailChoice = { readonly file: MediaRow | null; readonly isModified: boolean }

/**
 * Resolves a URL to one of the creator's own images; null resolves to the last export's thumbnail. Throws 422 for anything else (CD-114).
 */
export async function chooseThumbnail(tx: OpenTransaction, row: StoryRow, url: string | null): Promise<ThumbnailChoice> {
  const automatic = await readAutomatic(tx, row)
  if (url === null) return { file: automatic, isModified: false }
  const file = await findOwnMedia(tx.db, row.userId, mediaIdOf(url))
  if (!file) throw invalidField('last_export_thumbnail_url', 'This picture is not one of yours')
  if (file.resourceType !== 'image') throw invalidField('last_export_thumbnail_url', 'Please select a picture')
  return { file, isModified: file.id !== automatic?.id }
}

/**
 * Columns of a story with this thumbnail. A file of another story is copied into this one, since only the story's own files are shown with
 * it.
 */
export async function thumbnailColumns(tx: OpenTransaction, row: StoryRow, { file, isModified }: ThumbnailChoice) {
  const storyFile =
    file === null || file.storyId === row.id ? file : ((await findCopy(tx, row.id, file)) ?? (await copyInto(tx, row, file)))
  return { thumbnailMediaId: storyFile?.id ?? null, isThumbnailModified: isModified }
}

/** Older stories have no recorded thumbnail: uses the newest one. */
async function readAutomatic({ db }: OpenTransaction, row: StoryRow): Promise<MediaRow | null> {
  const isMade = and(eq(media.storyId, row.id), eq(media.role, 'thumbnail'), eq(media.source, 'generated'), eq(media.isDeleted, false))
  const isKnown = row.exportThumbnailMediaId === null ? isMade : eq(media.id, row.exportThumbnailMediaId)
  const [file] = await db.select().from(media).where(isKnown).orderBy(desc(media.createdAt), desc(media.id)).limit(1)
  return file ?? null
}

async function findCopy({ db }: OpenTransaction, storyId: string, { hash }: MediaRow): Promise<MediaRow | undefined> {
  const isCopy = and(eq(media.storyId, storyId), eq(media.role, 'thumbnail'), eq(media.source, 'user_upload'), eq(media.hash, hash ?? ''))
  const [existing] = await db
    .select()
    .from(media)
    .where(and(isCopy, eq(media.isDeleted, false)))
    .limit(1)
  return existing
}

async function copyInto({ db }: OpenTransaction, row: StoryRow, file: MediaRow): Promise<MediaRow> {
  const { resourceType, title, hash, mimeType, sizeBytes, metadata, moderation } = file
  const columns = { id: newId(), userId: row.userId, storyId: row.id, role: 'thumbnail', source: 'user_upload', status: 'completed' }
  const [copy] = await db
    .insert(media)
    .values({ ...columns, resourceType, title, hash, mimeType, sizeBytes, metadata, moderation, referenceMediaId: file.id })
    .returning()
  return copy!
}
