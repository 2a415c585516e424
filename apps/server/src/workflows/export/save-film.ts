import type { CategoryId } from '@fablecut/domain/story/category'
import { contestsAfter } from '@fablecut/domain/story/contests'
import { canRecover } from '@fablecut/domain/story/status-rules'
import type { StoryStatus } from '@fablecut/domain/story/status'
import type { Timeline } from '@fablecut/domain/timeline/model'
import type { CheckedExport } from '@fablecut/render/export/check-export'
import { eq, sql } from 'drizzle-orm'
import type { ModeratedSubmission } from '../../publishing/moderate-submission.ts'
import { UNPUBLISHED_COLUMNS, publishedColumns } from '../../publishing/publish.ts'
import { type Submission, hashOf, keyOf, readSubmission } from '../../publishing/submission.ts'
import { run, story, timeline } from '../../platform/database/schema.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import type { StoredBlob } from '../../platform/storage/storage.ts'
import type { StoryRow } from '../../access/story-access.ts'
import { STORED_COLUMNS, readStored } from '../../platform/database/stored-timeline.ts'
import { writeTimeline } from '../../editor/store-document.ts'
import { lockRun } from '../../runs/change-state.ts'
import { finishRun } from '../../runs/finish-run.ts'
import { saveTake } from '../run/save-take.ts'
import { isSideRun } from '../../runs/side-run.ts'
import { type ExportOptions, readExportOptions } from '../../exports/export-options.ts'

/** A film that is made and proved, not yet the story's. */
export type Film = {
  readonly runId: string
  readonly storyId: string
  readonly userId: string
  readonly timeline: Timeline
  /** Of the story whose document this is; null for a document that was never stored. */
  readonly revision: number | null
  readonly video: StoredBlob
  readonly thumbnail: StoredBlob
  readonly facts: CheckedExport
}

/** What the creator of a published story reads when its new film may not be shown. */
const TAKEN_BACK = {
  COMMUNITY_CONTENT_MODERATION: 'This story was taken out of the community: its new film shows content that cannot be used',
  UNAVAILABLE: 'This story was taken out of the community: its new film could not be checked. Please publish it again',
} as const

/**
 * Makes a film its story's newest and ends its run, with what the run was asked to do: keep the logo's setting, open the share address, publish. It is
 * outdated at once where the story was edited meanwhile. Answers what has to be looked at first where others are going to see the film, and nothing has
 * happened then. What may not be shown stays, or goes, out of the community; the run succeeds all the same. Source: ED-81, HD-08, HD-40, HD-45, HD-48, HD-49.
 */
export async function saveFilm(tx: OpenTransaction, film: Film, checked: ModeratedSubmission | null): Promise<Submission | null> {
  const { kind } = await lockRun(tx, film.runId)
  const wishes = await readWishes(tx, film.runId)
  const [row] = await tx.db.select().from(story).where(eq(story.id, film.storyId)).for('update')
  if (!row) throw new Error(`The story ${film.storyId} is gone`)
  const isShown = row.isPublished || (wishes.extra_steps?.includes('publish') ?? false)
  const unseen = isShown ? await submissionOf(tx, row, film) : null
  if (unseen && keyOf(unseen) !== checked?.key) return unseen
  const refusal = isShown ? (checked?.refusal ?? null) : null
  const ids = await keepFiles(tx, row, film)
  await finishRun(tx, {
    runId: film.runId,
    runStatus: 'RUN_SUCCESS',
    storyStatus: 'completed',
    money: 'release',
    output: {
      story_id: row.id,
      export_media_id: ids.exportMediaId,
      ...(refusal && { publish_refused: refusal, publish_findings: checked?.found }),
    },
  })
  await tx.db
    .update(story)
    .set({
      ...ids,
      isExportOutdated: row.revision !== film.revision,
      durationSeconds: film.facts.durationSeconds,
      ...(!row.isThumbnailModified && { thumbnailMediaId: ids.exportThumbnailMediaId }),
      ...(isSideRun(kind) && isMadeWhole(row) && { status: 'completed', statusMessage: null }),
      ...(wishes.extra_steps?.includes('generate_link') && { isPublic: true }),
      ...communityOf(row, wishes, isShown, refusal),
    })
    .where(eq(story.id, row.id))
  await keepLogo(tx, row, film.timeline, wishes)
  return null
}

async function readWishes(tx: OpenTransaction, runId: string): Promise<ExportOptions> {
  const [known] = await tx.db.select({ input: run.input }).from(run).where(eq(run.id, runId))
  return readExportOptions(known?.input ?? {})
}

async function submissionOf(tx: OpenTransaction, row: StoryRow, film: Film): Promise<Submission> {
  const chosen = row.isThumbnailModified ? await hashOf(tx.db, row.thumbnailMediaId) : film.thumbnail.hash
  return readSubmission(tx.db, row, { title: row.title, timeline: film.timeline, filmHash: film.video.hash, thumbnailHash: chosen })
}

async function keepFiles(tx: OpenTransaction, row: StoryRow, { runId, userId, storyId, video, thumbnail, facts }: Film) {
  const common = { userId, storyId, runId, aiModel: 'builtin/ffmpeg', prompt: null, title: row.title }
  const { width, height, fps, frames, durationSeconds: duration } = facts
  const film = { resourceType: 'video', role: 'export', mimeType: 'video/mp4', blob: video } as const
  const picture = { resourceType: 'image', role: 'thumbnail', mimeType: 'image/jpeg', blob: thumbnail } as const
  return {
    exportMediaId: await saveTake(tx, { ...common, ...film, metadata: { width, height, fps, frames, duration } }),
    exportThumbnailMediaId: await saveTake(tx, { ...common, ...picture, metadata: { width, height } }),
  }
}

/** A story that is edited by hand is finished when it is exported, and one whose building or export failed has its film now. Source: HD-45, ED-81. */
const isMadeWhole = ({ status }: StoryRow): boolean => status === 'draft' || canRecover(status as StoryStatus)

function communityOf(row: StoryRow, wishes: ExportOptions, isShown: boolean, refusal: ModeratedSubmission['refusal']) {
  if (!isShown) return {}
  if (refusal) return row.isPublished ? { ...UNPUBLISHED_COLUMNS, statusMessage: TAKEN_BACK[refusal] } : {}
  if (row.isPublished) return {}
  const isOpen = wishes.contest_is_open ?? false
  const entered = { category: row.categoryId as CategoryId, stored: row.contests, asked: null, isPublishing: true, isOpen }
  const contests = contestsAfter(entered)
  return { ...publishedColumns(), ...(contests.ok && { contests: contests.value }) }
}

/** A change of the server's: an editor that is open hears of it, and the film is none the older for it. */
async function keepLogo(
  tx: OpenTransaction,
  row: StoryRow,
  exported: Timeline,
  { remove_watermark: removed }: ExportOptions,
): Promise<void> {
  if (removed === undefined) return
  const [stored] = await tx.db.select(STORED_COLUMNS).from(timeline).where(eq(timeline.storyId, row.id))
  const document = stored && readStored(stored)
  if (!document || document.globalConfig.watermark.enabled === !removed) return
  const watermark = { ...exported.globalConfig.watermark, ...document.globalConfig.watermark, enabled: !removed }
  await writeTimeline(tx, row.id, { ...document, globalConfig: { ...document.globalConfig, watermark } })
  await tx.db
    .update(story)
    .set({ revision: sql`${story.revision} + 1` })
    .where(eq(story.id, row.id))
}
