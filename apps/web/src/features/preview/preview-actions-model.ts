import { isPlayable } from '@fablecut/domain/story/status-rules'
import type { StoryCardData } from '../../story-data/story-lists.ts'

export type PreviewAction = 'edit' | 'share' | 'download' | 'remix' | 'reuse' | 'delete'

export type Viewing = {
  readonly card: Pick<StoryCardData, 'status' | 'is_template' | 'category_id' | 'created_by_user_id'>
  /** Null for a visitor. */
  readonly viewerId: string | null
  readonly place: 'own' | 'community'
  /** Also while the popup's own export runs. */
  readonly canShare: boolean
}

/** What a viewer can do with a story from its preview. */
export function actionsOf({ card, viewerId, place, canShare }: Viewing): readonly PreviewAction[] {
  const isOwner = card.created_by_user_id === viewerId
  const hasForm = card.category_id !== 'create_from_scratch'
  const mayDelete = place === 'own' && (isOwner || card.is_template)
  const remove: readonly PreviewAction[] = mayDelete ? ['delete'] : []
  if (card.is_template) return ['edit', ...(hasForm ? (['remix'] as const) : []), ...remove]
  if (!isPlayable(card.status)) return canShare ? ['share', 'download', ...remove] : remove
  const again: readonly PreviewAction[] = hasForm ? [isOwner ? 'reuse' : 'remix'] : []
  return [...(isOwner ? (['edit'] as const) : []), ...(canShare ? (['share'] as const) : []), 'download', ...again, ...remove]
}
