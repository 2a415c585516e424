import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type CheckedExport, ExportCheckError, checkExport } from '@fablecut/render/export/check-export'
import { grabThumbnail } from '@fablecut/render/export/grab-thumbnail'
import { joinExport } from '@fablecut/render/export/join-export'
import type { ExportPlan } from '@fablecut/render/export/jobs'
import { eq, sql } from 'drizzle-orm'
import { story } from '../../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../../platform/database/transaction.ts'
import type { StoredBlob } from '../../platform/storage/storage.ts'
import { finishRun } from '../run/finish-run.ts'
import { keepTake } from '../run/keep-take.ts'
import { type RunView, readRun } from '../run/read-run.ts'
import { RunStopped } from '../run/run-stopped.ts'
import { services } from '../services.ts'
import type { ExportSources } from './export-sources.ts'
import { readExportPlan } from './read-export-plan.ts'
import { SOUND, renderPiece } from './render-piece.ts'
import { readFilm } from './run-film.ts'

type Film = { readonly video: StoredBlob; readonly thumbnail: StoredBlob; readonly checked: CheckedExport }

/** Joins the pieces, proves the film is as planned, keeps it and ends the run. Null, or why it can't be. */
export async function finishExport(runId: string, signal: AbortSignal | undefined): Promise<string | null> {
  const view = await readRun(services().db, runId)
  const { plan, sources } = await readExportPlan(runId)
  const { revision } = await readFilm(runId)
  try {
    const film = await makeFilm(plan, sources, signal)
    await inTransaction(services().pool, (tx) => keepFilm(tx, view, film, revision))
    return null
  } catch (error) {
    // After a crash between the commit and the step's record the run has ended already: with this film.
    if (error instanceof RunStopped) return null
    services().log.error('an export failed', { runId, error: error instanceof Error ? error.message : String(error) })
    return error instanceof ExportCheckError ? 'The exported film was not as planned' : 'The film could not be joined'
  }
}

/** Pieces that fell out of the cache meanwhile, or lie on another machine, are made again here. */
async function makeFilm(plan: ExportPlan, sources: ExportSources, signal: AbortSignal | undefined): Promise<Film> {
  const { storage, workFolder } = services()
  const segments: string[] = []
  for (const job of plan.segments) segments.push(await renderPiece(plan, sources, job.index, signal))
  const audio = await renderPiece(plan, sources, SOUND, signal)
  const folder = path.join(workFolder, randomUUID())
  await mkdir(folder, { recursive: true })
  try {
    const [outPath, picture] = [path.join(folder, 'film.mp4'), path.join(folder, 'thumbnail.jpg')]
    await joinExport({ segments, audio, outPath }, signal)
    const checked = await checkExport(outPath, { totalFrames: plan.totalFrames, ...plan.output }, signal)
    await grabThumbnail(outPath, Math.min(1.5, checked.durationSeconds / 3), picture, signal)
    return { checked, thumbnail: await storage.takeFile(picture), video: await storage.takeFile(outPath) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The film is the story's newest; it is outdated at once where the story was edited meanwhile. Source: ED-81. */
async function keepFilm(tx: OpenTransaction, view: RunView, { video, thumbnail, checked }: Film, revision: number | null): Promise<void> {
  const common = {
    userId: view.userId,
    storyId: view.storyId,
    runId: view.id,
    aiModel: 'builtin/ffmpeg',
    prompt: null,
    title: view.story.title,
  }
  const { width, height, fps, frames, durationSeconds: duration } = checked
  const exportMediaId = await keepTake(tx, {
    ...common,
    resourceType: 'video',
    role: 'export',
    mimeType: 'video/mp4',
    blob: video,
    metadata: {
      width,
      height,
      fps,
      frames,
      duration,
    },
  })
  const thumbnailMediaId = await keepTake(tx, {
    ...common,
    resourceType: 'image',
    role: 'thumbnail',
    mimeType: 'image/jpeg',
    blob: thumbnail,
    metadata: {
      width,
      height,
    },
  })
  await finishRun(tx, {
    runId: view.id,
    runStatus: 'RUN_SUCCESS',
    storyStatus: 'completed',
    money: 'release',
    output: {
      story_id: view.storyId,
      export_media_id: exportMediaId,
    },
  })
  await tx.db
    .update(story)
    .set({
      exportMediaId,
      isExportOutdated: sql`${story.revision} IS DISTINCT FROM ${revision}::int`,
      durationSeconds: duration,
      thumbnailMediaId: sql`CASE WHEN ${story.isThumbnailModified} THEN ${story.thumbnailMediaId} ELSE ${thumbnailMediaId} END`,
    })
    .where(eq(story.id, view.storyId))
}
