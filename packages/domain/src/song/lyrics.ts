/** A line of a song's words; its time is known where the text says so, e.g. `[00:12.50] ...`. */
export type LyricLine = { readonly text: string; readonly startSeconds?: number; readonly endSeconds?: number }

/** A line with the time of each of its words, in seconds from the song's start. */
export type SungLine = {
  readonly text: string
  readonly words: readonly { readonly text: string; readonly startSeconds: number; readonly endSeconds: number }[]
}

/** Longest lyrics that are taken, in characters. */
export const MAX_LYRICS_CHARACTERS = 10_000
