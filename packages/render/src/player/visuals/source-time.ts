import type { VisualAt } from '../../plan/at-frame.ts'

/** A hair before the out point: the last frame that begins before it. */
const BEFORE = 1e-4

/** ffmpeg starts with the first picture that is not before the in point: so much later, in seconds, where the file's pictures stand elsewhere. */
function lateStart(startSeconds: number, sourceFps: number | null): number {
  if (!sourceFps) return 0
  return Math.max(0, Math.ceil(startSeconds * sourceFps - 1e-3) / sourceFps - startSeconds)
}

/**
 * The moment of a source, in seconds from its start, whose frame the export shows: a frame stands from half a frame before its time, as ffmpeg's
 * `fps` filter rounds to the nearest, and the last one before the out point is held (ED-49). `sourceFps`: the file's own rate, where it is known.
 */
export function sourceSecondsAt({ span, sourceFrame }: VisualAt, fps: number, sourceFps: number | null = null): number {
  const { picture } = span
  if (picture.kind !== 'video' || sourceFrame === null) return 0
  const wanted = (sourceFrame + picture.speed / 2) / fps + lateStart(picture.sourceStartFrame / fps, sourceFps)
  return Math.max(0, Math.min(wanted, picture.sourceEndFrame / fps) - BEFORE)
}
