import type { TimedLyricLine } from './lyrics.ts'
import type { SongFeatures, SongSection } from './song-features.ts'

/** What can be cut to in a song: beats, sections and words. Times are seconds from the start of its file. */
export type SongBeats = Pick<SongFeatures, 'tempoBpm' | 'beatsSeconds' | 'barsSeconds'> & {
  readonly sections: readonly SongSection[]
  /** Empty for a song without known lyrics. */
  readonly words: readonly SongWord[]
}

type SongWord = TimedLyricLine['words'][number]

/** Of a file without music. */
export const NO_BEATS: SongBeats = { tempoBpm: null, beatsSeconds: [], barsSeconds: [], sections: [], words: [] }

export const songBeatsOf = (
  { tempoBpm, beatsSeconds, barsSeconds, sections }: SongFeatures,
  lines: readonly TimedLyricLine[],
): SongBeats => ({
  tempoBpm,
  beatsSeconds,
  barsSeconds,
  sections,
  words: lines.flatMap(({ words }) => words),
})
