import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { EngineError } from '@fablecut/engines/engine-error'
import { ExportCheckError, checkExport } from '@fablecut/render/export/check-export'
import { grabThumbnail } from '@fablecut/render/export/grab-thumbnail'
import { joinExport } from '@fablecut/render/export/join-export'
import { type ModeratedSubmission, moderateSubmission, saveModerationResults } from '../../publishing/moderate-submission.ts'
import { type Submission, keyOf } from '../../publishing/submission.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { readRun } from '../../runs/read-run.ts'
import { RunStopped } from '../../runs/run-stopped.ts'
import { services } from '../run/services.ts'
import { awaitShutdown } from '../run/shot-work.ts'
import { type Film, saveFilm } from './save-film.ts'
import { type PlannedExport, readExportPlan } from './read-export-plan.ts'
import { SOUND, renderCached, withDeadline } from './render-segment.ts'
import { readFilm } from './run-film.ts'

/** Joins the pieces, proves the film is as planned, keeps it and ends the run. Null, or why it can't be. */
export async function finishExport(runId: string, signal: AbortSignal | undefined): Promise<string | null> {
  const view = await readRun(services().db, runId)
  const planned = await readExportPlan(runId)
  const { revision, timeline } = await readFilm(runId)
  try {
    const place = { runId, storyId: view.storyId, userId: view.userId, timeline, revision }
    await keepSeen({ ...place, ...(await makeFilm(planned, signal)) }, signal)
    return null
  } catch (error) {
    // After a crash between the commit and the step's record the run has ended already: with this film.
    if (error instanceof RunStopped) return null
    services().log.error('an export failed', { runId, error: error instanceof Error ? error.message : String(error) })
    return error instanceof ExportCheckError ? 'The exported film was not as planned' : 'The film could not be joined'
  }
}

/** A film that others are going to see is looked at first, and again when the story changed meanwhile. */
async function keepSeen(film: Film, signal: AbortSignal | undefined): Promise<void> {
  let checked: ModeratedSubmission | null = null
  for (;;) {
    const unseen = await inTransaction(services().pool, (tx) => saveFilm(tx, film, checked))
    if (!unseen) break
    checked = await lookAt(withLooks(unseen, checked), film.runId, signal)
  }
  if (checked) await saveModerationResults(services().db, checked)
}

/** A film is looked at once, however often its story changes meanwhile. */
const withLooks = (unseen: Submission, known: ModeratedSubmission | null): Submission => ({
  ...unseen,
  files: unseen.files.map(({ hash, look }) => ({ hash, look: look ?? known?.results.get(hash) ?? null })),
})

const MAX_LOOKS = 2

/** What nobody can look at, tried twice, is not shown; the film is the creator's all the same. */
async function lookAt(unseen: Submission, runId: string, signal: AbortSignal | undefined): Promise<ModeratedSubmission> {
  for (let look = 1; ; look += 1) {
    try {
      return await moderateSubmission(services(), unseen, signal)
    } catch (error) {
      if (error instanceof EngineError && error.code === 'engine_host_closed') return awaitShutdown()
      if (signal?.aborted) throw new RunStopped(runId)
      services().log.warn('a film could not be looked at', { runId, look, error: error instanceof Error ? error.message : String(error) })
      if (look === MAX_LOOKS) return { key: keyOf(unseen), refusal: 'UNAVAILABLE', found: { classes: [], words: [] }, results: new Map() }
    }
  }
}

/** Pieces that fell out of the cache meanwhile, or lie on another machine, are made again here. */
async function makeFilm(planned: PlannedExport, signal: AbortSignal | undefined): Promise<Pick<Film, 'video' | 'thumbnail' | 'facts'>> {
  const { storage, workFolder } = services()
  const { plan } = planned
  const segments: string[] = []
  for (const job of plan.segments) segments.push(await renderCached(planned, job.index, signal))
  const audio = await renderCached(planned, SOUND, signal)
  const folder = path.join(workFolder, randomUUID())
  await mkdir(folder, { recursive: true })
  try {
    const [outPath, picture] = [path.join(folder, 'film.mp4'), path.join(folder, 'thumbnail.jpg')]
    const limited = withDeadline(plan, signal)
    await joinExport({ segments, audio, outPath }, limited)
    const facts = await checkExport(outPath, { totalFrames: plan.totalFrames, ...plan.output }, limited)
    await grabThumbnail(outPath, Math.min(1.5, facts.durationSeconds / 3), picture, limited)
    return { facts, thumbnail: await storage.putFile(picture), video: await storage.putFile(outPath) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
