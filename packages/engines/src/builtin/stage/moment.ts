import type { Viseme } from '../../ports/options.ts'
import type { SpeechWindow } from './acting.ts'

/** Parameters of one frame. Times in seconds from the clip's start. */
export type Moment = {
  readonly seconds: number
  readonly duration: number
  readonly speech: readonly SpeechWindow[]
  readonly index: number
  /** Mouth shapes of what is heard, in order. Absent: mouths follow `speech`. */
  readonly visemes?: readonly Viseme[]
  /** Beats of the music, ascending. */
  readonly beats?: readonly number[]
}
