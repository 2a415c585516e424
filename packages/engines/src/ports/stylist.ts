import type { StyleValue } from '@fablecut/domain/story/style'

/** Chooses a visual style. */
export type Stylist = {
  readonly engine: string
  /** For a style described in words, e.g. `neon rain at night`. Always an answer; the same words always give the same one. */
  styleOfWords(words: string, signal?: AbortSignal): Promise<StyleValue>
  /** The look nearest to a picture file. Rejects with EngineRefusal for no picture. */
  styleOfPicture(picture: Uint8Array, signal?: AbortSignal): Promise<StyleValue>
  /** For a song. */
  styleOfSong(song: SongTraits, signal?: AbortSignal): Promise<StyleValue>
}

/** `energy`: mean loudness against the loudest moment, 0 to 1. */
export type SongTraits = {
  readonly genre?: string
  readonly mood?: string
  readonly tempoBpm: number | null
  readonly energy: number
  readonly seed: number
}
