/** Silence before and after a shot's speech, in frames at 30 fps; longer at the start and end of the story. */
const LEAD = 8
const TAIL = 11
const FIRST_LEAD = 14
const LAST_TAIL = 45
/** Shortest shot that can be recognized. */
const MINIMUM = 45

/** Offset of the voice-over within a shot, and the shot's duration, in frames. */
export type ShotTiming = { readonly leadFrames: number; readonly durationFrames: number }

/**
 *     | lead | speech ......... | tail |
 *
 * A narrated shot lasts as long as its speech with silence on both sides, and at least `minimumFrames` (default 1.5 s).
 */
export function shotTiming(
  speechFrames: number,
  position: { readonly isFirst: boolean; readonly isLast: boolean },
  minimumFrames = MINIMUM,
): ShotTiming {
  const leadFrames = position.isFirst ? FIRST_LEAD : LEAD
  const tailFrames = position.isLast ? LAST_TAIL : TAIL
  return { leadFrames, durationFrames: Math.max(minimumFrames, leadFrames + speechFrames + tailFrames) }
}
