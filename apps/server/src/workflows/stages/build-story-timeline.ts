import type { Timeline } from '@fablecut/domain/timeline/model'
import { serializeTimeline } from '@fablecut/domain/timeline/parse-timeline'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { eq, inArray, sql } from 'drizzle-orm'
import { media, story, timeline } from '../../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../../platform/database/transaction.ts'
import { lockRun } from '../../runs/change-state.ts'
import { type RunView, readRun } from '../../runs/read-run.ts'
import { StageFailed } from '../run/stage-failed.ts'
import { services } from '../run/services.ts'
import { readSpeech } from '../shots/speech-of.ts'
import {
  type Failure,
  type MediaRow,
  type StoredMedia,
  describeRefusal,
  musicIdOf,
  timelineOf,
  timelineRequest,
} from './timeline-request.ts'

/** Builds the story's timeline from its finished shots and stores it; a missing file fails the stage. */
export async function buildStoryTimeline(runId: string): Promise<void> {
  for (;;) {
    const view = await readRun(services().db, runId)
    const built = timelineOf(view, timelineRequest(view, await readStored(view)))
    if (!built.ok) throw new StageFailed('generating_timeline', describeRefusal(built.refusal))
    if (await inTransaction(services().pool, (tx) => storeTimeline(tx, view, built.value))) return
  }
}

/** False when a side run changed the shots since they were read: the caller builds it again. */
async function storeTimeline(tx: OpenTransaction, view: RunView, built: Timeline): Promise<boolean> {
  await lockRun(tx, view.id)
  const [row] = await tx.db.select({ revision: story.revision }).from(story).where(eq(story.id, view.storyId)).for('update')
  if (row?.revision !== view.story.revision) return false
  const document = serializeTimeline(built)
  await tx.db
    .insert(timeline)
    .values({ storyId: view.storyId, document, schemaVersion: TIMELINE_VERSION, revision: 1 })
    .onConflictDoUpdate({
      target: timeline.storyId,
      set: { document, schemaVersion: TIMELINE_VERSION, revision: sql`${timeline.revision} + 1`, updatedAt: sql`now()` },
    })
  await tx.db
    .update(story)
    .set({ revision: sql`${story.revision} + 1` })
    .where(eq(story.id, view.storyId))
  return true
}

async function readStored(view: RunView): Promise<StoredMedia> {
  const [files, failures, speech] = await Promise.all([readFiles(view), readFailures(view), readSpeech(services().db, view.shots)])
  return { files, failures, speech }
}

async function readFiles(view: RunView): Promise<MediaRow[]> {
  const ids = view.shots.flatMap((shot) => [shot.activeImageId, shot.activeVideoId, shot.activeVoiceOverAudioId])
  const mediaIds = [...ids, musicIdOf(view)].filter((id) => id !== null)
  return mediaIds.length === 0 ? [] : services().db.select().from(media).where(inArray(media.id, mediaIds))
}

async function readFailures(view: RunView): Promise<Failure[]> {
  return services()
    .db.select({ shotId: media.shotId, message: media.statusMessage })
    .from(media)
    .where(sql`${media.storyId} = ${view.storyId} AND ${media.status} = 'failed'`)
}
