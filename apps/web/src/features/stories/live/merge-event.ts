import type { api } from '../../../api/client.ts'
import { cardOfStory } from '../../../story-data/card-of-story.ts'
import type { StoryCardData, StoryData } from '../../../story-data/story-lists.ts'

type Events = Awaited<ReturnType<typeof api.workflow.statusStreamOfMany>>
export type RunEvent = Events extends AsyncIterable<infer E> ? E : never

/** Statuses after which a run leaves the stream. */
export const isLastEvent = (status: string): boolean => status === 'completed' || status.startsWith('failed')

/** The card after an event of its run; untouched fields stay. */
export function mergeIntoCard(card: StoryCardData, event: RunEvent): StoryCardData {
  if (card.workflow_run_id !== event.workflowRunId) return card
  if (!event.story) return { ...card, status: event.status, status_message: event.error ?? card.status_message }
  const updated = cardOfStory(event.story)
  return { ...card, ...updated, card_image_url: updated.card_image_url ?? card.card_image_url }
}

/** The story after an event of its run. */
export function mergeIntoStory(story: StoryData, event: RunEvent): StoryData {
  if (story.workflow_run_id !== event.workflowRunId) return story
  return event.story ?? { ...story, status: event.status, status_message: event.error ?? story.status_message }
}
