import type { ArcPassage } from '@fablecut/domain/story/shot-plan/film/story-arc'
import type { SongSection } from '@fablecut/domain/song/song-features'
import type { MusicMood } from './writer.ts'

/** Composes music. */
export type Composer = {
  readonly engine: string
  compose(request: ComposeRequest, signal?: AbortSignal): Promise<Song>
}

export type ComposeRequest = {
  readonly mood: MusicMood
  /** 1 to 900. */
  readonly durationSeconds: number
  readonly seed: number
  /** Id of a song of the built-in library, rendered in the requested duration; `mood` and `seed` are ignored then. */
  readonly songId?: string
  /**
   * Mix for use under a narrator: no melody in verses, a slow one elsewhere, lower dynamics, less energy between 1 and 4 kHz.
   * Default: true for a mood, false for a song of the library.
   */
  readonly underVoice?: boolean
  /** Passages of the story: intensity follows them. Not for songs of the library, which have their form. Default: the form of the genre. */
  readonly arc?: readonly ArcPassage[]
}

export type Song = {
  /** 48 kHz stereo WAV of the requested length, with a composed ending. */
  readonly audio: Uint8Array
  readonly mediaType: 'audio/wav'
  readonly name: string
  readonly genre: string
  readonly mood: string
  readonly tempoBpm: number
  /** Beat times in seconds from the start, ascending. */
  readonly beatsSeconds: readonly number[]
  readonly sections: readonly SongSection[]
  readonly durationSeconds: number
}
