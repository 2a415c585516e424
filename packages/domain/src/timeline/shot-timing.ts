/** Silence before and after a shot's speech, in frames at 30 fps: a breath, and a longer one where the story begins and ends. */
const LEAD = 8
const TAIL = 11
const FIRST_LEAD = 14
const LAST_TAIL = 36
/** Shorter shots can't be read by the eye. */
const MINIMUM = 45

/** When a shot's voice begins within the shot and how long the shot lasts, in frames. */
export type ShotTiming = { readonly leadFrames: number; readonly durationFrames: number }

/**
 *     | lead | speech ......... | tail |
 *
 * A narrated shot lasts as long as its speech and a breath on both sides; a silent one as long as the eye needs.
 */
export function shotTiming(speechFrames: number, place: { readonly isFirst: boolean; readonly isLast: boolean }): ShotTiming {
  const leadFrames = place.isFirst ? FIRST_LEAD : LEAD
  const tailFrames = place.isLast ? LAST_TAIL : TAIL
  return { leadFrames, durationFrames: Math.max(MINIMUM, leadFrames + speechFrames + tailFrames) }
}
