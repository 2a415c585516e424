import type { Viseme } from '@fablecut/generation/ports/options'
import type { SpeechWindow } from './acting.ts'

/** Time-dependent inputs of one frame. Times in seconds from the clip's start; `index`: frame number. */
export type FrameTime = {
  readonly seconds: number
  readonly duration: number
  readonly speech: readonly SpeechWindow[]
  readonly index: number
  /** Visemes of the speech, ascending. Absent: mouths follow `speech`. */
  readonly visemes?: readonly Viseme[]
  /** Beats of the music, ascending. */
  readonly beats?: readonly number[]
  /** When the composition of the frame is seen. Default: the whole clip. */
  readonly shown?: { readonly startSeconds: number; readonly endSeconds: number }
}
