import type { Phase } from '@fablecut/domain/story/status'

/** A stage that can't be finished; the run ends in `failed:<phase>`. `message` may be read by people. */
export class StageFailed extends Error {
  readonly phase: Phase

  constructor(phase: Phase, message: string) {
    super(message)
    this.name = 'StageFailed'
    this.phase = phase
  }
}

/** Also after a restart, when the error comes back from a step's record without its class. */
export const isStageFailure = (error: unknown): error is StageFailed =>
  error instanceof StageFailed || (error instanceof Error && error.name === 'StageFailed' && 'phase' in error)
