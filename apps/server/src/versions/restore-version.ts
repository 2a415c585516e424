import { AppError } from '@fablecut/contracts/errors/app-error'
import { changedShots } from '@fablecut/domain/timeline/edit/history/history'
import { shotOf, type StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { applyEdit } from '@fablecut/domain/timeline/edit/values/apply-edit'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { StoryRow, Viewer } from '../access/story-access.ts'
import { lockEditableStory, readDocument } from '../editor/own-document.ts'
import { storeEdit } from '../editor/store-document.ts'
import { media } from '../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import type { StoryServices } from '../platform/story-services.ts'
import { requireVersion } from './find-version.ts'
import { keepVersion } from './keep-version.ts'
import { readVersionDocument } from './read-version.ts'

export type VersionRestore = {
  readonly viewer: Viewer
  readonly storyId: string
  readonly versionId: string
  /** Unix time, for shots that the version does not have. */
  readonly nowSeconds: number
}

/**
 * Restores shots, tracks and shape of a version, after keeping what was there as a version; files that were deleted since come back. Returns the story and the
 * version's document. 409 while a run locks the story, 404 for an unknown version.
 */
export function restoreStoryVersion(
  { pool, limits }: Pick<StoryServices, 'pool' | 'limits'>,
  { viewer, storyId, versionId, nowSeconds }: VersionRestore,
): Promise<{ readonly row: StoryRow; readonly document: StoryDocument }> {
  return inTransaction(pool, async (tx) => {
    const row = await lockEditableStory(tx, storyId, viewer)
    const stored = await requireVersion(tx.db, storyId, versionId)
    const version = await readVersionDocument(tx.db, row, stored)
    await undeleteFiles(tx, row, version)
    const { document: now } = await readDocument(tx, row)
    await keepVersion(tx, { limits }, { story: row, document: now, cause: 'restore' })
    const { shots, timeline } = version
    const restored = applyEdit(withFiles(now, version), { type: 'restoreVersion', shots, tracks: timeline.tracks, nowSeconds })
    if (!restored.ok) throw new AppError('CONFLICT', { message: 'This version cannot be restored: a file of it is missing' })
    const changed = changedShots(now.shots, restored.value.shots)
    const written = changed.flatMap((id) => shotOf(restored.value.shots, id) ?? [])
    const deleted = changed.filter((id) => !shotOf(restored.value.shots, id))
    const frame = stored.width && stored.height ? { width: stored.width, height: stored.height } : row
    return { row: await storeEdit(tx, storyId, { written, deleted, timeline: restored.value.timeline, frame }), document: version }
  })
}

/** Their bytes are kept for the version. */
async function undeleteFiles({ db }: OpenTransaction, { userId }: StoryRow, { timeline }: StoryDocument): Promise<void> {
  const ids = timeline.mediaAssets.filter(({ isDeleted }) => isDeleted).map(({ id }) => id)
  if (ids.length === 0) return
  const isFile = and(inArray(media.id, ids), eq(media.userId, userId), isNotNull(media.hash))
  await db
    .update(media)
    .set({ isDeleted: false, updatedAt: sql`now()` })
    .where(isFile)
}

function withFiles(document: StoryDocument, { timeline }: StoryDocument): StoryDocument {
  const known = new Set(document.timeline.mediaAssets.map(({ id }) => id))
  const assets = timeline.mediaAssets.filter(({ id }) => !known.has(id))
  return { ...document, timeline: { ...document.timeline, mediaAssets: [...document.timeline.mediaAssets, ...assets] } }
}
