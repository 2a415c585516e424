import { AppError } from '@fablecut/contracts/errors/app-error'
import type { ExportStep } from '@fablecut/contracts/operations/workflow/export-story'
import { isInProgress, isPlayable } from '@fablecut/domain/story/status-rules'
import type { StoryStatus } from '@fablecut/domain/story/status'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { assertTextPassesModeration } from '../publishing/moderate-submission.ts'
import { readStoryText } from '../publishing/submission.ts'
import { requireNotWithheld } from '../publishing/withheld.ts'
import { type LockedDocument, readDocument } from '../editor/own-document.ts'
import { run, story } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { type ExportOptions, readExportOptions } from './export-options.ts'
import { type RunFilm, filmInput, outputOf } from './film.ts'
import { withIdempotencyKey } from '../platform/database/with-idempotency-key.ts'
import { requireExportable } from './require-exportable.ts'
import { requireSpace } from '../media/require-space.ts'
import { startRun } from '../runs/start-run.ts'
import { keepVersion } from '../versions/keep-version.ts'
import { type StoryRow, type Viewer, requireOwn, requireReadable } from '../access/story-access.ts'
import type { StoryServices } from '../platform/story-services.ts'

const PATH = '/stories/workflow/export'
const STATUS = 'processing:user_exporting_video'

export type ShareExport = {
  readonly viewer: Viewer
  readonly storyId: string
  readonly removeWatermark: boolean
  /** What the server does when the film is finished. */
  readonly steps: readonly ExportStep[]
  readonly contestIsOpen: boolean
  readonly idempotencyKey: string | null
}

type StartedExport = { workflowRunId: string; status: StoryStatus }

/**
 * Exports an own playable story to share it; free of charge. A running export or recovery is reused and performs the steps too. 422 for an
 * example, COMMUNITY_CONTENT_MODERATION for text that others may not see, 403 for what moderators withhold; 409 for a story without a film or with another run.
 */
export async function startExport(services: StoryServices, request: ShareExport): Promise<StartedExport> {
  const owned = await requireShareable(services, request)
  if (request.steps.length > 0) {
    await requireNotWithheld(services.db, owned)
    await assertTextPassesModeration(services, await readStoryText(services.db, owned, owned))
  }
  await requireSpace(services, owned.userId)
  const { storyId: story_id, removeWatermark: remove_watermark, steps: extra_steps } = request
  const body = { story_id, remove_watermark, extra_steps }
  const key = { userId: owned.userId, path: PATH, key: request.idempotencyKey, body }
  return withIdempotencyKey(services.pool, key, async (tx) => {
    // Concurrent starts of one story: the second finds the run of the first.
    await tx.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`export ${owned.id}`}, 0))`)
    return (await joinRunning(tx, request)) ?? (await start(tx, services, request))
  })
}

/** Examples can't be exported by anybody. */
async function requireShareable({ db }: StoryServices, { storyId, viewer }: ShareExport): Promise<StoryRow> {
  if (!viewer) throw new AppError('UNAUTHORIZED')
  const { isTemplate } = await requireReadable(db, storyId, viewer)
  if (isTemplate) throw new AppError('INVALID_INPUT', { message: 'An example cannot be exported' })
  return requireOwn(db, storyId, viewer)
}

/** Locks the run before the story, as workers do. The film of a run is already fixed, so its watermark stays. */
async function joinRunning(tx: OpenTransaction, { storyId, steps, contestIsOpen }: ShareExport): Promise<StartedExport | null> {
  const isRunning = and(eq(run.storyId, storyId), eq(run.status, 'RUN_RUNNING'), inArray(run.kind, ['export', 'recover']))
  const [running] = await tx.db.select({ id: run.id, step: run.step, input: run.input }).from(run).where(isRunning).for('update')
  if (!running) return null
  const earlierSteps = readExportOptions(running.input).extra_steps ?? []
  const options: ExportOptions = { extra_steps: [...new Set([...earlierSteps, ...steps])], contest_is_open: contestIsOpen }
  await tx.db
    .update(run)
    .set({ input: sql`${run.input} || ${JSON.stringify(options)}::jsonb` })
    .where(eq(run.id, running.id))
  return { workflowRunId: running.id, status: running.step as StoryStatus }
}

async function start(tx: OpenTransaction, services: StoryServices, request: ShareExport): Promise<StartedExport> {
  await tx.db.select({ id: story.id }).from(story).where(eq(story.id, request.storyId)).for('update')
  const row = await requireOwn(tx.db, request.storyId, request.viewer)
  const status = row.status as StoryStatus
  if (isInProgress(status)) throw new AppError('RUN_IN_PROGRESS')
  if (!isPlayable(status)) throw new AppError('CONFLICT', { message: 'This story is not finished yet' })
  const locked = await readDocument(tx, row)
  const film = filmOf(locked, request.removeWatermark)
  await requireExportable(services, film.timeline)
  await keepVersion(tx, services, { story: row, document: locked.document, cause: 'export' })
  const options: ExportOptions = {
    remove_watermark: request.removeWatermark,
    extra_steps: request.steps,
    contest_is_open: request.contestIsOpen,
  }
  const runId = newId()
  await startRun(tx, services, {
    runId,
    storyId: row.id,
    userId: row.userId,
    kind: 'export',
    costKey: null,
    credits: 0,
    usesFreeStory: false,
    status: STATUS,
    input: { ...options, ...filmInput(film) },
  })
  return { workflowRunId: runId, status: STATUS }
}

/** The stored film with the chosen watermark. */
function filmOf({ row, document, stored }: LockedDocument, removeWatermark: boolean): RunFilm {
  if (stored === 'none') throw new AppError('CONFLICT', { message: 'This story has no timeline yet' })
  if (document.timeline.tracks.every(({ items }) => items.length === 0))
    throw new AppError('CONFLICT', { message: 'There is nothing to export yet' })
  const { globalConfig } = document.timeline
  const timeline: Timeline = {
    ...document.timeline,
    globalConfig: { ...globalConfig, watermark: { ...globalConfig.watermark, enabled: !removeWatermark } },
  }
  return { timeline, output: outputOf(row, timeline), revision: row.revision }
}
