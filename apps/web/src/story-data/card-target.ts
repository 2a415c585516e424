import { isInProgress, isPlayable } from '@fablecut/domain/story/status-rules'
import type { EditorView } from './tabs/editor-tab.ts'
import type { StoryCardData } from './story-lists.ts'

/** Opens the editor in a new tab; `openedFrom` is reported to analytics. */
export type EditorTarget = {
  readonly to: 'editor'
  readonly view?: EditorView
  readonly openedFrom: 'story_card' | 'story_card_list'
}

/** Target of a click on a card of an own list. */
export type CardTarget = { readonly to: 'preview' } | { readonly to: 'detail' } | EditorTarget

export type CardFacts = Pick<StoryCardData, 'status' | 'is_template' | 'is_preview' | 'resumed_at' | 'has_timeline_items'>

const PREVIEW = { to: 'preview' } as const
const DETAIL = { to: 'detail' } as const
const EDITOR: EditorTarget = { to: 'editor', openedFrom: 'story_card' }
const STORYBOARD: EditorTarget = { to: 'editor', view: 'list', openedFrom: 'story_card_list' }

/** Target of a card: the first matching rule. Team-mates get the story's page instead of the editor. */
export function cardTarget(card: CardFacts, isCreator: boolean): CardTarget {
  const target = creatorTarget(card)
  return target.to === 'editor' && !isCreator ? DETAIL : target
}

function creatorTarget(card: CardFacts): CardTarget {
  if (card.is_template) return PREVIEW
  if (isStoryboard(card)) return STORYBOARD
  if (isPlayable(card.status) || isInProgress(card.status)) return PREVIEW
  if (card.status === 'draft') return card.has_timeline_items ? STORYBOARD : EDITOR
  return card.status === 'paused' && card.has_timeline_items ? STORYBOARD : DETAIL
}

/** A preview without videos yet is edited as a storyboard. */
const isStoryboard = ({ is_preview, resumed_at, status }: CardFacts): boolean =>
  is_preview && resumed_at === null && !status.startsWith('failed')

/** Target of a card's Edit action; null when it can't be edited. */
export function editTarget(card: CardFacts): EditorTarget | null {
  if (isPlayable(card.status)) return EDITOR
  const target = creatorTarget(card)
  return target.to === 'editor' ? { ...target, openedFrom: 'story_card' } : null
}

/** Target of Open Editor for a failed story: failed shots are repaired in the storyboard view. */
export function failedTarget(status: StoryCardData['status']): EditorTarget {
  const isOfShots = status === 'failed:generating_images' || status === 'failed:generating_videos'
  return isOfShots ? { ...EDITOR, view: 'list' } : EDITOR
}
