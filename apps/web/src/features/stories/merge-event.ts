import type { api } from '../../api/client.ts'
import type { StoryCardData, StoryData } from '../../story/story-lists.ts'

type Events = Awaited<ReturnType<typeof api.workflow.statusStreamOfMany>>
export type RunEvent = Events extends AsyncIterable<infer E> ? E : never

/** A run leaves the stream with these. Source: C-221. */
export const isLastEvent = (status: string): boolean => status === 'completed' || status.startsWith('failed')

/** The picture a card shows: thumbnail of the export, else the first visible shot's picture; null when there is neither yet. Source: HD-24. */
function pictureOf(story: NonNullable<RunEvent['story']>): string | null {
  if (story.last_export_thumbnail_url) return story.last_export_thumbnail_url
  const shots = story.storyboard.shots.map((id) => story.storyboard.shots_map[id])
  return shots.find((shot) => shot && !shot.is_hidden && shot.active_image_url)?.active_image_url ?? null
}

/** The card after an event of its run; untouched fields stay. Source: H-150, H-151. */
export function mergeIntoCard(card: StoryCardData, event: RunEvent): StoryCardData {
  if (card.workflow_run_id !== event.workflowRunId) return card
  if (!event.story) return { ...card, status: event.status, status_message: event.error ?? card.status_message }
  const { storyboard: _storyboard, video_editor_timeline: _timeline, ...fields } = event.story
  return { ...card, ...fields, card_image_url: pictureOf(event.story) ?? card.card_image_url }
}

/** The story after an event of its run. */
export function mergeIntoStory(story: StoryData, event: RunEvent): StoryData {
  if (story.workflow_run_id !== event.workflowRunId) return story
  return event.story ?? { ...story, status: event.status, status_message: event.error ?? story.status_message }
}
