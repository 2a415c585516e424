/** Where an asset's file is; null: it is gone, and what needs it is not shown. */
export type SourceOf = (assetId: string) => MediaUrl | null
export type MediaUrl = { readonly url: string; readonly kind: 'video' | 'image' | 'audio' }

/** Why a file is not shown or heard: it could not be fetched in four tries, or this browser has no decoder for it. */
export type FailureReason = 'unreachable' | 'undecodable'

/** Names both the asset and the item, for the log and for the tile over the picture. */
export type MediaFailure = {
  readonly assetId: string
  readonly itemId: string
  readonly url: string
  readonly reason: FailureReason
  readonly cause: unknown
}

/** Waits until a text can be drawn in these faces; drawing before would use others. */
export type LoadFonts = (text: string, family: string, weight: number) => Promise<void>

export type PlayerEvents = {
  /** The playhead while playing, in frames; once for each frame that passes. */
  onFrame(frame: number): void
  /** The last frame was shown; the player has stopped. */
  onEnded(): void
  /** Whether what is to be seen is being waited for. */
  onLoading(isLoading: boolean): void
  /** What cannot be shown at the current frame; null when all can. */
  onFailure(failure: MediaFailure | null): void
}

export type Canvas2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
