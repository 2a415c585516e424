import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { ExportPlan, SegmentJob } from '@fablecut/render/export/jobs'
import { renderAudio } from '@fablecut/render/export/audio/render-audio'
import { renderSegment } from '@fablecut/render/export/segment/render-segment'
import { sql } from 'drizzle-orm'
import { renderCacheUse as pieceOfStory } from '../../platform/database/platform-schema.ts'
import { services } from '../run/services.ts'
import type { PlannedExport } from './read-export-plan.ts'

/** The index of the audio job; segments count from 0. */
export const AUDIO_INDEX = -1

/** Encodes one segment, or the audio, of an export unless it is cached; returns its local path. */
export async function renderCached({ storyId, plan, sources }: PlannedExport, index: number, signal?: AbortSignal): Promise<string> {
  const { storage, workFolder } = services()
  const job = index === AUDIO_INDEX ? plan.audio : segmentAt(plan, index)
  await recordUse(job.key, storyId)
  const cached = await storage.readCache(job.key)
  if (cached) return cached
  const limited = withDeadline(plan, signal)
  const file = path.join(workFolder, `${randomUUID()}${index === AUDIO_INDEX ? '.m4a' : '.mp4'}`)
  if (index === AUDIO_INDEX) await renderAudio(plan.audio, sources.files, file, limited)
  else await renderSegment(segmentAt(plan, index), sources.files, file, limited)
  return storage.writeCache(job.key, file)
}

/** Aborts at the export's deadline, so that an endless source fails (CD-115). */
export function withDeadline({ totalFrames, output }: ExportPlan, signal?: AbortSignal): AbortSignal {
  const deadline = AbortSignal.timeout(services().exportDeadlineMs(totalFrames / output.fps))
  return signal ? AbortSignal.any([signal, deadline]) : deadline
}

/** Recorded before the segment is cached, so that no cached segment is without an owner. */
async function recordUse(key: string, storyId: string): Promise<void> {
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
