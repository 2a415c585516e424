import { ok, refuse, type Result } from '../result.ts'

/** Slowest a clip is played to last as long as its speech. */
const MIN_SPEED = 0.5
/** Longest stand-still at a clip's end, in seconds. */
const MAX_HOLD_SECONDS = 0.5

/** How long a clip plays at its slowest, not held. */
export const maxClipFrames = (clipFrames: number): number => Math.floor(clipFrames / MIN_SPEED)

export type ClipFit = { readonly sourceTrimStartFrames: number; readonly sourceTrimEndFrames: number; readonly speed: number }

/**
 *     clip  |.........|          |.........|              |.....|
 *     shot  |......|       ->    trimmed         slowed   |.........|=| then held
 *
 * Fits a clip to a shot: trimmed where it is longer, slowed to not less than half where it is shorter, then its last frame held for
 * at most half a second. Refused with the frames of clip that are missing.
 */
export function fitClip(clipFrames: number, shotFrames: number, fps: number): Result<ClipFit, { readonly missingFrames: number }> {
  const sourceTrimEndFrames = Math.min(clipFrames, shotFrames)
  const speed = Math.max(MIN_SPEED, sourceTrimEndFrames / shotFrames)
  const heldFrames = shotFrames - sourceTrimEndFrames / speed
  const tooLong = heldFrames - Math.floor(MAX_HOLD_SECONDS * fps)
  if (tooLong > 0) return refuse({ missingFrames: Math.ceil(tooLong * MIN_SPEED) })
  return ok({ sourceTrimStartFrames: 0, sourceTrimEndFrames, speed })
}
