import type { ResolvedCaptionStyle } from './caption-style.ts'
import type { SpokenWords } from './spoken-words.ts'

/** Output size in pixels (even, at least 2) and frame rate in frames per second (the story's). */
export type Output = { readonly width: number; readonly height: number; readonly fps: number }

/** The logo composited into an export; the editor's preview passes `enabled: false` (E-036). `type` is `logo`. */
export type WatermarkOption = { readonly enabled: boolean; readonly type: string }

export type Visual =
  | {
      readonly kind: 'video'
      readonly assetId: string
      /** In and out points in frames of the source at the project's fps; past the out point the last frame is held (ED-49). */
      readonly sourceStartFrame: number
      readonly sourceEndFrame: number
      readonly speed: number
    }
  | { readonly kind: 'image'; readonly assetId: string }
  /** Placeholder tile with a message, for a shot whose generation failed. */
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'logo'; readonly type: string }
  /** Intro or outro of the branded template; exports only. */
  | { readonly kind: 'bookend'; readonly tagline: string }
  /** Black. */
  | { readonly kind: 'empty' }

/** A visual over `[startFrame, endFrame)`. Fades are clamped to half the span (ED-15). */
export type VisualSpan = {
  /** Absent for gaps and bookends. */
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
  /** Word timing; present if the style highlights words and their times are known. */
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
  /** Playback rate; pitch is preserved. */
  readonly speed: number
  /** 0 to 1, linear. */
  readonly volume: number
  readonly fadeInFrames: number
  readonly fadeOutFrames: number
}

/** A point of a linearly interpolated gain envelope; `gain` is linear, 0 to 1. */
export type GainPoint = { readonly frame: number; readonly gain: number }

export type PlanWarning = { readonly code: 'missing-asset'; readonly itemId: string; readonly assetId: string }

/** All visuals, captions and audio of a film by frame. Export and player execute the same plan, so they match. */
export type RenderPlan = {
  readonly output: Output
  /** The latest end of any item, at least 1 (ED-51); no trailing gap is added (ED-75). */
  readonly totalFrames: number
  /** Primary track with gaps filled by black: covers `[0, totalFrames)` without overlap. */
  readonly segments: readonly VisualSpan[]
  /** Upper video tracks in drawing order, lowest first (ED-10). */
  readonly layers: readonly VisualSpan[]
  /** Drawn over all visuals, in this order (ED-19). */
  readonly captions: readonly CaptionSpan[]
  /** Drawn over everything. */
  readonly watermark: { readonly type: string } | null
  readonly sounds: readonly AudioSpan[]
  /** Ducking envelope; applies to every span of kind `music`. */
  readonly musicGain: readonly GainPoint[]
  /** Items dropped because their media is missing (ED-83). */
  readonly warnings: readonly PlanWarning[]
}
