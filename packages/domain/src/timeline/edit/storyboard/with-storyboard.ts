import { ok, type Result } from '../../../result.ts'
import { followFilm } from '../follow-film.ts'
import { followShots } from './follow-shots.ts'
import type { FollowFacts, FollowRefusal } from './shot-items.ts'
import type { ShotsMap, StoryDocument } from './story-document.ts'

/**
 * The document after an edit of the storyboard; the timeline follows unless `rebuild` is false.
 */
export function withStoryboard(
  document: StoryDocument,
  shots: ShotsMap,
  rebuild: FollowFacts | false,
): Result<StoryDocument, FollowRefusal> {
  if (shots === document.shots) return ok(document)
  if (!rebuild) return ok({ ...document, shots })
  const timeline = followShots({ ...document, shots }, rebuild)
  return timeline.ok ? ok({ shots, timeline: followFilm(document.timeline, timeline.value) }) : timeline
}
