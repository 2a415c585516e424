import type { WireStory } from '@fablecut/contracts/wire/story'
import { fromWireShots } from '@fablecut/contracts/wire/shot'
import { fromWireTimeline } from '@fablecut/contracts/wire/timeline'
import { openTimeline } from '@fablecut/domain/timeline/edit/open-timeline'
import type { ShotsMap } from '@fablecut/domain/timeline/edit/storyboard/story-document'

type Shots = Pick<WireStory, 'storyboard'>
type Document = Pick<WireStory, 'video_editor_timeline'>

export const shotsOf = ({ storyboard }: Shots): ShotsMap => fromWireShots(storyboard.shots_map)

/** Parses and repairs a timeline of a response. Refused without lists of tracks or assets. */
export function timelineOf({ video_editor_timeline: timeline }: Document): ReturnType<typeof openTimeline> {
  const hasLists = Array.isArray(timeline?.tracks) && Array.isArray(timeline.mediaAssets)
  return openTimeline(hasLists ? fromWireTimeline(timeline) : timeline)
}
