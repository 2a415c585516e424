/** Section types of a song. */
export const SONG_SECTIONS = ['intro', 'verse', 'chorus', 'bridge', 'outro'] as const
export type SongSectionName = (typeof SONG_SECTIONS)[number]
export type SongSection = { readonly name: SongSectionName; readonly startSeconds: number; readonly endSeconds: number }

/** Seconds per value of `energy` and `voice`. */
export const ANALYSIS_STEP_SECONDS = 0.1

/** The musical features of a song. Times are seconds from its start. */
export type SongFeatures = {
  readonly durationSeconds: number
  /** Null without a steady beat. */
  readonly tempoBpm: number | null
  /** Empty without a steady beat. */
  readonly beatsSeconds: readonly number[]
  /** The first beat of every bar; a part of `beatsSeconds`. */
  readonly barsSeconds: readonly number[]
  /** In order and without gaps, from 0 to the song's end; at least one. */
  readonly sections: readonly SongSection[]
  /** Loudness of each step against the song's loudest, 0 to 1. */
  readonly energy: readonly number[]
  /** Strength of the voice, or of the lead instrument, in each step, 0 to 1. */
  readonly voice: readonly number[]
}
