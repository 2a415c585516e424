import { BANDS, BASS_BANDS, FRAME_RATE, type Spectra } from './spectra.ts'

/**
 * How suddenly the sound rises, frame by frame, against what is usual around it. `all` and `bass` (bass and bass drum alone) by how many times
 * louder each band gets; `loud` by how much louder the whole gets, where soft strokes between loud ones count for little.
 */
export type Onsets = { readonly all: Float32Array; readonly bass: Float32Array; readonly loud: Float32Array }

/** A rise is looked for against the frame so long before: strings swell slower than drums. */
const LAG_FRAMES = 2
const LOCAL_FRAMES = Math.round(0.4 * FRAME_RATE)
const AROUND_FRAMES = Math.round(4 * FRAME_RATE)
/** Sounds 60 dB under the loudest rise from nothing to nothing. */
const FLOOR = 1e-6

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
  return { all: standOut(all), bass: standOut(bass), loud: standOut(loudRises(bands, frames)) }
}

/** Amplitudes that rise, bass counted double, against what rises within some seconds: a quiet verse has beats too. */
function loudRises(bands: Float32Array, frames: number): Float32Array {
  const amplitudes = bands.map(Math.sqrt)
  const rises = new Float32Array(frames)
  for (let frame = LAG_FRAMES; frame < frames; frame++) {
    for (let band = 0; band < BANDS; band++) {
      const rise = amplitudes[frame * BANDS + band]! - amplitudes[(frame - LAG_FRAMES) * BANDS + band]!
      if (rise > 0) rises[frame]! += band < BASS_BANDS ? 2 * rise : rise
    }
  }
  const usual = movingMean(rises, AROUND_FRAMES)
  const min = 0.05 * usual.reduce((max, value) => Math.max(max, value), 1e-9)
  return rises.map((rise, i) => rise / (usual[i]! + min))
}

function logLevels(bands: Float32Array): Float32Array {
  let loudest = 0
  for (const power of bands) if (power > loudest) loudest = power
  const floor = loudest * FLOOR
  return bands.map((power) => Math.log(power + floor))
}

/** What rises over the mean around it, in units of the usual rise of the whole song. */
function standOut(rises: Float32Array): Float32Array {
  const around = movingMean(rises, LOCAL_FRAMES)
  const over = rises.map((rise, i) => Math.max(0, rise - around[i]!))
  const spread = Math.sqrt(over.reduce((sum, value) => sum + value * value, 0) / Math.max(1, over.length))
  // One blow must not outweigh a bar.
  return over.map((value) => Math.min(6, value / (spread + 1e-9)))
}

/** Mean of the values up to `reach` before and after each. */
export function movingMean(values: Float32Array, reach: number): Float32Array {
  const sums = new Float64Array(values.length + 1)
  values.forEach((value, i) => (sums[i + 1] = sums[i]! + value))
  return values.map((_, i) => {
    const [from, to] = [Math.max(0, i - reach), Math.min(values.length, i + reach + 1)]
    return (sums[to]! - sums[from]!) / (to - from)
  })
}
