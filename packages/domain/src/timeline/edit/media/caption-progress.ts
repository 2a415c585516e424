/** Progress bar of the caption detection: tick in ms, highest percentage before the response, delay of the reset in ms. */
export const DETECTION_PROGRESS = { tickMs: 50, max: 95, resetMs: 300 } as const
/** The expected time: a sixth of the audio, at least fifty ticks (ED-36). */
const MIN_TICKS = 50
const PART_OF_AUDIO = 6

/** Estimated percentage while captions are detected: assumes a sixth of the audio's duration and at least fifty ticks; stops at 95. */
export function detectionPercent(elapsedMs: number, audioSeconds: number): number {
  const ticks = Math.max(MIN_TICKS, Math.round((audioSeconds * 1000) / PART_OF_AUDIO / DETECTION_PROGRESS.tickMs))
  return Math.min(DETECTION_PROGRESS.max, (Math.floor(Math.max(0, elapsedMs) / DETECTION_PROGRESS.tickMs) * DETECTION_PROGRESS.max) / ticks)
}
