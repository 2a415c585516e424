import { fromWirePreviewFacts } from '@fablecut/contracts/wire/preview-facts'
import { canEditPreview } from '@fablecut/domain/story/preview-state'
import { isFailed, isInProgress, isPlayable } from '@fablecut/domain/story/status-rules'
import type { StoryCardData } from '../../story-data/story-lists.ts'

type Standing = Pick<StoryCardData, 'status' | 'is_template' | 'is_preview' | 'paused_at' | 'resumed_at'>

/** Whether a card can be previewed; previous and next skip others. */
export const canPreview = (card: Standing): boolean =>
  card.is_template || isPlayable(card.status) || (isInProgress(card.status) && !canEditPreview(fromWirePreviewFacts(card)))

/** What the stage shows. `making`: there is no video yet and one is being generated. */
export type Stage = 'film' | 'making' | 'failed' | 'empty'

export function stageOf({ status, last_export_url }: Pick<StoryCardData, 'status' | 'last_export_url'>): Stage {
  if (isFailed(status)) return 'failed'
  if (last_export_url !== null) return 'film'
  return isInProgress(status) ? 'making' : 'empty'
}

export type Neighbours = { readonly previous: string | null; readonly next: string | null }

/** Ids of the previous and next previewable cards; null where there is none. */
export function neighboursOf(cards: readonly (Standing & { readonly id: string })[], storyId: string | null): Neighbours {
  const at = cards.findIndex((card) => card.id === storyId)
  if (at === -1) return { previous: null, next: null }
  return {
    previous: cards.slice(0, at).findLast(canPreview)?.id ?? null,
    next: cards.slice(at + 1).find(canPreview)?.id ?? null,
  }
}
