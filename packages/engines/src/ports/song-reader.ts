import type { SongFeatures, SongSection } from '@fablecut/domain/song/song-features'
import type { LyricLine, TimedLyricLine } from '@fablecut/domain/song/lyrics'
import type { Viseme } from './options.ts'

/** Analyses songs. */
export type SongReader = {
  readonly engine: string
  /**
   * `audio`: a file that ffmpeg opens. `known`: what the maker of the song knows; it stands, the rest is heard.
   * Rejects with EngineRefusal `not_a_sound` for other bytes and `silent` where nothing is heard.
   */
  readSong(audio: Uint8Array, known: KnownSong | null, signal?: AbortSignal): Promise<SongAnalysis>
  /** When the words of a song are sung: by their own times where they have some, else by the sound. A line without letters is left out. */
  timeLyrics(request: TimeLyricsRequest, signal?: AbortSignal): Promise<readonly TimedLyricLine[]>
}

export type KnownSong = {
  readonly tempoBpm: number
  readonly beatsSeconds: readonly number[]
  readonly sections: readonly SongSection[]
  /** False for an instrumental: nobody is ever heard singing in it. */
  readonly hasVoice: boolean
}

export type SongAnalysis = {
  readonly reading: SongFeatures
  /** Shapes of the mouth of who sings the song, in order; closed where none is. Empty for an instrumental. */
  readonly visemes: readonly Viseme[]
  /** Words written in the file's own tags; null without. */
  readonly taggedLyrics: string | null
}

export type TimeLyricsRequest = { readonly audio: Uint8Array; readonly lines: readonly LyricLine[]; readonly reading: SongFeatures }
