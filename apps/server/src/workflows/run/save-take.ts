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

/** Inserts the media row of a failed file, with a user-facing reason. */
export async function saveFailedTake(
  tx: OpenTransaction,
  take: Pick<Take, 'userId' | 'storyId' | 'runId' | 'resourceType' | 'subtype' | 'title' | 'aiModel' | 'prompt'> & {
    shotId: string
    message: string
  },
): Promise<void> {
  await tx.db.insert(media).values({
    id: newId(),
    userId: take.userId,
    storyId: take.storyId,
    shotId: take.shotId,
    resourceType: take.resourceType,
    subtype: take.subtype ?? null,
    role: 'take',
    source: 'generated',
    title: take.title,
    aiModel: take.aiModel,
    prompt: take.prompt,
    workflowRunId: take.runId,
    status: 'failed',
    statusMessage: take.message,
  })
}
