import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, desc, eq, sql } from 'drizzle-orm'
import { planOfImage } from '../media/generated-metadata.ts'
import { playbackUrl } from '../media/media-url.ts'
import type { Database } from '../platform/database/client.ts'
import { media, shot } from '../platform/database/schema.ts'
import { readPendingTakes } from './pending-takes.ts'
import { type Viewer, requireOwn } from '../access/story-access.ts'

/** All takes of a shot of an own story, unfinished ones first, then newest first (ED-38). */
export async function readShotMedia(db: Database, request: { viewer: Viewer; storyId: string; shotId: string }) {
  const story = await requireOwn(db, request.storyId, request.viewer)
  const [known] = await db
    .select()
    .from(shot)
    .where(and(eq(shot.storyId, story.id), eq(shot.shotId, request.shotId)))
  if (!known) throw new AppError('NOT_FOUND')
  const rows = await db
    .select()
    .from(media)
    .where(and(eq(media.storyId, story.id), eq(media.shotId, request.shotId), sql`NOT ${media.isDeleted}`))
    .orderBy(desc(media.createdAt), desc(media.id))
  const files = new Map(rows.map((row) => [row.id, row]))
  const pending = await readPendingTakes(db, known, rows)
  const of = (kind: string) => [
    ...pending.filter((take) => take.resource_type === kind),
    ...rows.filter((row) => row.resourceType === kind).map((row) => toWireTake(row, files)),
  ]
  return { media_resources: { images: of('image'), videos: of('video'), audio: of('audio') } }
}

type MediaRow = typeof media.$inferSelect

function toWireTake(row: MediaRow, files: ReadonlyMap<string, MediaRow>) {
  const reference = row.referenceMediaId === null ? undefined : files.get(row.referenceMediaId)
  return {
    id: row.id,
    resource_type: row.resourceType as 'image' | 'video' | 'audio',
    subtype: row.subtype as 'music' | 'voiceover' | null,
    shot_id: row.shotId,
    story_id: row.storyId,
    source: row.source as 'generated' | 'user_upload',
    ai_model: row.aiModel,
    prompt: row.prompt,
    workflow_run_id: row.workflowRunId,
    status: row.status as 'completed' | 'failed',
    status_message: row.statusMessage,
    url: row.hash === null ? null : playbackUrl(row),
    created_at: row.createdAt.toISOString(),
    reference_image: reference?.hash ? playbackUrl(reference) : null,
    plan: planOfImage(row.metadata),
  }
}
