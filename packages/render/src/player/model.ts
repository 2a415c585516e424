import type { NoiseReduction } from '@fablecut/domain/timeline/model'

/** Resolves the file of an asset, or that of its sound with less noise; null if it is missing, then its items are not shown. */
export type SourceOf = (assetId: string, noiseReduction?: NoiseReduction) => MediaUrl | null
export type MediaUrl = { readonly url: string; readonly kind: 'video' | 'image' | 'audio' }

/** Why a file cannot be played: it could not be fetched in four attempts, or the browser cannot decode it. */
export type FailureReason = 'unreachable' | 'undecodable'

/** A media error with its asset and item, for the log and the error tile. */
export type MediaFailure = {
  readonly assetId: string
  readonly itemId: string
  readonly url: string
  readonly reason: FailureReason
  readonly cause: unknown
}

/** Resolves when the fonts for a text are loaded; text drawn before uses fallback fonts. */
export type LoadFonts = (text: string, family: string, weight: number) => Promise<void>

export type PlayerEvents = {
  /** The playhead in frames; called once per frame while playing. */
  onFrame(frame: number): void
  /** Playback reached the end and stopped. */
  onEnded(): void
  /** Whether the player is waiting for media. */
  onLoading(isLoading: boolean): void
  /** The failed media of the current frame; null if there is none. */
  onFailure(failure: MediaFailure | null): void
}

export type Canvas2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
