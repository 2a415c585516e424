import type { StoryStatus } from './status.ts'

export type PreviewFacts = {
  readonly status: StoryStatus
  readonly is_preview: boolean
  readonly paused_at: string | null
  readonly resumed_at: string | null
}
export type PreviewState = 'paused' | 'resumed' | 'in_preview' | 'none'

/** Where a preview is; the first that fits. Source: C-216, CD-89. */
export function previewState(story: PreviewFacts): PreviewState {
  if (story.status === 'paused') return 'paused'
  if (story.resumed_at !== null) return 'resumed'
  return story.is_preview && story.paused_at === null ? 'in_preview' : 'none'
}

/** A preview is edited while it is made and while it is paused. Source: C-217. */
export function canEditPreview(story: PreviewFacts): boolean {
  const state = previewState(story)
  return state === 'in_preview' || state === 'paused'
}
