import type { CaptionWord } from './model.ts'

/** What is said in a shot, in frames from the start of its sound. */
export type Speech = {
  readonly durationFrames: number
  /** Empty when the times of the words are not known. */
  readonly words: readonly CaptionWord[]
}

type SecondsSpeech = {
  readonly durationSeconds: number
  readonly words: readonly { readonly text: string; readonly startSeconds: number; readonly endSeconds: number }[]
}

/** A narrator's answer in whole frames; the last started frame counts, and every word has at least one. */
export function speechInFrames({ durationSeconds, words }: SecondsSpeech, fps: number): Speech {
  return {
    durationFrames: Math.max(1, Math.ceil(durationSeconds * fps)),
    words: words.map(({ text, startSeconds, endSeconds }) => {
      const startTimeInFrames = Math.round(startSeconds * fps)
      return { text, startTimeInFrames, durationInFrames: Math.max(1, Math.round(endSeconds * fps) - startTimeInFrames) }
    }),
  }
}
