import type { CategoryId } from '@fablecut/domain/story/category'
import { contestsAfter } from '@fablecut/domain/story/contests'
import { canRecover } from '@fablecut/domain/story/status-rules'
import type { StoryStatus } from '@fablecut/domain/story/status'
import type { Timeline } from '@fablecut/domain/timeline/model'
import type { CheckedExport } from '@fablecut/render/export/check-export'
import { eq, sql } from 'drizzle-orm'
import type { ModeratedSubmission } from '../../publishing/moderate-submission.ts'
import { queueAnnouncement } from '../../publishing/announce-publications.ts'
import { UNPUBLISHED_COLUMNS, publishedColumns } from '../../publishing/publish.ts'
import { type Submission, hashOf, keyOf, readSubmission } from '../../publishing/submission.ts'
import { isWithheld } from '../../publishing/withheld.ts'
import { run, story, timeline } from '../../platform/database/schema.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import type { StoredBlob } from '../../platform/storage/storage.ts'
import type { StoryRow } from '../../access/story-access.ts'
import { STORED_COLUMNS, readStoredTimeline } from '../../platform/database/stored-timeline.ts'
import { writeTimeline } from '../../editor/store-document.ts'
import { lockRun } from '../../runs/change-state.ts'
import { finishRun } from '../../runs/finish-run.ts'
import { saveTake } from '../run/save-take.ts'
import { isSideRun } from '../../runs/side-run.ts'
import { type ExportOptions, readExportOptions } from '../../exports/export-options.ts'

/** A rendered and verified film that is not yet saved. */
export type Film = {
  readonly runId: string
  readonly storyId: string
  readonly userId: string
  readonly timeline: Timeline
  /** Revision of the exported document; null for one that was never stored. */
  readonly revision: number | null
  readonly video: StoredBlob
  readonly thumbnail: StoredBlob
  readonly facts: CheckedExport
}

/** User-facing message when the new film of a published story was refused. */
const UNPUBLISHED_MESSAGE = {
  COMMUNITY_CONTENT_MODERATION: 'This story was taken out of the community: its new film shows content that cannot be used',
  UNAVAILABLE: 'This story was taken out of the community: its new film could not be checked. Please publish it again',
} as const

/** The same for a story that was shared by its link only. */
const UNSHARED_MESSAGE = {
  COMMUNITY_CONTENT_MODERATION: 'Links to this story no longer work: its new film shows content that cannot be used',
  UNAVAILABLE: 'Links to this story no longer work: its new film could not be checked. Please share it again',
} as const

/**
 * Sets a film as the story's export and ends the run with its options: watermark setting, sharing, publishing. The film is outdated at once
 * when the story was edited meanwhile. Returns what has to be moderated first when others will see the film, in the community or by its link; nothing
 * has changed then. Refused content is neither published nor shared, and no longer where it was, while the run succeeds (ED-81, HD-08, HD-40, HD-48,
 * HD-49). What moderators withhold stays withheld.
 */
export async function saveFilm(tx: OpenTransaction, film: Film, checked: ModeratedSubmission | null): Promise<Submission | null> {
  const { kind } = await lockRun(tx, film.runId)
  const options = await readOptions(tx, film.runId)
  const [row] = await tx.db.select().from(story).where(eq(story.id, film.storyId)).for('update')
  if (!row) throw new Error(`The story ${film.storyId} is gone`)
  const isWanted = row.isPublished || row.isPublic || (options.extra_steps ?? []).length > 0
  const isShown = isWanted && !(await isWithheld(tx.db, row))
  const unseen = isShown ? await submissionOf(tx, row, film) : null
  if (unseen && keyOf(unseen) !== checked?.key) return unseen
  const refusal = isShown ? (checked?.refusal ?? null) : null
  const ids = await insertFiles(tx, row, film)
  const community = communityOf(row, options, isShown, refusal)
  await finishRun(tx, {
    runId: film.runId,
    runStatus: 'RUN_SUCCESS',
    storyStatus: 'completed',
    money: 'release',
    output: {
      story_id: row.id,
      export_media_id: ids.exportMediaId,
      ...(refusal && { publish_refused: refusal, publish_findings: checked?.findings }),
    },
  })
  await tx.db
    .update(story)
    .set({
      ...ids,
      isExportOutdated: row.revision !== film.revision,
      durationSeconds: film.facts.durationSeconds,
      ...(!row.isThumbnailModified && { thumbnailMediaId: ids.exportThumbnailMediaId }),
      ...(isSideRun(kind) && isCompletedByExport(row) && { status: 'completed', statusMessage: null }),
      ...linkOf(row, options, isShown, refusal),
      ...community,
    })
    .where(eq(story.id, row.id))
  if ('isPublished' in community && community.isPublished) await queueAnnouncement(tx.db, row.id)
  await storeWatermarkSetting(tx, row, film.timeline, options)
  return null
}

