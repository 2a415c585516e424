/** A part of a song, e.g. `verse`. */
export const SONG_SECTIONS = ['intro', 'verse', 'chorus', 'bridge', 'outro'] as const
export type SongSectionName = (typeof SONG_SECTIONS)[number]
export type SongSection = { readonly name: SongSectionName; readonly startSeconds: number; readonly endSeconds: number }

/** Seconds that one value of `energy` and `voice` stands for. */
export const READING_STEP_SECONDS = 0.1

/** What is known of a song's sound. Times are seconds from its start. */
export type SongReading = {
  readonly durationSeconds: number
  /** Null where no steady beat is heard. */
  readonly tempoBpm: number | null
  /** Empty where no steady beat is heard. */
  readonly beatsSeconds: readonly number[]
  /** The first beat of every bar; a part of `beatsSeconds`. */
  readonly barsSeconds: readonly number[]
  /** In order and without gaps, from 0 to the song's end; at least one. */
  readonly sections: readonly SongSection[]
  /** Loudness of each step against the song's loudest, 0 to 1. */
  readonly energy: readonly number[]
  /** How strongly a voice, or what leads in its place, is heard in each step, 0 to 1. */
  readonly voice: readonly number[]
}
