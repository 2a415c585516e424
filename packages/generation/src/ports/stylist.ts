import type { PictureBox } from '@fablecut/domain/timeline/edit/shape/reframe-picture'
import type { StyleValue } from '@fablecut/domain/story/style'

/** Chooses a visual style, and finds the subject of a picture. */
export type Stylist = {
  readonly engine: string
  /** The style nearest to a description, e.g. `neon rain at night`. Deterministic; never rejects. */
  styleFromText(description: string, signal?: AbortSignal): Promise<StyleValue>
  /** The style nearest to an encoded image. Rejects with EngineRefusal for bytes that are no image. */
  styleFromImage(image: Uint8Array, signal?: AbortSignal): Promise<StyleValue>
  /** The part of an encoded image that its subject takes up, in fractions of its sides; null without one. Rejects with EngineRefusal for bytes that are no image. */
  subjectOf(image: Uint8Array, signal?: AbortSignal): Promise<PictureBox | null>
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