/** Saves the film of a range for its download and ends the run; the story keeps its film. */
export async function saveRange(tx: OpenTransaction, film: Film): Promise<void> {
  await lockRun(tx, film.runId)
  const [row] = await tx.db.select().from(story).where(eq(story.id, film.storyId))
  if (!row) throw new Error(`The story ${film.storyId} is gone`)
  const { exportMediaId } = await insertFiles(tx, row, film)
  const output = { story_id: row.id, export_media_id: exportMediaId }
  await finishRun(tx, { runId: film.runId, runStatus: 'RUN_SUCCESS', storyStatus: row.status as StoryStatus, money: 'release', output })
}

async function readOptions(tx: OpenTransaction, runId: string): Promise<ExportOptions> {
  const [known] = await tx.db.select({ input: run.input }).from(run).where(eq(run.id, runId))
  return readExportOptions(known?.input ?? {})
}

async function submissionOf(tx: OpenTransaction, row: StoryRow, film: Film): Promise<Submission> {
  const chosen = row.isThumbnailModified ? await hashOf(tx.db, row.thumbnailMediaId) : film.thumbnail.hash
  return readSubmission(tx.db, row, { title: row.title, timeline: film.timeline, filmHash: film.video.hash, thumbnailHash: chosen })
}

async function insertFiles(tx: OpenTransaction, row: StoryRow, { runId, userId, storyId, video, thumbnail, facts }: Film) {
  const common = { userId, storyId, runId, aiModel: 'builtin/ffmpeg', prompt: null, title: row.title }
  const { width, height, fps, frames, durationSeconds: duration } = facts
  const film = { resourceType: 'video', role: 'export', mimeType: 'video/mp4', blob: video } as const
  const picture = { resourceType: 'image', role: 'thumbnail', mimeType: 'image/jpeg', blob: thumbnail } as const
  return {
    exportMediaId: await saveTake(tx, { ...common, ...film, metadata: { width, height, fps, frames, duration } }),
    exportThumbnailMediaId: await saveTake(tx, { ...common, ...picture, metadata: { width, height } }),
  }
}

/** An export completes a manually edited story, and one whose building or export failed. */
export const isCompletedByExport = ({ status }: Pick<StoryRow, 'status'>): boolean =>
  status === 'draft' || canRecover(status as StoryStatus)

/** Columns of the story's link after an export. */
export function linkOf(row: Pick<StoryRow, 'isPublic'>, options: ExportOptions, isShown: boolean, refusal: ModeratedSubmission['refusal']) {
  if (!isShown) return {}
  if (refusal) return row.isPublic ? { isPublic: false, statusMessage: UNSHARED_MESSAGE[refusal] } : {}
  return options.extra_steps?.includes('generate_link') ? { isPublic: true } : {}
}

export function communityOf(
  row: Pick<StoryRow, 'isPublished' | 'categoryId' | 'contests'>,
  options: ExportOptions,
  isShown: boolean,
  refusal: ModeratedSubmission['refusal'],
) {
  if (!isShown) return {}
  if (refusal) return row.isPublished ? { ...UNPUBLISHED_COLUMNS, statusMessage: UNPUBLISHED_MESSAGE[refusal] } : {}
  if (row.isPublished || !options.extra_steps?.includes('publish')) return {}
  const isOpen = options.contest_is_open ?? false
  const entered = { category: row.categoryId as CategoryId, stored: row.contests, requested: null, isPublishing: true, isOpen }
  const contests = contestsAfter(entered)
  return { ...publishedColumns(), ...(contests.ok && { contests: contests.value }) }
}

/** A change by the server: open editors are notified, and the film does not become outdated. */
async function storeWatermarkSetting(
  tx: OpenTransaction,
  row: StoryRow,
  exported: Timeline,
  { remove_watermark: removed }: ExportOptions,
): Promise<void> {
  if (removed === undefined) return
  const [stored] = await tx.db.select(STORED_COLUMNS).from(timeline).where(eq(timeline.storyId, row.id))
  const document = stored && readStoredTimeline(stored)
  if (!document || document.globalConfig.watermark.enabled === !removed) return
  const watermark = { ...exported.globalConfig.watermark, ...document.globalConfig.watermark, enabled: !removed }
  await writeTimeline(tx, row.id, { ...document, globalConfig: { ...document.globalConfig, watermark } })
  await tx.db
    .update(story)
    .set({ revision: sql`${story.revision} + 1` })
    .where(eq(story.id, row.id))
}
