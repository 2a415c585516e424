import { isInProgress } from '@fablecut/domain/story/status-rules'
import { progressStep } from '@fablecut/domain/story/progress'
import type { Phase } from '@fablecut/domain/story/status'
import { statusTexts } from '../../../texts/story-status.ts'
import { storyTexts } from '../../../texts/stories.ts'
import type { StoryCardData } from '../../../story-data/story-lists.ts'

const texts = storyTexts.card

/** Progress of a story on a card; `percent` of the current stage. */
export type ProcessingView = {
  readonly stage: string
  readonly percent: number
  readonly count: string | null
  readonly next: string
}

/** Measured progress; null for a story that is not being generated. */
export function processingView({ status, progress }: Pick<StoryCardData, 'status' | 'progress'>): ProcessingView | null {
  if (!isInProgress(status)) return null
  const step = progressStep(status)
  const phase = status.split(':')[1] as Phase | undefined
  const counted = progress && progress.stage === status && progress.total > 0 ? progress : null
  return {
    stage: statusTexts.steps[step - 1] ?? statusTexts.processing,
    percent: counted ? Math.floor((100 * Math.min(counted.done, counted.total)) / counted.total) : 0,
    count: counted ? texts.count(counted.done, counted.total) : null,
    next: phase ? texts.step(step, texts.stages[phase]) : texts.waiting,
  }
}

/** View model of a re-export: the estimated percent of the share popup. `isSaved`: this tab downloads the video at its end. */
export const exportView = (percent: number, isSaved: boolean): ProcessingView => ({
  stage: texts.exporting,
  percent,
  count: `${percent}%`,
  next: isSaved ? texts.savedAtEnd : texts.exportingFilm,
})

/** Runs to follow: those of stories in progress. */
export const runsOf = (cards: readonly Pick<StoryCardData, 'status' | 'workflow_run_id'>[]): string[] =>
  cards.flatMap((card) => (isInProgress(card.status) && card.workflow_run_id ? [card.workflow_run_id] : []))
