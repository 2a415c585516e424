import type { MusicMood } from './writer.ts'

/** Makes music. */
export type Composer = {
  readonly engine: string
  compose(request: ComposeRequest, signal?: AbortSignal): Promise<Song>
}

export type ComposeRequest = { readonly mood: MusicMood; readonly durationSeconds: number; readonly seed: number }

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
  readonly durationSeconds: number
}
