import { ok, type Result } from '../../../result.ts'
import { updateFollowingMusic } from '../following-music.ts'
import { reconcileTimeline } from './reconcile/reconcile-timeline.ts'
import type { ReconcileTimelineOptions, MissingAssetRefusal } from './shot-items.ts'
import type { ShotsMap, StoryDocument } from './story-document.ts'

/** Applies an edit of the storyboard and updates the timeline. */
export function applyShotsEdit(
  document: StoryDocument,
  shots: ShotsMap,
  facts: ReconcileTimelineOptions,
): Result<StoryDocument, MissingAssetRefusal> {
  if (shots === document.shots) return ok(document)
  const timeline = reconcileTimeline({ ...document, shots }, facts)
  return timeline.ok ? ok({ shots, timeline: updateFollowingMusic(document.timeline, timeline.value) }) : timeline
}
