import type { StoryStatus } from '@fablecut/domain/story/status'
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { StoryRow, Viewer } from '../access/story-access.ts'
import { media, shot, story, storySong, timeline } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { requireNotWithheld } from '../publishing/withheld.ts'
import { teamOfNewStory } from '../team/team-of.ts'
import { referencedMediaIds } from './stored-timeline.ts'
import { withOwnIds } from './with-own-ids.ts'

type MediaRow = typeof media.$inferSelect
/** Ids of copies by original id. */
type CopyIds = ReadonlyMap<string, string>
type Copy = { readonly viewer: NonNullable<Viewer>; readonly title: string; readonly status: StoryStatus }

/**
 * Copies a story to a private one of the viewer: shots, files, song, timeline and film with new ids; the bytes are shared. Returns its id. 403 for a story
 * that the moderators have hidden, whose copy could be published.
 */
export async function copyStory(tx: OpenTransaction, source: StoryRow, copy: Copy): Promise<string> {
  await requireNotWithheld(tx.db, source, 'copied')
  const [song] = await tx.db.select().from(storySong).where(eq(storySong.storyId, source.id))
  const [stored] = await tx.db.select().from(timeline).where(eq(timeline.storyId, source.id))
  const files = await readFiles(tx, source, [...referencedMediaIds(stored), ...(song ? [song.mediaId] : [])])
  const ids: CopyIds = new Map(files.map((file) => [file.id, newId()]))
  const id = newId()
  await copyRow(tx, source, { ...copy, id }, ids)
  await copyFiles(tx, files, { id, userId: copy.viewer.id }, ids)
  await copyShots(tx, source.id, id, ids)
  if (stored) await tx.db.insert(timeline).values({ ...stored, storyId: id, document: withOwnIds(stored.document, ids), revision: 0 })
  if (song) await tx.db.insert(storySong).values({ ...song, storyId: id, mediaId: newIdOf(ids, song.mediaId) ?? song.mediaId })
  return id
}

/** Existing files of a story, and other files of its author that it refers to, such as its song. */
function readFiles({ db }: OpenTransaction, source: StoryRow, named: readonly string[]): Promise<MediaRow[]> {
  const isNamed = named.length === 0 ? undefined : inArray(media.id, [...new Set(named)])
  const isThere = and(eq(media.userId, source.userId), eq(media.isDeleted, false), eq(media.status, 'completed'), isNotNull(media.hash))
  return db
    .select()
    .from(media)
    .where(and(isThere, or(eq(media.storyId, source.id), isNamed)))
}

async function copyFiles(
  { db }: OpenTransaction,
  files: readonly MediaRow[],
  to: { id: string; userId: string },
  ids: CopyIds,
): Promise<void> {
  const copies = files.map((file) => ({
    ...file,
    id: ids.get(file.id)!,
    userId: to.userId,
    storyId: to.id,
    workflowRunId: null,
    referenceMediaId: newIdOf(ids, file.referenceMediaId),
    endFrameMediaId: newIdOf(ids, file.endFrameMediaId),
  }))
  if (copies.length > 0) await db.insert(media).values(copies)
}

async function copyRow(
  { db }: OpenTransaction,
  source: StoryRow,
  { id, viewer, title, status }: Copy & { id: string },
  ids: CopyIds,
): Promise<void> {
  const { categoryId, width, height, fps, durationSeconds, isExportOutdated, isThumbnailModified, isListed, remixedFrom } = source
  const copied = { categoryId, width, height, fps, durationSeconds, isExportOutdated, isThumbnailModified, isListed, remixedFrom }
  const files = {
    exportMediaId: newIdOf(ids, source.exportMediaId),
    thumbnailMediaId: newIdOf(ids, source.thumbnailMediaId),
    exportThumbnailMediaId: newIdOf(ids, source.exportThumbnailMediaId),
  }
  const { id: userId, teamId } = viewer
  const categoryInputs = withOwnIds(source.categoryInputs, ids)
  await db.insert(story).values({ ...copied, ...files, id, userId, teamId: teamOfNewStory(userId, teamId), title, status, categoryInputs })
}

async function copyShots({ db }: OpenTransaction, from: string, to: string, ids: CopyIds): Promise<void> {
  const rows = await db.select().from(shot).where(eq(shot.storyId, from))
  const copies = rows.map((row) => ({
    ...row,
    storyId: to,
    activeImageId: newIdOf(ids, row.activeImageId),
    activeVideoId: newIdOf(ids, row.activeVideoId),
    activeVoiceOverAudioId: newIdOf(ids, row.activeVoiceOverAudioId),
  }))
  if (copies.length > 0) await db.insert(shot).values(copies)
}

const newIdOf = (ids: CopyIds, id: string | null): string | null => (id === null ? null : (ids.get(id) ?? null))
