import type { WireStory } from '@fablecut/contracts/wire/story'
import { emptyTimeline } from './stored-timeline.ts'

/**
 * What everybody may know of an open story: what was looked at before they see it, which is its film. Its shots and its timeline, with the names of its files
 * and what is being changed just now, are for its creator and their team. Source: HD-49, HD-64.
 */
export const openPartOf = (story: WireStory): WireStory => ({
  ...story,
  storyboard: { ...story.storyboard, shots: [], shots_map: {} },
  video_editor_timeline: emptyTimeline(story.metadata.fps),
})
