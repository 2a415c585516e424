import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { ExportPlan, SegmentJob } from '@fablecut/render/export/jobs'
import { renderAudio } from '@fablecut/render/export/sound/render-audio'
import { renderSegment } from '@fablecut/render/export/segment/render-segment'
import { sql } from 'drizzle-orm'
import { renderCacheUse as pieceOfStory } from '../../platform/database/platform-schema.ts'
import { services } from '../run/services.ts'
import type { PlannedExport } from './read-export-plan.ts'

/** The index of the sound of an export; its segments count from 0. */
export const SOUND = -1

/** Encodes one segment, or the sound, of an export unless the cache has one with its key; returns its local path. */
export async function renderCached({ storyId, plan, sources }: PlannedExport, index: number, signal?: AbortSignal): Promise<string> {
  const { storage, workFolder } = services()
  const job = index === SOUND ? plan.audio : segmentAt(plan, index)
  await noteUse(job.key, storyId)
  const kept = await storage.readCache(job.key)
  if (kept) return kept
  const limited = withDeadline(plan, signal)
  const file = path.join(workFolder, `${randomUUID()}${index === SOUND ? '.m4a' : '.mp4'}`)
  if (index === SOUND) await renderAudio(plan.audio, sources.files, file, limited)
  else await renderSegment(segmentAt(plan, index), sources.files, file, limited)
  return storage.writeCache(job.key, file)
}

/** Aborts when the export's time is over: a source that an encoder never gets through ends as a failure. Source: CD-115. */
export function withDeadline({ totalFrames, output }: ExportPlan, signal?: AbortSignal): AbortSignal {
  const deadline = AbortSignal.timeout(services().exportDeadlineMs(totalFrames / output.fps))
  return signal ? AbortSignal.any([signal, deadline]) : deadline
}

/** Before the piece is there, so that none is kept of which nobody knows whose it is. */
async function noteUse(key: string, storyId: string): Promise<void> {
  await services()
    .db.insert(pieceOfStory)
    .values({ key, storyId })
    .onConflictDoUpdate({ target: [pieceOfStory.key, pieceOfStory.storyId], set: { usedAt: sql`now()` } })
}

function segmentAt(plan: ExportPlan, index: number): SegmentJob {
  const job = plan.segments[index]
  if (!job) throw new Error(`The export has no segment ${index}`)
  return job
}
