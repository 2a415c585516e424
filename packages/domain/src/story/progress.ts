import type { StoryStatus } from './status.ts'

/** 1 `Creating Story Script`, 2 `Creating Images`, 3 `Creating Videos`. */
export type ProgressStep = 1 | 2 | 3
export type StepState = 'pending' | 'active' | 'done' | 'failed'
export type Progress = {
  readonly step: ProgressStep
  readonly isFailed: boolean
  readonly states: readonly [StepState, StepState, StepState]
}

/** The step of a status; a failure has the step of its phase, `failed` alone the first. */
export function progressStep(status: StoryStatus): ProgressStep {
  if (status === 'paused') return 2
  if (status === 'completed') return 3
  const phase = status.split(':')[1]
  if (phase === undefined || phase === 'creating_story' || phase === 'generating_storyboard') return 1
  return phase === 'generating_images' ? 2 : 3
}

/** State of the three steps; those of a draft have not started. */
export function progressOf(status: StoryStatus): Progress {
  const step = progressStep(status)
  const isFailed = status.startsWith('failed')
  const state = (of: number): StepState => {
    if (status === 'completed' || of < step) return 'done'
    if (status === 'draft' || of > step) return 'pending'
    return isFailed ? 'failed' : 'active'
  }
  return { step, isFailed, states: [state(1), state(2), state(3)] }
}
