/** A line of lyrics, with its times if the text has time stamps, e.g. `[00:12.50] ...`. */
export type LyricLine = { readonly text: string; readonly startSeconds?: number; readonly endSeconds?: number }

/** A line of lyrics with the times of its words, in seconds from the song's start. */
export type TimedLyricLine = {
  readonly text: string
  readonly words: readonly { readonly text: string; readonly startSeconds: number; readonly endSeconds: number }[]
}

/** Maximum length of lyrics, in characters. */
export const MAX_LYRICS_CHARACTERS = 10_000
