import type { SongFeatures, SongSection } from '@fablecut/domain/song/song-features'
import type { LyricLine, TimedLyricLine } from '@fablecut/domain/song/lyrics'
import type { Viseme } from './options.ts'

/** Analyses songs. */
export type SongReader = {
  readonly engine: string
  /**
   * `audio`: an audio file that ffmpeg can decode. `known`: metadata from the composer, used as given; the rest is measured.
   * Rejects with EngineRefusal `not_a_sound` for other bytes and `silent` if the audio is silent.
   */
  analyzeSong(audio: Uint8Array, known: KnownSong | null, signal?: AbortSignal): Promise<SongAnalysis>
  /** Times the lyrics: from their own timestamps if present, else by alignment to the audio. Lines without letters are omitted. */
  timeLyrics(request: TimeLyricsRequest, signal?: AbortSignal): Promise<readonly TimedLyricLine[]>
}

export type KnownSong = {
  readonly tempoBpm: number
  readonly beatsSeconds: readonly number[]
  readonly sections: readonly SongSection[]
  /** False for an instrumental; voice detection is skipped then. */
  readonly hasVoice: boolean
}

export type SongAnalysis = {
  readonly reading: SongFeatures
  /** Visemes of the singer, in order; the mouth is closed between them. Empty for an instrumental. */
  readonly visemes: readonly Viseme[]
  /** Lyrics from the file's metadata tags; null if absent. */
  readonly taggedLyrics: string | null
}

export type TimeLyricsRequest = { readonly audio: Uint8Array; readonly lines: readonly LyricLine[]; readonly reading: SongFeatures }
