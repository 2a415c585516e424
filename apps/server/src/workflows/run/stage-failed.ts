import type { SoundKind } from '@fablecut/domain/story/models/sound-maker'
import type { Phase } from '@fablecut/domain/story/status'

/** A failed phase; the run ends in `failed:<phase>`. `message` is user-facing. */
export class StageFailed extends Error {
  readonly phase: Phase

  /** The sound whose provider is unavailable, so that its creator may choose another one; undefined for other failures. */
  readonly sound: SoundKind | undefined

  constructor(phase: Phase, message: string, sound?: SoundKind) {
    super(message)
    this.name = 'StageFailed'
    this.phase = phase
    this.sound = sound
  }
}

/** Also recognises the error after a restart, when DBOS restores it without its class. */
export const isStageFailure = (error: unknown): error is StageFailed =>
  error instanceof StageFailed || (error instanceof Error && error.name === 'StageFailed' && 'phase' in error)
