import { filterSound } from '../sound/ffmpeg.ts'
import type { EnglishVoice } from './cast.ts'

/** Above this a raw voice has nothing; the air there is folded out of what lies below. One was recorded with less than its rate can hold. */
const WIDTH_HERTZ: Readonly<Partial<Record<EnglishVoice['flite']['base'], number>>> = { rms: 7_250 }
/** A voice that is read this fast has air of its own. */
const AIRY_RATE = 32_000
/** In widths of the voice: above this lie the deep sounds, folded. */
const HIGHEST_AIR = 1.75
const TAPS = 63
const AIR_DB = -7
const AIR_FALL_DB_PER_KHZ = 5
const SPOKEN_RMS = 0.1

/**
 * The raw voice at its own rate -> 48 kHz of our speaker: evened out to the colour of a person close to a microphone, gently compressed,
 * with the first reflections of a small room. Reading the samples at another rate (`size`) moves pitch and formants together.
 * `softening`: ffmpeg filters the raw voice needs first.
 */
export async function transformVoice(
  samples: Float32Array,
  sampleRate: number,
  voice: EnglishVoice,
  softening: readonly string[],
): Promise<Float32Array> {
  const { wide, wideRate } =
    sampleRate < AIRY_RATE
      ? await addAir(samples, sampleRate, WIDTH_HERTZ[voice.flite.base] ?? sampleRate / 2)
      : { wide: samples, wideRate: sampleRate }
  const rate = Math.round(wideRate * voice.size)
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

/** Twice the voice's width without a hole above it: the mirror image of the band below stays, quieter the higher it is. */
async function addAir(raw: Float32Array, sampleRate: number, width: number): Promise<{ wide: Float32Array; wideRate: number }> {
  const samples = sampleRate === 2 * width ? raw : await filterSound(raw, sampleRate, `aresample=${2 * width}:filter_size=64:cutoff=0.98`)
  const filter = airFilter(width)
  const wide = new Float32Array(samples.length * 2)
  const middle = TAPS >> 1
  for (let n = 0; n < wide.length; n++) {
    let sum = 0
    // Every other input is one of the zeros between the old samples.
    for (let k = (n - middle) & 1; k < TAPS; k += 2) sum += filter[k]! * (samples[(n - middle + k) >> 1] ?? 0)
    wide[n] = sum
  }
  return { wide, wideRate: 4 * width }
}

function airFilter(width: number): Float64Array {
  return designFilter(4 * width, (hertz) => {
    if (hertz < width - 300) return 2
    if (hertz < width) return 1.4
    return hertz > width * HIGHEST_AIR ? 0 : 2 * 10 ** ((AIR_DB - (AIR_FALL_DB_PER_KHZ * (hertz - width)) / 1000) / 20)
  })
}

/** A symmetric filter with the given gain over frequency. */
function designFilter(rate: number, gainAt: (hertz: number) => number): Float64Array {
  const [points, middle] = [512, TAPS >> 1]
  const gains = Array.from({ length: points }, (_, p) => gainAt((((p + 0.5) / points) * rate) / 2))
  return Float64Array.from({ length: TAPS }, (_, i) => {
    const sum = gains.reduce((total, gain, p) => total + gain * Math.cos((Math.PI * (p + 0.5) * (i - middle)) / points), 0)
    return (sum / points) * (0.5 + 0.5 * Math.cos((Math.PI * (i - middle)) / (middle + 1)))
  })
}
