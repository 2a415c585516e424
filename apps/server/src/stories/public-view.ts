import type { WireStory, WireStoryCard } from '@fablecut/contracts/wire/story'
import { toWireTimeline } from '@fablecut/contracts/wire/timeline'
import { isInProgress } from '@fablecut/domain/story/status-rules'
import { publicInputs } from './public-inputs.ts'
import { emptyTimeline } from './stored-timeline.ts'

/**
 * A story for readers other than its creator and their team: without shots and timeline, which were not moderated, and without internal
 * inputs (HD-49, HD-64).
 */
export const publicView = (story: WireStory): WireStory => ({
  ...story,
  category_inputs: publicInputs(story.category_inputs),
  storyboard: { ...story.storyboard, shots: [], shots_map: {} },
  video_editor_timeline: toWireTimeline(emptyTimeline(story.metadata.fps)),
})

/** The same for a card; the run is included only while it is unfinished, for readers who follow it. */
export const publicCardView = (card: WireStoryCard): WireStoryCard => ({
  ...card,
  category_inputs: publicInputs(card.category_inputs),
  workflow_run_id: isInProgress(card.status) ? card.workflow_run_id : null,
})
