/** Number of thumbnails. */
export const THUMBS = 12

/** Middle of one of twelve equal parts, in seconds. */
export const thumbTime = (seconds: number, index: number): number => ((index + 0.5) * seconds) / THUMBS

/** Distance from the end at which the last frame is still available. */
const LAST_FRAME_SECONDS = 1 / 60

/** A time within the film. */
export const clampTime = (time: number, seconds: number): number => Math.min(Math.max(0, time), Math.max(0, seconds - LAST_FRAME_SECONDS))

/** A position on the strip, 0 to 1 of its width, as a time. */
export const timeAt = (share: number, seconds: number): number => clampTime(share * seconds, seconds)

/** Index of the part at a position of the strip, 0 to 11. */
export const thumbAt = (share: number): number => Math.min(THUMBS - 1, Math.max(0, Math.floor(share * THUMBS)))

const STEP_SECONDS = 0.1
const LONG_STEP_SECONDS = 1

/** New time after a key; null for other keys. */
export function timeByKey(key: string, isLong: boolean, time: number, seconds: number): number | null {
  const step = isLong ? LONG_STEP_SECONDS : STEP_SECONDS
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: time - step,
    ArrowDown: time - step,
    ArrowRight: time + step,
    ArrowUp: time + step,
    PageDown: time - LONG_STEP_SECONDS,
    PageUp: time + LONG_STEP_SECONDS,
    Home: 0,
    End: seconds,
  }
  const to = moves[key]
  return to === undefined ? null : clampTime(to, seconds)
}
