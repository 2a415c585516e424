import type { StyleValue } from '@fablecut/domain/story/style'

/** Chooses a visual style. */
export type Stylist = {
  readonly engine: string
  /** The style nearest to a description, e.g. `neon rain at night`. Deterministic; never rejects. */
  styleFromText(description: string, signal?: AbortSignal): Promise<StyleValue>
  /** The style nearest to an encoded image. Rejects with EngineRefusal for bytes that are no image. */
  styleFromImage(image: Uint8Array, signal?: AbortSignal): Promise<StyleValue>
  /** A style that fits a song. */
  styleFromSong(song: SongTraits, signal?: AbortSignal): Promise<StyleValue>
}

/** `energy`: mean loudness relative to the loudest moment, 0 to 1. `tempoBpm`: null if unknown. */
export type SongTraits = {
  readonly genre?: string
  readonly mood?: string
  readonly tempoBpm: number | null
  readonly energy: number
  readonly seed: number
}
