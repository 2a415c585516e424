import type { VisualAt } from '../../plan/at-frame.ts'

/** Offset in seconds that selects the last frame before the out point. */
const EPSILON_SECONDS = 1e-4

/** Seconds from the in point to the first source frame at or after it, where ffmpeg starts. */
function startOffset(startSeconds: number, sourceFps: number | null): number {
  if (!sourceFps) return 0
  return Math.max(0, Math.ceil(startSeconds * sourceFps - 1e-3) / sourceFps - startSeconds)
}

/**
 * Source time in seconds of the frame that the export shows: ffmpeg's `fps` filter rounds to the nearest frame, and the last frame before the out
 * point is held (ED-49). `sourceFps`: frame rate of the file, null if unknown.
 */
export function sourceSecondsAt({ span, sourceFrame }: VisualAt, fps: number, sourceFps: number | null = null): number {
  const { picture } = span
  if (picture.kind !== 'video' || sourceFrame === null) return 0
  const seconds = (sourceFrame + picture.speed / 2) / fps + startOffset(picture.sourceStartFrame / fps, sourceFps)
  return Math.max(0, Math.min(seconds, picture.sourceEndFrame / fps) - EPSILON_SECONDS)
}
