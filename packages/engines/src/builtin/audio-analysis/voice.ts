import { ANALYSIS_STEP_SECONDS } from '@fablecut/domain/song/song-features'
import { BANDS, CENTRE_BANDS, FRAME_RATE, type Spectra } from './spectra.ts'

/** What lies this far under the loudest is no longer heard. */
const RANGE_DB = 40
/** The quietest seventh of what sounds is taken for accompaniment. */
const QUIET_PART = 0.15
const LOUD_PART = 0.95
const MIN_RANGE_DB = 9

/** Loudness of each step relative to the loudest, 0 to 1. */
export function energyPerStep({ bands, frames, durationSeconds }: Spectra): number[] {
  const powers = Float32Array.from({ length: frames }, (_, frame) => {
    let sum = 0
    for (let band = 0; band < BANDS; band++) sum += bands[frame * BANDS + band]!
    return sum
  })
  const steps = perStep(powers, durationSeconds).map(Math.sqrt)
  const loudest = steps.reduce((max, value) => Math.max(max, value), 1e-9)
  return steps.map((value) => rounded(value / loudest))
}

/** Strength of the singing voice, or of the lead instrument in its place, in each frame: 0 to 1. */
export function detectVoice({ centre, tonal, frames }: Spectra): Float32Array {
  const levels = Float32Array.from({ length: frames }, (_, frame) => {
    const at = frame * CENTRE_BANDS
    const sung = centre[at]! * 0.5 + centre[at + 1]! + centre[at + 2]! + centre[at + 3]!
    return 10 * Math.log10(sung * (0.15 + 0.85 * tonal[frame]!) + 1e-12)
  })
  const loudest = levels.reduce((max, level) => Math.max(max, level), -120)
  const heard = levels.filter((level) => level > loudest - RANGE_DB).sort()
  const high = heard[Math.floor((heard.length - 1) * LOUD_PART)] ?? 0
  const low = Math.min(heard[Math.floor((heard.length - 1) * QUIET_PART)] ?? 0, high - MIN_RANGE_DB)
  return levels.map((level) => Math.max(0, Math.min(1, (level - low) / (high - low))))
}

/** The voice in each step. */
export const voicePerStep = (voice: Float32Array, durationSeconds: number): number[] => perStep(voice, durationSeconds).map(rounded)

/** Means of the frames of each step. */
function perStep(values: Float32Array, durationSeconds: number): number[] {
  return Array.from({ length: Math.max(1, Math.ceil(durationSeconds / ANALYSIS_STEP_SECONDS - 1e-6)) }, (_, step) => {
    const from = Math.min(values.length - 1, Math.floor(step * ANALYSIS_STEP_SECONDS * FRAME_RATE))
    const to = Math.max(from + 1, Math.min(values.length, Math.floor((step + 1) * ANALYSIS_STEP_SECONDS * FRAME_RATE)))
    let sum = 0
    for (let i = from; i < to; i++) sum += values[i]!
    return sum / (to - from)
  })
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000
