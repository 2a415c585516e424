import { filterSound } from '../sound/ffmpeg.ts'
import type { EnglishVoice } from './cast.ts'

/** Sounds like `sh` end at 8 kHz in the raw voices; the air above is folded out of what lies below. */
const FOLDED_RATE = 32_000
const TAPS = 63
const AIR_DB = -7
const AIR_FALL_DB_PER_KHZ = 5
const SPOKEN_RMS = 0.1

/**
 * The raw voice at its own rate -> 48 kHz of our speaker: evened out to the colour of a person close to a microphone, gently compressed,
 * with the first reflections of a small room. Reading the samples at another rate (`size`) moves pitch and formants together.
 * `softening`: ffmpeg filters the raw voice needs first.
 */
export async function shapeVoice(
  samples: Float32Array,
  sampleRate: number,
  voice: EnglishVoice,
  softening: readonly string[],
): Promise<Float32Array> {
  const wide = sampleRate < FOLDED_RATE ? addAir(samples) : samples
  const rate = Math.round(Math.max(sampleRate, FOLDED_RATE) * voice.size)
  const filters = [
    'aresample=48000:filter_size=64:cutoff=0.97',
    'highpass=f=75',
    ...softening,
    ...voice.colour.map(([hertz, decibel]) => `equalizer=f=${hertz}:t=o:w=1.2:g=${decibel}`),
    `equalizer=f=240:t=o:w=1:g=${voice.warmth}`,
    `equalizer=f=2800:t=o:w=1.4:g=${voice.presence}`,
    'acompressor=threshold=0.09:ratio=2.2:attack=6:release=140:knee=4:detection=rms',
    'aecho=1:1:9|19|31:0.05|0.035|0.02',
  ]
  return filterSound(level(wide), rate, filters.join(','))
}

/** So loud that the compressor meets every voice alike. Silence between words does not count. */
function level(samples: Float32Array): Float32Array {
  let [sum, count] = [0, 0]
  for (const sample of samples) {
    if (Math.abs(sample) < 0.003) continue
    sum += sample * sample
    count++
  }
  const gain = SPOKEN_RMS / Math.sqrt(sum / Math.max(1, count) + 1e-9)
  return samples.map((sample) => sample * gain)
}

/** Twice the rate without a hole above the old half: the mirror image of the band below stays, quieter the higher it is. */
function addAir(samples: Float32Array): Float32Array {
  const wide = new Float32Array(samples.length * 2)
  const middle = TAPS >> 1
  for (let n = 0; n < wide.length; n++) {
    let sum = 0
    // Every other input is one of the zeros between the old samples.
    for (let k = (n - middle) & 1; k < TAPS; k += 2) sum += AIR_FILTER[k]! * (samples[(n - middle + k) >> 1] ?? 0)
    wide[n] = sum
  }
  return wide
}

const AIR_FILTER = designFilter((hertz) => {
  if (hertz < 7700) return 2
  if (hertz < 8000) return 1.4
  return 2 * 10 ** ((AIR_DB - (AIR_FALL_DB_PER_KHZ * (hertz - 8000)) / 1000) / 20)
})

/** A symmetric filter with the given gain over frequency. */
function designFilter(gainAt: (hertz: number) => number): Float64Array {
  const [points, middle] = [512, TAPS >> 1]
  return Float64Array.from({ length: TAPS }, (_, i) => {
    let sum = 0
    for (let p = 0; p < points; p++) {
      const part = (p + 0.5) / points
      sum += gainAt((part * FOLDED_RATE) / 2) * Math.cos(Math.PI * part * (i - middle))
    }
    return (sum / points) * (0.5 + 0.5 * Math.cos((Math.PI * (i - middle)) / (middle + 1)))
  })
}
