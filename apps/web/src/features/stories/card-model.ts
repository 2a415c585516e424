import { isInProgress, isPlayable } from '@fablecut/domain/story/status-rules'
import { progressStep } from '@fablecut/domain/story/progress'
import type { Phase } from '@fablecut/domain/story/status'
import type { EditorView } from '../../scratch/editor-tab.ts'
import { statusTexts } from '../../texts/story-status.ts'
import { storyTexts } from '../../texts/stories.ts'
import type { StoryCardData } from '../../story/story-lists.ts'

const texts = storyTexts.card

/** What a card shows while its story is made: counted, never simulated. `percent` is of the current stage. */
export type ProcessingView = {
  readonly stage: string
  readonly percent: number
  readonly count: string | null
  readonly next: string
}

/** Null for a story that is not being made. */
export function processingView({ status, progress }: Pick<StoryCardData, 'status' | 'progress'>): ProcessingView | null {
  if (!isInProgress(status)) return null
  const step = progressStep(status)
  const phase = status.split(':')[1] as Phase | undefined
  const counted = progress && progress.stage === status && progress.total > 0 ? progress : null
  return {
    stage: statusTexts.steps[step - 1] ?? statusTexts.processing,
    percent: counted ? Math.floor((100 * Math.min(counted.done, counted.total)) / counted.total) : 0,
    count: counted ? texts.count(counted.done, counted.total) : null,
    next: phase ? texts.step(step, texts.doing[phase]) : texts.waiting,
  }
}

/** Where a click on a card leads; `editor` opens a tab of its own. Source: HD-27. */
export type CardTarget =
  | { readonly to: 'preview' }
  | { readonly to: 'progress'; readonly runId: string }
  | { readonly to: 'detail' }
  | EditorTarget
export type EditorTarget = {
  readonly to: 'editor'
  readonly view?: EditorView
  readonly openedFrom: 'story_card' | 'story_card_list'
}

type CardFacts = Pick<StoryCardData, 'status' | 'workflow_run_id' | 'last_export_url' | 'is_preview' | 'resumed_at'>

export function cardTarget(card: CardFacts): CardTarget {
  if (isListed(card)) return { to: 'editor', view: 'list', openedFrom: 'story_card_list' }
  if (isPlayable(card.status)) return card.last_export_url ? { to: 'preview' } : { to: 'detail' }
  if (isInProgress(card.status)) return card.workflow_run_id ? { to: 'progress', runId: card.workflow_run_id } : { to: 'detail' }
  return card.status === 'draft' ? { to: 'editor', openedFrom: 'story_card' } : { to: 'detail' }
}

/** A preview that has not become a film yet is edited as a storyboard. Source: HD-28. */
const isListed = ({ is_preview, resumed_at, status }: CardFacts): boolean =>
  is_preview && resumed_at === null && !status.startsWith('failed')

/** Runs to follow: those of stories that are being made. */
export const runsOf = (cards: readonly Pick<StoryCardData, 'status' | 'workflow_run_id'>[]): string[] =>
  cards.flatMap((card) => (isInProgress(card.status) && card.workflow_run_id ? [card.workflow_run_id] : []))
