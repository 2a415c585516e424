import type { PreviewFacts } from '@fablecut/domain/story/preview-state'
import type { WireStory } from './story.ts'

type WirePreviewFacts = Pick<WireStory, 'status' | 'is_preview' | 'paused_at' | 'resumed_at'>

/** What the state of a preview depends on. */
export const fromWirePreviewFacts = (story: WirePreviewFacts): PreviewFacts => ({
  status: story.status,
  isPreview: story.is_preview,
  pausedAt: story.paused_at,
  resumedAt: story.resumed_at,
})
