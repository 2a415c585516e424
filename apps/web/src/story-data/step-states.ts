import type { WireStory } from '@fablecut/contracts/wire/story'
import { progressOf, progressStep, type ProgressStep, type StepState } from '@fablecut/domain/story/progress'
import type { StoryStatus } from '@fablecut/domain/story/status'
import { statusTexts } from '../texts/story-status.ts'

/** `stopped`: the step at which a run was cancelled. */
export type DisplayedStepState = StepState | 'stopped'
type Standing = Pick<WireStory, 'status' | 'progress' | 'status_message'>

/** Whether the story's last run was cancelled. */
export const isCanceled = ({ status, status_message }: Pick<Standing, 'status' | 'status_message'>): boolean =>
  status.startsWith('failed') && status_message === statusTexts.canceled

/** Display states of the three steps, for paused previews and cancelled runs too. */
export function stepStates(story: Standing): readonly DisplayedStepState[] {
  if (story.status === 'paused') return ['done', 'done', 'pending']
  if (!isCanceled(story)) return progressOf(story.status).states
  const reached = reachedStep(story)
  return ([1, 2, 3] as const).map((step) => (step < reached ? 'done' : step === reached ? 'stopped' : 'pending'))
}

/** The step of a stage whose time is counted; null if it has none. */
export const stepOfStage = (stage: string): ProgressStep | null =>
  stage === 'pending' || stage.startsWith('processing:') ? progressStep(stage as StoryStatus) : null

const reachedStep = ({ progress }: Standing): ProgressStep =>
  Object.keys(progress?.seconds_by_stage ?? {})
    .map((stage) => stepOfStage(stage) ?? 1)
    .reduce<ProgressStep>((last, step) => (step > last ? step : last), 1)
