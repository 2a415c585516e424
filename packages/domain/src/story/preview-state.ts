import type { StoryStatus } from './status.ts'

export type PreviewFacts = {
  readonly status: StoryStatus
  readonly isPreview: boolean
  readonly pausedAt: string | null
  readonly resumedAt: string | null
}
export type PreviewState = 'paused' | 'resumed' | 'in_preview' | 'none'

/** State of a preview; the first matching rule wins. */
export function previewState(story: PreviewFacts): PreviewState {
  if (story.status === 'paused') return 'paused'
  if (story.resumedAt !== null) return 'resumed'
  return story.isPreview && story.pausedAt === null ? 'in_preview' : 'none'
}

/** A preview can be edited while it is generated and while it is paused. */
export function canEditPreview(story: PreviewFacts): boolean {
  const state = previewState(story)
  return state === 'in_preview' || state === 'paused'
}

/** A running preview has a storyboard to edit as soon as its images are generated. */
export const hasEditableStoryboard = (story: PreviewFacts): boolean =>
  previewState(story) === 'in_preview' && story.status === 'processing:generating_images'
