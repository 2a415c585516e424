import type { WireStory } from '@fablecut/contracts/wire/story'
import { emptyTimeline } from '../editor/stored-timeline.ts'

/**
 * What everybody may know of an open story: what was looked at before they see it. Its hidden shots, and its timeline with the names of its files and what is
 * being cut just now, are for its creator and their team. Source: HD-49, HD-64.
 */
export function openPartOf(story: WireStory): WireStory {
  const shots = Object.entries(story.storyboard.shots_map).filter(([, shot]) => !shot.is_hidden)
  const shotsMap = Object.fromEntries(shots)
  return {
    ...story,
    storyboard: { ...story.storyboard, shots: story.storyboard.shots.filter((id) => id in shotsMap), shots_map: shotsMap },
    video_editor_timeline: emptyTimeline(story.metadata.fps),
  }
}
