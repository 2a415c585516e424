/** Frame rectangle and margins in pixels; settings are composed relative to it. */
export type Frame = {
  readonly width: number
  readonly height: number
  /** Margin painted beyond each edge for camera moves, in pixels. */
  readonly bleed: number
  /** Scale of line widths and small details: 1 at 720 lines. */
  readonly unit: number
  readonly tall: boolean
  /** y of the horizon. */
  readonly horizon: number
  /** y of the ground under the figures. The area below is kept plain for captions. */
  readonly ground: number
  /** Height of a standing adult, in pixels. */
  readonly figure: number
  /** Height of the camera above the ground. Default 1.5 m. */
  readonly eyeMetres?: number
}

/** Frame for an output of `width` x `height` pixels. */
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

/** Left edge of the painted area, in frame pixels. */
export const leftOf = (frame: Frame): number => -frame.bleed
/** Width of the painted area, in frame pixels. */
export const spanOf = (frame: Frame): number => frame.width + frame.bleed * 2
/** x of a part of the width: 0 left to 1 right. */
export const across = (frame: Frame, part: number): number => frame.width * part
/** y between the horizon (0) and the bottom (1). */
export const down = (frame: Frame, part: number): number => frame.horizon + (frame.height - frame.horizon) * part
