/** How a visual item lies in the frame. */
export type Layout = {
  /** Absent: centred in its own size. */
  readonly transform?: Transform
  /** Parts of the source that are cut off, as fractions of its width and height; together less than 1 a direction. */
  readonly crop?: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  /** `fill`: covers the frame and is cropped. `fit`: wholly visible over what is below. Default: covers a frame of its aspect ratio, else is wholly visible. */
  readonly fit?: 'fit' | 'fill'
  /** Default: drawn over what is below. */
  readonly blend?: BlendMode
}

export type Transform = {
  /** Distance of its centre from the frame's centre, of a title from the place that its preset gives it, as a fraction of the frame's width; to the right. Default 0. */
  readonly x?: number
  /** As a fraction of the frame's height; down. Default 0. */
  readonly y?: number
  /** Default 1. */
  readonly scale?: number
  /** In degrees, clockwise. Default 0. */
  readonly rotation?: number
  /** 0 to 1. Default 1. */
  readonly opacity?: number
}

export const BLEND_MODES = ['multiply', 'screen', 'overlay', 'lighten', 'darken', 'add'] as const
export type BlendMode = (typeof BLEND_MODES)[number]

export const EASINGS = ['linear', 'ease-in', 'ease-out', 'ease-in-out', 'hold'] as const
export type Easing = (typeof EASINGS)[number]

/** `frame`: from the item's start. `easing`: on the way to the next keyframe. */
export type Keyframe = { readonly frame: number; readonly value: number; readonly easing: Easing }

export const ANIMATED_PROPERTIES = ['x', 'y', 'scale', 'rotation', 'opacity', 'volume'] as const
export type AnimatedProperty = (typeof ANIMATED_PROPERTIES)[number]

/** Keyframes win over the constant value of a property; they are in order of frames, one a frame. */
export type Animated = { readonly keyframes?: { readonly [P in AnimatedProperty]?: readonly Keyframe[] } }

export const LOOKS = ['warm-film', 'cool-night', 'faded', 'noir', 'sepia', 'vivid'] as const
export type Look = (typeof LOOKS)[number]

/** Absent fields are 0. */
export type ColorSettings = {
  /** -1 to 1: two stops darker to two stops brighter. */
  readonly exposure?: number
  /** -1 to 1. */
  readonly contrast?: number
  /** -1 (blue) to 1 (orange). */
  readonly warmth?: number
  /** -1 (grey) to 1. */
  readonly saturation?: number
  /** 0 to 1. */
  readonly vignette?: number
  /** Radius as a fraction of the frame's height, up to 0.1. */
  readonly blur?: number
  readonly look?: Look
}
