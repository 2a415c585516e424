import type { Phase } from '@fablecut/domain/story/status'

/** A failed phase; the run ends in `failed:<phase>`. `message` is user-facing. */
export class StageFailed extends Error {
  readonly phase: Phase

  constructor(phase: Phase, message: string) {
    super(message)
    this.name = 'StageFailed'
    this.phase = phase
  }
}

/** Also recognises the error after a restart, when DBOS restores it without its class. */
export const isStageFailure = (error: unknown): error is StageFailed =>
  error instanceof StageFailed || (error instanceof Error && error.name === 'StageFailed' && 'phase' in error)
