import { ok, refuse, type Result } from '../../../result.ts'
import type { Shot } from '../../../story/shots/shot.ts'
import type { Timeline } from '../../model.ts'
import { shotOf, type StoryDocument } from '../storyboard/story-document.ts'

/** The edited shots by id (null: deleted) and the whole timeline. */
export type SyncPayload = {
  readonly shots: Readonly<Record<string, Shot | null>>
  readonly timeline: Timeline
}

/**
 * Payload for the given shots; deleted ones are null. Refused with `story_id_required`
 * (`Story ID is required for sync`) without a story id.
 */
export function syncPayload(
  storyId: string | undefined,
  document: StoryDocument,
  shotIds: readonly string[],
): Result<SyncPayload, { readonly code: 'story_id_required' }> {
  if (!storyId) return refuse({ code: 'story_id_required' })
  const shots = shotIds.map((id) => [id, shotOf(document.shots, id) ?? null] as const)
  return ok({ shots: Object.fromEntries(shots), timeline: document.timeline })
}
