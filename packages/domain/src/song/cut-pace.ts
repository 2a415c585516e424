import { READING_STEP_SECONDS, type SongReading, type SongSectionName } from './reading.ts'

/** How much more often a part is cut than a verse. */
const SECTION_PACE: Readonly<Record<SongSectionName, number>> = { intro: 0.75, verse: 1, chorus: 1.3, bridge: 0.9, outro: 0.7 }
/** What loudness adds to silence's pace. */
const QUIET_PACE = 0.6
const LOUD_PACE = 0.8
/** Loudness counts as heard over this much of the song, not beat by beat. */
const LISTENING_SECONDS = 4
/** No part is cut more slowly or quickly than this, against the whole song's mean. */
const SLOWEST = 0.65
const FASTEST = 1.5

/**
 * Shots that ought to have begun by a frame: 0 at the song's start, `shots` at its end. It rises faster in choruses and loud parts, so a
 * shot from `a` to `b` has the length that suits its place when the difference between both is 1.
 */
export function cutPace(reading: SongReading, shots: number, frames: number): (frame: number) => number {
  const steps = Math.max(1, Math.ceil(reading.durationSeconds / READING_STEP_SECONDS))
  const paces = withinBounds(Array.from({ length: steps }, (_, step) => paceAt(reading, step)))
  const sums = [0]
  for (const pace of paces) sums.push((sums.at(-1) ?? 0) + pace)
  const whole = sums[steps] ?? 1
  return (frame) => {
    const at = Math.min(1, frame / frames) * steps
    const step = Math.min(steps - 1, Math.floor(at))
    return (shots * ((sums[step] ?? 0) + (at - step) * (paces[step] ?? 0))) / whole
  }
}

function paceAt(reading: SongReading, step: number): number {
  const seconds = (step + 0.5) * READING_STEP_SECONDS
  const section = reading.sections.find(({ startSeconds, endSeconds }) => seconds >= startSeconds && seconds < endSeconds)
  return SECTION_PACE[section?.name ?? 'verse'] * (QUIET_PACE + LOUD_PACE * loudnessAround(reading.energy, step))
}

function loudnessAround(energy: readonly number[], step: number): number {
  const reach = Math.round(LISTENING_SECONDS / READING_STEP_SECONDS / 2)
  const heard = energy.slice(Math.max(0, step - reach), step + reach + 1)
  return heard.length === 0 ? 0.5 : heard.reduce((sum, each) => sum + each, 0) / heard.length
}

function withinBounds(paces: readonly number[]): readonly number[] {
  const mean = paces.reduce((sum, pace) => sum + pace, 0) / paces.length
  return paces.map((pace) => Math.min(FASTEST, Math.max(SLOWEST, pace / mean)))
}
