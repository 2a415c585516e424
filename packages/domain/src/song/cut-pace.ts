import { ANALYSIS_STEP_SECONDS, type SongFeatures, type SongSectionName } from './song-features.ts'

/** Cutting rate of a section relative to a verse. */
const SECTION_PACE: Readonly<Record<SongSectionName, number>> = { intro: 0.75, verse: 1, chorus: 1.3, bridge: 0.9, outro: 0.7 }
/** Cutting rate in silence, and what full loudness adds. */
const QUIET_PACE = 0.6
const LOUD_PACE = 0.8
/** Loudness is averaged over this window, in seconds. */
const LOUDNESS_WINDOW_SECONDS = 4
/** Bounds of the cutting rate relative to the song's mean. */
const SLOWEST = 0.65
const FASTEST = 1.5

/**
 * Shots expected to have begun by a frame: 0 at the song's start, `shots` at its end. It rises faster in choruses and loud sections; a shot
 * from `a` to `b` has its ideal length when the difference between both is 1.
 */
export function cutPace(reading: SongFeatures, shots: number, frames: number): (frame: number) => number {
  const steps = Math.max(1, Math.ceil(reading.durationSeconds / ANALYSIS_STEP_SECONDS))
  const paces = withinBounds(Array.from({ length: steps }, (_, step) => paceAt(reading, step)))
  const sums = [0]
  for (const pace of paces) sums.push((sums.at(-1) ?? 0) + pace)
  const total = sums[steps] ?? 1
  return (frame) => {
    const at = Math.min(1, frame / frames) * steps
    const step = Math.min(steps - 1, Math.floor(at))
    return (shots * ((sums[step] ?? 0) + (at - step) * (paces[step] ?? 0))) / total
  }
}

function paceAt(reading: SongFeatures, step: number): number {
  const seconds = (step + 0.5) * ANALYSIS_STEP_SECONDS
  const section = reading.sections.find(({ startSeconds, endSeconds }) => seconds >= startSeconds && seconds < endSeconds)
  return SECTION_PACE[section?.name ?? 'verse'] * (QUIET_PACE + LOUD_PACE * loudnessAround(reading.energy, step))
}

function loudnessAround(energy: readonly number[], step: number): number {
  const halfWindow = Math.round(LOUDNESS_WINDOW_SECONDS / ANALYSIS_STEP_SECONDS / 2)
  const window = energy.slice(Math.max(0, step - halfWindow), step + halfWindow + 1)
  return window.length === 0 ? 0.5 : window.reduce((sum, each) => sum + each, 0) / window.length
}

function withinBounds(paces: readonly number[]): readonly number[] {
  const mean = paces.reduce((sum, pace) => sum + pace, 0) / paces.length
  return paces.map((pace) => Math.min(FASTEST, Math.max(SLOWEST, pace / mean)))
}
