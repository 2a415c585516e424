import type { SongSection } from '@fablecut/domain/song/reading'
import type { MusicMood } from './writer.ts'

/** Makes music. */
export type Composer = {
  readonly engine: string
  compose(request: ComposeRequest, signal?: AbortSignal): Promise<Song>
}

export type ComposeRequest = {
  readonly mood: MusicMood
  readonly durationSeconds: number
  readonly seed: number
  /** A song of the built-in library by its id: its genre, harmony and tune in the length asked for. `mood` and `seed` then do not matter. */
  readonly songId?: string
  /**
   * The song lies under a narrator: no tune while verses go on, a slow one elsewhere, the band never at full force, less sound between 1 and 4 kHz.
   * Default: true for a mood, false for a song of the library.
   */
  readonly underVoice?: boolean
}

export type Song = {
  /** 48 kHz stereo WAV of the length asked for, with an ending of its own. */
  readonly audio: Uint8Array
  readonly mediaType: 'audio/wav'
  readonly name: string
  readonly genre: string
  readonly mood: string
  readonly tempoBpm: number
  /** Beats in seconds from the start. */
  readonly beatsSeconds: readonly number[]
  readonly sections: readonly SongSection[]
  readonly durationSeconds: number
}
