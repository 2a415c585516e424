/** Ms of a tick, most percent before the answer is there, ms until the bar is reset after it. */
export const DETECTION = { tickMs: 50, max: 95, resetMs: 300 } as const
// E-354, ED-36
const MIN_TICKS = 50
const PART_OF_AUDIO = 6

/** Percent shown while captions are detected: a guess that takes a sixth of the sound's length, at least fifty ticks, and stops at 95. */
export function detectionPercent(elapsedMs: number, audioSeconds: number): number {
  const ticks = Math.max(MIN_TICKS, Math.round((audioSeconds * 1000) / PART_OF_AUDIO / DETECTION.tickMs))
  return Math.min(DETECTION.max, (Math.floor(Math.max(0, elapsedMs) / DETECTION.tickMs) * DETECTION.max) / ticks)
}
