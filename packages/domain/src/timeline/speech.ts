import type { CaptionWord } from './model.ts'

/** Speech of a shot, in frames relative to the start of its audio. */
export type Speech = {
  readonly durationFrames: number
  /** Empty when word timing is unknown. */
  readonly words: readonly CaptionWord[]
}

type SecondsSpeech = {
  readonly durationSeconds: number
  readonly words: readonly { readonly text: string; readonly startSeconds: number; readonly endSeconds: number }[]
}

/** Converts speech timing from seconds to frames. The duration is rounded up; every word lasts at least one frame. */
export function speechInFrames({ durationSeconds, words }: SecondsSpeech, fps: number): Speech {
  return {
    durationFrames: Math.max(1, Math.ceil(durationSeconds * fps)),
    words: words.map(({ text, startSeconds, endSeconds }) => {
      const startTimeInFrames = Math.round(startSeconds * fps)
      return { text, startTimeInFrames, durationInFrames: Math.max(1, Math.round(endSeconds * fps) - startTimeInFrames) }
    }),
  }
}
