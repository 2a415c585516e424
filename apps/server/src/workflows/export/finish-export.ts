import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { ExportCheckError, checkExport } from '@fablecut/render/export/check-export'
import { grabThumbnail } from '@fablecut/render/export/grab-thumbnail'
import { joinExport } from '@fablecut/render/export/join-export'
import type { ExportPlan } from '@fablecut/render/export/jobs'
import { type Checked, checkSubmission, keepLooks } from '../../community/check-submission.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { readRun } from '../run/read-run.ts'
import { RunStopped } from '../run/run-stopped.ts'
import { services } from '../services.ts'
import type { ExportSources } from './export-sources.ts'
import { type Film, keepFilm } from './keep-film.ts'
import { readExportPlan } from './read-export-plan.ts'
import { SOUND, renderPiece } from './render-piece.ts'
import { readFilm } from './run-film.ts'

/** Joins the pieces, proves the film is as planned, keeps it and ends the run. Null, or why it can't be. */
export async function finishExport(runId: string, signal: AbortSignal | undefined): Promise<string | null> {
  const view = await readRun(services().db, runId)
  const { plan, sources } = await readExportPlan(runId)
  const { revision, timeline } = await readFilm(runId)
  try {
    await keepSeen({ runId, storyId: view.storyId, userId: view.userId, timeline, revision, ...(await makeFilm(plan, sources, signal)) })
    return null
  } catch (error) {
    // After a crash between the commit and the step's record the run has ended already: with this film.
    if (error instanceof RunStopped) return null
    services().log.error('an export failed', { runId, error: error instanceof Error ? error.message : String(error) })
    return error instanceof ExportCheckError ? 'The exported film was not as planned' : 'The film could not be joined'
  }
}

/** A film that others are going to see is looked at first, and again when the story changed meanwhile. */
async function keepSeen(film: Film): Promise<void> {
  let checked: Checked | null = null
  for (;;) {
    const unseen = await inTransaction(services().pool, (tx) => keepFilm(tx, film, checked))
    if (!unseen) break
    checked = await checkSubmission(services(), unseen)
  }
  if (checked) await keepLooks(services().db, checked)
}

/** Pieces that fell out of the cache meanwhile, or lie on another machine, are made again here. */
async function makeFilm(
  plan: ExportPlan,
  sources: ExportSources,
  signal: AbortSignal | undefined,
): Promise<Pick<Film, 'video' | 'thumbnail' | 'facts'>> {
  const { storage, workFolder } = services()
  const segments: string[] = []
  for (const job of plan.segments) segments.push(await renderPiece(plan, sources, job.index, signal))
  const audio = await renderPiece(plan, sources, SOUND, signal)
  const folder = path.join(workFolder, randomUUID())
  await mkdir(folder, { recursive: true })
  try {
    const [outPath, picture] = [path.join(folder, 'film.mp4'), path.join(folder, 'thumbnail.jpg')]
    await joinExport({ segments, audio, outPath }, signal)
    const facts = await checkExport(outPath, { totalFrames: plan.totalFrames, ...plan.output }, signal)
    await grabThumbnail(outPath, Math.min(1.5, facts.durationSeconds / 3), picture, signal)
    return { facts, thumbnail: await storage.takeFile(picture), video: await storage.takeFile(outPath) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
