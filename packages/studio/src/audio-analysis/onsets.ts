import { BANDS, BASS_BANDS, FRAME_RATE, type Spectra } from './spectra.ts'

/**
 * Onset strength per frame, relative to the local mean. `all` and `bass` (bass bands only): spectral flux of logarithmic levels; `loud`: spectral
 * flux of amplitudes, in which soft onsets count less.
 */
export type Onsets = { readonly all: Float32Array; readonly bass: Float32Array; readonly loud: Float32Array }

/** Distance of the compared frames; onsets of strings are slower than those of drums. */
const LAG_FRAMES = 2
const LOCAL_FRAMES = Math.round(0.4 * FRAME_RATE)
const CONTEXT_FRAMES = Math.round(4 * FRAME_RATE)
/** Noise floor: 60 dB below the loudest power. */
const FLOOR = 1e-6

/** Computes onset strengths. */
export function detectOnsets({ bands, frames }: Spectra): Onsets {
  const levels = logLevels(bands)
  const all = new Float32Array(frames)
  const bass = new Float32Array(frames)
  for (let frame = 1; frame < frames; frame++) {
    const before = Math.max(0, frame - LAG_FRAMES) * BANDS
    for (let band = 0; band < BANDS; band++) {
      const rise = levels[frame * BANDS + band]! - levels[before + band]!
      if (rise <= 0) continue
      all[frame]! += rise / BANDS
      if (band < BASS_BANDS) bass[frame]! += rise / BASS_BANDS
    }
  }
  return { all: normalize(all), bass: normalize(bass), loud: normalize(amplitudeFlux(bands, frames)) }
}

/** Spectral flux of amplitudes with double weight of the bass, relative to the mean of 8 s, so that quiet sections count. */
function amplitudeFlux(bands: Float32Array, frames: number): Float32Array {
  const amplitudes = bands.map(Math.sqrt)
  const rises = new Float32Array(frames)
  for (let frame = LAG_FRAMES; frame < frames; frame++) {
    for (let band = 0; band < BANDS; band++) {
      const rise = amplitudes[frame * BANDS + band]! - amplitudes[(frame - LAG_FRAMES) * BANDS + band]!
      if (rise > 0) rises[frame]! += band < BASS_BANDS ? 2 * rise : rise
    }
  }
  const localMean = movingMean(rises, CONTEXT_FRAMES)
  const min = 0.05 * localMean.reduce((max, value) => Math.max(max, value), 1e-9)
  return rises.map((rise, i) => rise / (localMean[i]! + min))
}

function logLevels(bands: Float32Array): Float32Array {
  let loudest = 0
  for (const power of bands) if (power > loudest) loudest = power
  const floor = loudest * FLOOR
  return bands.map((power) => Math.log(power + floor))
}

/** Half-wave rectified difference to the local mean, in units of the root mean square of the song. */
function normalize(rises: Float32Array): Float32Array {
  const localMean = movingMean(rises, LOCAL_FRAMES)
  const excess = rises.map((rise, i) => Math.max(0, rise - localMean[i]!))
  const rms = Math.sqrt(excess.reduce((sum, value) => sum + value * value, 0) / Math.max(1, excess.length))
  // Limits the weight of a single onset.
  return excess.map((value) => Math.min(6, value / (rms + 1e-9)))
}

/** Moving mean over `reach` values before and after each. */
export function movingMean(values: Float32Array, reach: number): Float32Array {
  const sums = new Float64Array(values.length + 1)
  values.forEach((value, i) => (sums[i + 1] = sums[i]! + value))
  return values.map((_, i) => {
    const [from, to] = [Math.max(0, i - reach), Math.min(values.length, i + reach + 1)]
    return (sums[to]! - sums[from]!) / (to - from)
  })
}
