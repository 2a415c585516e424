import type { DocumentFile, Medium } from '@fablecut/interchange/story-file/contents'
import { readShotPlan, SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import { planOfImage, readImageMetadata, readSpeechMetadata } from '../media/generated-metadata.ts'
import type { FileFacts } from '../media/probe-file.ts'
import type { media, shot } from '../platform/database/schema.ts'
import type { StagedFile } from './stage-files.ts'

export type NewMediaRow = typeof media.$inferInsert
type NewShotRow = typeof shot.$inferInsert
/** New ids by those in the file. */
export type NewIds = ReadonlyMap<string, string>
type Owner = { readonly storyId: string; readonly userId: string }

/** The row of an imported file. Its type and pixels are those of the bytes, whatever the file says. */
export function mediaRow(medium: Medium, file: StagedFile, { storyId, userId }: Owner, ids: NewIds): NewMediaRow {
  const { resource_type: resourceType, subtype, role, source, title, shot_id: shotId, ai_model: aiModel, prompt, configs } = medium
  return {
    id: ids.get(medium.id)!,
    userId,
    storyId,
    shotId,
    resourceType,
    subtype: resourceType === 'audio' ? (subtype ?? 'music') : null,
    role,
    source,
    title,
    aiModel,
    prompt,
    configs,
    status: 'completed',
    hash: file.hash,
    sizeBytes: file.sizeBytes,
    mimeType: file.mimeType,
    metadata: metadataOf(medium, file.facts),
    referenceMediaId: newIdOf(ids, medium.reference_media_id),
    endFrameMediaId: newIdOf(ids, medium.end_frame_media_id),
    createdAt: new Date(medium.created_at),
  }
}

/** What engines wrote beside the bytes, if it can be read, with the facts of the bytes. Parts of other files are not taken over. */
function metadataOf({ metadata: { part_of: _partOf, ...stored } }: Medium, facts: FileFacts): Record<string, unknown> {
  try {
    readSpeechMetadata(stored)
    readImageMetadata(stored)
    planOfImage(stored)
    const { width, height, duration, frames, fps } = { ...facts, ...finiteOf(stored) }
    return { ...stored, ...facts, width, height, duration, frames, fps }
  } catch {
    return { ...facts }
  }
}

/** Generated clips are measured when they are made, in frames of the film: the bytes alone round differently. */
function finiteOf(stored: Readonly<Record<string, unknown>>): Partial<FileFacts> {
  const measured = ['duration', 'frames', 'fps'].map((key) => [key, stored[key]] as const)
  return Object.fromEntries(measured.filter(([, value]) => typeof value === 'number' && Number.isFinite(value) && value > 0 && value < 1e8))
}

/** A plan that this release cannot read is left out: the shot's prompt is planned instead. */
export function shotRow(stored: DocumentFile['shots'][number], storyId: string, ids: NewIds): NewShotRow {
  const plan = stored.plan === null ? null : readShotPlan(stored.plan)
  return {
    storyId,
    shotId: stored.shot_id,
    lexorank: stored.lexorank,
    shotType: stored.shot_type,
    title: stored.title,
    imagePrompt: stored.image_prompt,
    videoPrompt: stored.video_prompt,
    plan: plan?.ok ? plan.value : null,
    planVersion: plan?.ok ? SHOT_PLAN_VERSION : null,
    voiceOver: stored.voice_over,
    isHidden: stored.is_hidden,
    hiddenAt: stored.hidden_at === null ? null : new Date(stored.hidden_at * 1000),
    activeImageId: newIdOf(ids, stored.active_image_id),
    activeVideoId: newIdOf(ids, stored.active_video_id),
    activeVoiceOverAudioId: newIdOf(ids, stored.active_voice_over_audio_id),
  }
}

const newIdOf = (ids: NewIds, id: string | null): string | null => (id === null ? null : (ids.get(id) ?? null))
