/** Frame rectangle and margins in pixels; settings are composed relative to it. */
export type Frame = {
  readonly width: number
  readonly height: number
  /** Margin painted beyond each edge for camera moves. */
  readonly bleed: number
  /** 1 at 720p; sizes of lines and small things multiply with it. */
  readonly unit: number
  readonly tall: boolean
  /** Height of the horizon. */
  readonly horizon: number
  /** Height of the ground under the figures. The area below is kept plain for captions. */
  readonly ground: number
  /** Height of a standing adult. */
  readonly figure: number
}

export function frameOf(width: number, height: number): Frame {
  const ratio = width / height
  const tall = ratio < 0.8
  const unit = Math.min(width, height) / 720
  return {
    width,
    height,
    bleed: Math.round(Math.max(width, height) * 0.08),
    unit,
    tall,
    horizon: height * (tall ? 0.5 : ratio > 1.2 ? 0.56 : 0.54),
    ground: height * (tall ? 0.8 : 0.865),
    figure: tall ? height * 0.345 : height * 0.51,
  }
}

/** Left edge of what is painted; the right edge is `width + bleed`. */
export const leftOf = (frame: Frame): number => -frame.bleed
export const spanOf = (frame: Frame): number => frame.width + frame.bleed * 2
/** A place across the frame, 0 left to 1 right. In tall frames the sides move towards the middle. */
export const across = (frame: Frame, part: number): number => frame.width * part
/** A place between horizon (0) and the bottom (1). */
export const down = (frame: Frame, part: number): number => frame.horizon + (frame.height - frame.horizon) * part
