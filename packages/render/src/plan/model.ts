import type { ResolvedCaptionStyle } from './caption-style.ts'
import type { SpokenWords } from './spoken-words.ts'

/** What is made: even pixel sizes, at least 2; `fps` is the story's. */
export type Output = { readonly width: number; readonly height: number; readonly fps: number }

/** The logo burnt into an export; the editor's preview passes `enabled: false` (E-036). `type` is `logo`. */
export type WatermarkOption = { readonly enabled: boolean; readonly type: string }

export type Visual =
  | {
      readonly kind: 'video'
      readonly assetId: string
      /** In and out point in source time, counted at the project's fps; past the out point the last frame is held (ED-49). */
      readonly sourceStartFrame: number
      readonly sourceEndFrame: number
      readonly speed: number
    }
  | { readonly kind: 'image'; readonly assetId: string }
  /** A shot that could not be made: a tile with its text. */
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'logo'; readonly type: string }
  /** Intro or outro of the branded template; exports only. */
  | { readonly kind: 'bookend'; readonly tagline: string }
  /** Black. */
  | { readonly kind: 'empty' }

/** A picture over `[startFrame, endFrame)`. Fades are already clamped to half the span (ED-15). */
export type VisualSpan = {
  /** Absent where no item is. */
  readonly itemId?: string
  readonly startFrame: number
  readonly endFrame: number
  readonly picture: Visual
  readonly fadeInFrames: number
  readonly fadeOutFrames: number
}

export type CaptionSpan = {
  readonly itemId: string
  readonly startFrame: number
  readonly endFrame: number
  readonly text: string
  readonly style: ResolvedCaptionStyle
  /** Where the style lights words and their times are known. */
  readonly spoken?: SpokenWords
}

export type AudioKind = 'music' | 'voiceover' | 'video'

export type AudioSpan = {
  readonly itemId: string
  readonly assetId: string
  readonly kind: AudioKind
  readonly startFrame: number
  readonly endFrame: number
  readonly sourceStartFrame: number
  readonly sourceEndFrame: number
  /** The pitch is kept. */
  readonly speed: number
  /** 0 to 1, linear. */
  readonly volume: number
  readonly fadeInFrames: number
  readonly fadeOutFrames: number
}

/** Linear gain at a frame; between two points it runs straight. */
export type GainPoint = { readonly frame: number; readonly gain: number }

export type PlanWarning = { readonly code: 'missing-asset'; readonly itemId: string; readonly assetId: string }

/** All pictures and sounds by frame. Export and player both execute it, so that they agree. */
export type RenderPlan = {
  readonly output: Output
  /** The latest end of any item, at least 1 (ED-51); no gap is added (ED-75). */
  readonly totalFrames: number
  /** One per primary item and one black one per empty space: they cover `[0, totalFrames)` without overlap. */
  readonly segments: readonly VisualSpan[]
  /** Upper video tracks in drawing order, lowest first (ED-10). */
  readonly layers: readonly VisualSpan[]
  /** Over all pictures, in drawing order (ED-19). */
  readonly captions: readonly CaptionSpan[]
  /** Above all. */
  readonly watermark: { readonly type: string } | null
  readonly sounds: readonly AudioSpan[]
  /** How far music steps back under speech; applies to every sound of kind `music`. */
  readonly musicGain: readonly GainPoint[]
  /** Items left out because their media is gone (ED-83). */
  readonly warnings: readonly PlanWarning[]
}
