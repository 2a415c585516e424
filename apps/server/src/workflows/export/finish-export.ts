import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { ExportCheckError, checkExport } from '@fablecut/render/export/check-export'
import type { ExportPlan } from '@fablecut/render/export/jobs'
import { grabThumbnail } from '@fablecut/render/export/grab-thumbnail'
import { joinExport } from '@fablecut/render/export/join-export'
import { type ModeratedSubmission, moderateSubmission, saveModerationResults } from '../../publishing/moderate-submission.ts'
import { type Submission, keyOf } from '../../publishing/submission.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { readRun } from '../../runs/read-run.ts'
import { RunStopped } from '../../runs/run-stopped.ts'
import { awaitShutdown, isInterrupted } from '../run/interrupted.ts'
import { services } from '../run/services.ts'
import { type Film, saveFilm, saveRange } from './save-film.ts'
import { type PlannedExport, readExportPlan } from './read-export-plan.ts'
import { AUDIO_INDEX, renderCached, withDeadline } from './render-segment.ts'
import { readFilm } from './run-film.ts'

/** Joins the segments, verifies the film, saves it and ends the run. Returns null, or the reason of a failure. */
export async function finishExport(runId: string, signal: AbortSignal | undefined): Promise<string | null> {
  const view = await readRun(services().db, runId)
  const planned = await readExportPlan(runId)
  const { revision, timeline, range } = await readFilm(runId)
  try {
    const place = { runId, storyId: view.storyId, userId: view.userId, timeline, revision }
    const film = { ...place, ...(await makeFilm(planned, signal)) }
    if (range) await inTransaction(services().pool, (tx) => saveRange(tx, film))
    else await saveModerated(film, signal)
    return null
  } catch (error) {
    // After a crash between the commit and the step's record the run has already ended with this film.
    if (error instanceof RunStopped) return null
    services().log.error('an export failed', { runId, error: error instanceof Error ? error.message : String(error) })
    return error instanceof ExportCheckError ? 'The exported film was not as planned' : 'The film could not be joined'
  }
}

/** Moderates a film that others will see, and repeats it when the story changed meanwhile. */
async function saveModerated(film: Film, signal: AbortSignal | undefined): Promise<void> {
  let checked: ModeratedSubmission | null = null
  for (;;) {
    const submission = await inTransaction(services().pool, (tx) => saveFilm(tx, film, checked))
    if (!submission) break
    checked = await moderateOrRefuse(withKnownResults(submission, checked), film.runId, signal)
  }
  if (checked) await saveModerationResults(services().db, checked)
}

/** Reuses the film's result when only the story changed. */
export const withKnownResults = (submission: Submission, known: ModeratedSubmission | null): Submission => ({
  ...submission,
  files: submission.files.map(({ hash, moderation }) => ({ hash, moderation: moderation ?? known?.results.get(hash) ?? null })),
})

const MAX_MODERATIONS = 2

/** Content that could not be moderated in two attempts is not published; its creator gets the film all the same. */
export async function moderateOrRefuse(
  submission: Submission,
  runId: string,
  signal: AbortSignal | undefined,
): Promise<ModeratedSubmission> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await moderateSubmission(services(), submission, signal)
    } catch (error) {
      if (isInterrupted(error)) return awaitShutdown()
      if (signal?.aborted) throw new RunStopped(runId)
      services().log.warn('a film could not be moderated', {
        runId,
        attempt,
        error: error instanceof Error ? error.message : String(error),
      })
      if (attempt === MAX_MODERATIONS)
        return { key: keyOf(submission), refusal: 'UNAVAILABLE', findings: { classes: [], words: [] }, results: new Map() }
    }
  }
}

/** Segments that were evicted from the cache, or are on another machine, are rendered again here. */
async function makeFilm(planned: PlannedExport, signal: AbortSignal | undefined): Promise<Pick<Film, 'video' | 'thumbnail' | 'facts'>> {
  const { storage, workFolder } = services()
  const { plan } = planned
  const segments: string[] = []
  for (const job of plan.segments) segments.push(await renderCached(planned, job.index, signal))
  const audio = await renderCached(planned, AUDIO_INDEX, signal)
  const folder = path.join(workFolder, randomUUID())
  await mkdir(folder, { recursive: true })
  try {
    const [outPath, thumbnailPath] = [path.join(folder, 'film.mp4'), path.join(folder, 'thumbnail.jpg')]
    const limited = withDeadline(plan, signal)
    const join = async () => {
      await joinExport({ segments, audio, outPath }, limited)
      return checkExport(outPath, { totalFrames: plan.totalFrames, ...plan.output }, limited)
    }
    const { index, seconds } = thumbnailPlace(plan)
    const [facts] = await Promise.all([join(), grabThumbnail(segments[index]!, seconds, thumbnailPath, limited)])
    const [thumbnail, video] = await Promise.all([storage.putFile(thumbnailPath), storage.putFile(outPath)])
    return { facts, thumbnail, video }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const THUMBNAIL_SECONDS = 1.5

/** The segment that the thumbnail is taken from, and the time in it: a second and a half into the film, or its third if it is short. */
export function thumbnailPlace({ segments, totalFrames, output }: Pick<ExportPlan, 'segments' | 'totalFrames' | 'output'>) {
  const frame = Math.floor(Math.min(THUMBNAIL_SECONDS * output.fps, totalFrames / 3))
  const index = segments.findLastIndex(({ startFrame }) => startFrame <= frame)
  return { index, seconds: (frame - segments[index]!.startFrame) / output.fps }
}
