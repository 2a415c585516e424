import { ok, refuse, type Result } from '../../result.ts'

/** Lowest playback speed used to stretch a clip to its speech (CD-117). */
const MIN_SPEED = 0.5
/** Longest freeze of a clip's last frame, in seconds (CD-117). */
const MAX_HOLD_SECONDS = 0.5

/** Duration of a clip at its lowest speed, without a freeze. */
export const maxClipFrames = (clipFrames: number): number => Math.floor(clipFrames / MIN_SPEED)

export type ClipFit = { readonly sourceTrimStartFrames: number; readonly sourceTrimEndFrames: number; readonly speed: number }

/**
 *     clip  |.........|          |.........|              |.....|
 *     shot  |......|       ->    trimmed         slowed   |.........|=| last frame frozen
 *
 * Fits a clip to a shot: a longer clip is trimmed; a shorter one is slowed down to half speed at most, then its last frame is frozen for
 * at most half a second. Refused with the number of missing source frames.
 */
export function fitClip(clipFrames: number, shotFrames: number, fps: number): Result<ClipFit, { readonly missingFrames: number }> {
  const sourceTrimEndFrames = Math.min(clipFrames, shotFrames)
  const speed = Math.max(MIN_SPEED, sourceTrimEndFrames / shotFrames)
  const heldFrames = shotFrames - sourceTrimEndFrames / speed
  const tooLong = heldFrames - Math.floor(MAX_HOLD_SECONDS * fps)
  if (tooLong > 0) return refuse({ missingFrames: Math.ceil(tooLong * MIN_SPEED) })
  return ok({ sourceTrimStartFrames: 0, sourceTrimEndFrames, speed })
}
