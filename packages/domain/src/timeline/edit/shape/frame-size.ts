/** In pixels. */
export type FrameSize = { readonly width: number; readonly height: number }

/** Up to this relative difference two aspect ratios count as the same; the drawing code uses the same limit. */
const ASPECT_TOLERANCE = 0.02

export const isSameAspect = (a: FrameSize, b: FrameSize): boolean =>
  Math.abs(a.width / a.height / (b.width / b.height) - 1) <= ASPECT_TOLERANCE

/** The largest size with the aspect ratio of `shape` within `bounds`. */
export function largestWithin(bounds: FrameSize, shape: FrameSize): FrameSize {
  const scale = Math.min(bounds.width / shape.width, bounds.height / shape.height)
  return { width: shape.width * scale, height: shape.height * scale }
}
