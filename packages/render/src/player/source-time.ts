import type { PictureAt } from '../plan/at-frame.ts'

/** A hair before the out point: the last frame that begins before it. */
const BEFORE = 1e-4

/**
 * The moment of a source, in seconds from its start, whose frame the export shows: a frame stands from half a frame before its time, as ffmpeg's
 * `fps` filter rounds to the nearest, and the last one before the out point is held (ED-49).
 */
export function sourceSecondsAt({ span, sourceFrame }: PictureAt, fps: number): number {
  const { picture } = span
  if (picture.kind !== 'video' || sourceFrame === null) return 0
  const wanted = (sourceFrame + picture.speed / 2) / fps
  return Math.max(0, Math.min(wanted, picture.sourceEndFrame / fps) - BEFORE)
}
