import type { NoiseReduction, Transition } from '@fablecut/domain/timeline/model'
import type { BlendMode, ColorSettings, Keyframe, Layout, Transform } from '@fablecut/domain/timeline/picture'
import type { Shape, Title } from '@fablecut/domain/timeline/titles'
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
      /** Shows the frame at the in point all the time. */
      readonly isFrozen?: true
      /** Plays backwards: length in film frames of the part of the source that it plays, whose last frame is first. */
      readonly reversedFrames?: number
    }
  | { readonly kind: 'image'; readonly assetId: string }
  | { readonly kind: 'title'; readonly title: Title }
  | { readonly kind: 'shape'; readonly shape: Shape }
  /** `art`: name of a drawing (draw/stickers); `size`: height as a fraction of the frame's. */
  | { readonly kind: 'sticker'; readonly art: string; readonly size: number }
  /** Both spans have the range of the transition. */
  | { readonly kind: 'transition'; readonly type: Transition['type']; readonly from: VisualSpan; readonly to: VisualSpan }
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
} & SpanLook

/** How a visual looks; absent where it has the default, so that the keys of plain segments do not depend on it. */
export type SpanLook = {
  /** Without fields of default value. */
  readonly transform?: Transform
  readonly crop?: Layout['crop']
  readonly fit?: 'fit' | 'fill'
  readonly blend?: BlendMode
  /** Frames are relative to the span's start, and negative after a cut of its beginning. They win over `transform`. */
  readonly keyframes?: VisualKeyframes
  /** Without fields of default value. */
  readonly color?: ColorSettings
}

export const VISUAL_PROPERTIES = ['x', 'y', 'scale', 'rotation', 'opacity'] as const
export type VisualProperty = (typeof VISUAL_PROPERTIES)[number]
export type VisualKeyframes = { readonly [P in VisualProperty]?: readonly Keyframe[] }

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
  /** Linear, at least 0; above 1 for an item with a gain. */
  readonly volume: number
  /** Multiplies the volume. Frames of the film. Absent: 1 all the time. */
  readonly volumeCurve?: readonly GainPoint[]
  /** Plays from the out point back. Absent: forward. */
  readonly isReversed?: boolean
  /** Plays the file with less noise that is derived of its source. */
  readonly noiseReduction?: NoiseReduction
  readonly fadeInFrames: number
  readonly fadeOutFrames: number
}

/** Frames of a film; the end is exclusive. */
export type FilmRange = { readonly startFrame: number; readonly endFrame: number }

/** A point of a linearly interpolated gain envelope; `gain` is linear, 0 to 1. */
export type GainPoint = { readonly frame: number; readonly gain: number }

export type PlanWarning = { readonly code: 'missing-asset'; readonly itemId: string; readonly assetId: string }

/** All visuals, captions and audio of a film by frame. Export and player execute the same plan, so they match. */
export type RenderPlan = {
  readonly output: Output
  /** The latest end of any item, at least 1 (ED-51); no trailing gap is added (ED-75). */
  readonly totalFrames: number
  /** Primary track with gaps filled by black, transitions as spans of their own: covers `[0, totalFrames)` without overlap. */
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
  /** Linear gain of the whole mix before the limiter, for players; an export measures its own. */
  readonly masterGain: number
  /** Items dropped because their media is missing (ED-83). */
  readonly warnings: readonly PlanWarning[]
}

/** What is heard of a film, and how far its music gives way to speech. */
export type FilmSound = Pick<RenderPlan, 'sounds' | 'musicGain'>

/** Integrated loudness of a file in LUFS; undefined while it is unknown. */
export type LoudnessOf = (assetId: string) => number | undefined
