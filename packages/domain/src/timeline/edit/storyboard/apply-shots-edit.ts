import { ok, type Result } from '../../../result.ts'
import { updateFollowingMusic } from '../following-music.ts'
import { reconcileTimeline } from './reconcile/reconcile-timeline.ts'
import type { ReconcileTimelineOptions, MissingAssetRefusal } from './shot-items.ts'
import type { ShotsMap, StoryDocument } from './story-document.ts'

/**
 * Applies an edit of the storyboard; the timeline is updated unless `rebuild` is false.
 */
export function applyShotsEdit(
  document: StoryDocument,
  shots: ShotsMap,
  rebuild: ReconcileTimelineOptions | false,
): Result<StoryDocument, MissingAssetRefusal> {
  if (shots === document.shots) return ok(document)
  if (!rebuild) return ok({ ...document, shots })
  const timeline = reconcileTimeline({ ...document, shots }, rebuild)
  return timeline.ok ? ok({ shots, timeline: updateFollowingMusic(document.timeline, timeline.value) }) : timeline
}
