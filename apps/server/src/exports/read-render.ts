import { AppError } from '@fablecut/contracts/errors/app-error'
import type { RunStatus } from '@fablecut/domain/story/status'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { mediaUrl } from '../media/media-url.ts'
import type { Database } from '../platform/database/client.ts'
import { media, run, runEvent, story } from '../platform/database/schema.ts'
import { type Viewer, requireOwn } from '../access/story-access.ts'
import { readFilmInput, type RunFilm } from './film.ts'

const STATUSES = {
  RUN_RUNNING: 'waiting',
  RUN_SUCCESS: 'success',
  RUN_FAILED: 'error',
  RUN_CANCELED: 'canceled',
} as const satisfies Record<RunStatus, string>
/** All segments are encoded and waiting to be joined. */
const JOINING_PROGRESS = 99

/** The running export of a story that the editor started. */
export async function readRunningRender(
  db: Pick<Database, 'select'>,
  storyId: string,
): Promise<{ readonly id: string; readonly film: RunFilm } | null> {
  const isRunning = and(eq(run.storyId, storyId), eq(run.kind, 'render'), eq(run.status, 'RUN_RUNNING'))
  const [row] = await db.select({ id: run.id, input: run.input }).from(run).where(isRunning)
  const film = row && readFilmInput(row.input)
  return film ? { id: row.id, film } : null
}

/**
 * The running export of an own story, e.g. for a reopened editor; nulls without one. `revision`: of the exported document. `is_range`: whether
 * only a part of the film is exported.
 */
export async function readRunning(
  db: Database,
  viewer: Viewer,
  storyId: string,
): Promise<{ renderId: string | null; revision: number | null; is_range: boolean }> {
  const { id } = await requireOwn(db, storyId, viewer)
  const running = await readRunningRender(db, id)
  return { renderId: running?.id ?? null, revision: running?.film.revision ?? null, is_range: running?.film.range !== undefined }
}

/** The progress of an own export; 404 for any other. `progress` is the percentage of encoded segments. */
export async function readRender(db: Database, viewer: Viewer, id: string) {
  if (!viewer) throw new AppError('UNAUTHORIZED')
  const [runRow] = await db
    .select({ userId: run.userId, status: run.status, error: run.error, output: run.output, deletedAt: story.deletedAt })
    .from(run)
    .innerJoin(story, eq(story.id, run.storyId))
    .where(and(eq(run.id, id), or(eq(run.kind, 'render'), sql`${run.output} ? 'export_media_id'`)))
  if (!runRow || runRow.userId !== viewer.id || runRow.deletedAt !== null) throw new AppError('NOT_FOUND')
  const status = STATUSES[runRow.status as RunStatus]
  const [last] = await db.select().from(runEvent).where(eq(runEvent.runId, id)).orderBy(desc(runEvent.id)).limit(1)
  return {
    status,
    url: status === 'success' ? await urlOfMedia(db, runRow.output?.['export_media_id']) : null,
    error: runRow.error,
    ...exportProgress(status, last),
  }
}

/** Percentage and number of encoded segments; `last` is the latest event of the run. */
export function exportProgress(
  status: (typeof STATUSES)[RunStatus],
  last: { readonly done: number; readonly total: number } | undefined,
): { progress: number; done: number; total: number } {
  const { done, total } = status === 'waiting' && last ? last : { done: 0, total: 0 }
  if (status === 'success') return { progress: 100, done, total }
  return { progress: total === 0 ? 0 : Math.min(JOINING_PROGRESS, Math.floor((100 * done) / total)), done, total }
}

async function urlOfMedia(db: Database, mediaId: unknown): Promise<string | null> {
  if (typeof mediaId !== 'string') return null
  const [file] = await db.select().from(media).where(eq(media.id, mediaId))
  return file ? mediaUrl(file) : null
}
