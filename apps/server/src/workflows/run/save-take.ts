import { and, eq } from 'drizzle-orm'
import { media } from '../../platform/database/schema.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import { newId } from '../../platform/new-id.ts'
import type { StoredBlob } from '../../platform/storage/storage.ts'

/** A generated file that is already in the storage. */
export type Take = {
  readonly userId: string
  readonly storyId: string
  readonly shotId?: string
  readonly runId: string
  readonly resourceType: 'image' | 'video' | 'audio'
  readonly subtype?: 'music' | 'voiceover'
  readonly role: 'take' | 'export' | 'thumbnail' | 'music' | 'voiceover' | 'character_sheet'
  readonly title: string
  /** The actual engine, e.g. `builtin/painter` (CD-111). */
  readonly aiModel: string
  readonly prompt: string | null
  readonly mimeType: string
  readonly blob: StoredBlob
  readonly metadata: Record<string, unknown>
  readonly referenceMediaId?: string
  /** The image that a clip ends with. */
  readonly endFrameMediaId?: string
}

/** Inserts the media row of a finished file; returns its id. */
export async function saveTake(tx: OpenTransaction, take: Take): Promise<string> {
  const id = newId()
  await tx.db.insert(media).values({
    id,
    userId: take.userId,
    storyId: take.storyId,
    shotId: take.shotId ?? null,
    resourceType: take.resourceType,
    subtype: take.subtype ?? null,
    role: take.role,
    source: 'generated',
    title: take.title,
    aiModel: take.aiModel,
    prompt: take.prompt,
    workflowRunId: take.runId,
    status: 'completed',
    hash: take.blob.hash,
    mimeType: take.mimeType,
    sizeBytes: take.blob.sizeBytes,
    metadata: take.metadata,
    referenceMediaId: take.referenceMediaId ?? null,
    endFrameMediaId: take.endFrameMediaId ?? null,
  })
  return id
}

/**
 * Inserts the media row of a failed file, with a user-facing reason: one for each kind of file of a shot and run. The run is locked by the caller.
 * A worker that dies after it recorded a failure, and before its step is stored, records the failure again.
 */
export async function saveFailedTake(
  tx: OpenTransaction,
  take: Pick<Take, 'userId' | 'storyId' | 'runId' | 'resourceType' | 'subtype' | 'title' | 'aiModel' | 'prompt'> & {
    shotId: string
    message: string
  },
): Promise<void> {
  const { runId, shotId, resourceType } = take
  const isSame = and(
    eq(media.workflowRunId, runId),
    eq(media.shotId, shotId),
    eq(media.resourceType, resourceType),
    eq(media.status, 'failed'),
  )
  const recorded = await tx.db.select({ id: media.id }).from(media).where(isSame).limit(1)
  if (recorded.length > 0) return
  await tx.db.insert(media).values({
    id: newId(),
    userId: take.userId,
    storyId: take.storyId,
    shotId,
    resourceType,
    subtype: take.subtype ?? null,
    role: 'take',
    source: 'generated',
    title: take.title,
    aiModel: take.aiModel,
    prompt: take.prompt,
    workflowRunId: runId,
    status: 'failed',
    statusMessage: take.message,
  })
}
