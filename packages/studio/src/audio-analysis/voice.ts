import { ANALYSIS_STEP_SECONDS } from '@fablecut/domain/song/song-features'
import { BANDS, CENTRE_BANDS, FRAME_RATE, type Spectra } from './spectra.ts'

/** Dynamic range: lower levels are ignored. */
const RANGE_DB = 40
/** Quantiles of the levels that map to voice strength 0 (accompaniment) and 1. */
const LOW_QUANTILE = 0.15
const HIGH_QUANTILE = 0.95
const MIN_RANGE_DB = 9

/** Amplitude of each analysis step relative to the loudest, 0 to 1. */
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

/** Strength of the singing voice, or of a lead instrument, per frame, 0 to 1. */
export function detectVoice({ centre, tonal, frames }: Spectra): Float32Array {
  const levels = Float32Array.from({ length: frames }, (_, frame) => {
    const at = frame * CENTRE_BANDS
    const power = centre[at]! * 0.5 + centre[at + 1]! + centre[at + 2]! + centre[at + 3]!
    return 10 * Math.log10(power * (0.15 + 0.85 * tonal[frame]!) + 1e-12)
  })
  const loudest = levels.reduce((max, level) => Math.max(max, level), -120)
  const audible = levels.filter((level) => level > loudest - RANGE_DB).sort()
  const high = audible[Math.floor((audible.length - 1) * HIGH_QUANTILE)] ?? 0
  const low = Math.min(audible[Math.floor((audible.length - 1) * LOW_QUANTILE)] ?? 0, high - MIN_RANGE_DB)
  return levels.map((level) => Math.max(0, Math.min(1, (level - low) / (high - low))))
}

/** Voice strength of each analysis step, 0 to 1. */
export const voicePerStep = (voice: Float32Array, durationSeconds: number): number[] => perStep(voice, durationSeconds).map(rounded)

/** Averages frames to analysis steps. */
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
