import { AppError } from '@fablecut/contracts/errors/app-error'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { type SQL, and, asc, eq, not, notInArray } from 'drizzle-orm'
import { run, shot, story, timeline } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { toDomainShot } from '../stories/wire-story.ts'
import { type StoryRow, type Viewer, requireOwn } from '../access/story-access.ts'
import { mediaAsset } from '../media/media-asset.ts'
import { SIDE_RUNS } from '../runs/side-run.ts'
import { emptyTimeline, referencedMediaIds, parseStoredTimeline } from '../stories/stored-timeline.ts'
import { readUsableMedia } from './usable-media.ts'

/** A story's document while its row is locked. */
export type LockedDocument = {
  readonly row: StoryRow
  readonly document: StoryDocument
  /** `none` before the first timeline is stored, `repaired` when `document` was repaired on reading. */
  readonly stored: 'none' | 'repaired' | 'valid'
  /** Version of the stored timeline; 1 before the first one is stored. */
  readonly timelineVersion: number
  /** All media usable in this story, by id. */
  readonly assets: ReadonlyMap<string, MediaAsset>
  /** Ids of media in the stored timeline, existing or not. */
  readonly storedAssetIds: ReadonlySet<string>
}

/** Locks an own story to start a run beside it: 401, 403, 404 as `requireOwn`; 409 RUN_IN_PROGRESS while a run locks the story. */
export const lockOwnStory = (tx: OpenTransaction, storyId: string, viewer: Viewer): Promise<StoryRow> =>
  lockUnless(tx, storyId, viewer, LOCKING_RUN)

/** Like `lockOwnStory`, for an edit: a preview that generates its images does not lock the story (C-217). */
export const lockEditableStory = (tx: OpenTransaction, storyId: string, viewer: Viewer): Promise<StoryRow> =>
  lockUnless(tx, storyId, viewer, and(LOCKING_RUN, not(and(eq(run.kind, 'preview'), eq(run.step, 'processing:generating_images'))!)))

const LOCKING_RUN = and(eq(run.status, 'RUN_RUNNING'), notInArray(run.kind, [...SIDE_RUNS]))

async function lockUnless({ db }: OpenTransaction, storyId: string, viewer: Viewer, lockingRun: SQL | undefined): Promise<StoryRow> {
  await requireOwn(db, storyId, viewer)
  await db.select({ id: story.id }).from(story).where(eq(story.id, storyId)).for('update')
  // Read again: it may have been deleted or changed while waiting for the lock.
  const row = await requireOwn(db, storyId, viewer)
  const [unfinished] = await db
    .select({ id: run.id })
    .from(run)
    .where(and(eq(run.storyId, storyId), lockingRun))
    .limit(1)
  if (unfinished) throw new AppError('RUN_IN_PROGRESS')
  return row
}

/** Reads the document of a locked story. */
export async function readDocument(tx: OpenTransaction, row: StoryRow): Promise<LockedDocument> {
  const shotRows = await tx.db.select().from(shot).where(eq(shot.storyId, row.id)).orderBy(asc(shot.lexorank), asc(shot.shotId))
  const [stored] = await tx.db.select().from(timeline).where(eq(timeline.storyId, row.id))
  const storedAssetIds = new Set(referencedMediaIds(stored))
  const active = shotRows.flatMap((shot) => [shot.activeImageId, shot.activeVideoId, shot.activeVoiceOverAudioId])
  const rows = await readUsableMedia(tx.db, row, [...storedAssetIds, ...active.filter((id) => id !== null)])
  const files = new Map(rows.map((file) => [file.id, file]))
  const parsed = stored && parseStoredTimeline(stored, files)
  return {
    row,
    document: {
      shots: Object.fromEntries(shotRows.map((shot) => [shot.shotId, toDomainShot(shot, files)])),
      timeline: parsed?.timeline ?? emptyTimeline(row.fps),
    },
    stored: parsed ? (parsed.warnings.length === 0 ? 'valid' : 'repaired') : 'none',
    timelineVersion: stored?.schemaVersion ?? 1,
    assets: new Map(rows.map((file) => [file.id, mediaAsset(file)])),
    storedAssetIds,
  }
}
