import { filterAudio } from '../sound/ffmpeg.ts'
import type { EnglishVoice } from './english/english-voices.ts'

/** Bandwidth of base voices that were recorded with less than half their sample rate. */
const BANDWIDTH_HERTZ: Readonly<Partial<Record<EnglishVoice['flite']['base'], number>>> = { rms: 7_250 }
/** Voices with this sample rate or more need no bandwidth extension. */
const WIDEBAND_RATE = 32_000
/** Upper limit of the extension as a multiple of the bandwidth; the mirrored low frequencies lie above it. */
const MAX_EXTENSION = 1.75
const TAPS = 63
const EXTENSION_DB = -7
const EXTENSION_SLOPE_DB_PER_KHZ = 5
const TARGET_RMS = 0.1

/**
 * Post-processes synthesized speech to 48 kHz: bandwidth extension, resampling that shifts pitch and formants together (`resampleRatio`),
 * equalization, gentle compression and the early reflections of a small room. `phaseFilters`: ffmpeg filters to apply first.
 */
export async function postProcessVoice(
  samples: Float32Array,
  sampleRate: number,
  voice: EnglishVoice,
  phaseFilters: readonly string[],
): Promise<Float32Array> {
  const { extended, extendedRate } =
    sampleRate < WIDEBAND_RATE
      ? await extendBandwidth(samples, sampleRate, BANDWIDTH_HERTZ[voice.flite.base] ?? sampleRate / 2)
      : { extended: samples, extendedRate: sampleRate }
  const rate = Math.round(extendedRate * voice.resampleRatio)
  const filters = [
    'aresample=48000:filter_size=64:cutoff=0.97',
    'highpass=f=75',
    ...phaseFilters,
    ...voice.equalizer.map(([hertz, decibel]) => `equalizer=f=${hertz}:t=o:w=1.2:g=${decibel}`),
    `equalizer=f=240:t=o:w=1:g=${voice.lowMidGainDb}`,
    `equalizer=f=2800:t=o:w=1.4:g=${voice.presenceGainDb}`,
    'acompressor=threshold=0.09:ratio=2.2:attack=6:release=140:knee=4:detection=rms',
    'aecho=1:1:9|19|31:0.05|0.035|0.02',
  ]
  return filterAudio(normalizeRms(extended), rate, filters.join(','))
}

/** Scales to a fixed RMS, without silence, so that the compressor affects every voice equally. */
function normalizeRms(samples: Float32Array): Float32Array {
  let [sum, count] = [0, 0]
  for (const sample of samples) {
    if (Math.abs(sample) < 0.003) continue
    sum += sample * sample
    count++
  }
  const gain = TARGET_RMS / Math.sqrt(sum / Math.max(1, count) + 1e-9)
  return samples.map((sample) => sample * gain)
}

/** Doubles the bandwidth by spectral folding: the mirror image of the band remains, attenuated towards higher frequencies. */
async function extendBandwidth(
  raw: Float32Array,
  sampleRate: number,
  bandwidth: number,
): Promise<{ extended: Float32Array; extendedRate: number }> {
  const samples =
    sampleRate === 2 * bandwidth ? raw : await filterAudio(raw, sampleRate, `aresample=${2 * bandwidth}:filter_size=64:cutoff=0.98`)
  const filter = extensionFilter(bandwidth)
  const extended = new Float32Array(samples.length * 2)
  const middle = TAPS >> 1
  for (let n = 0; n < extended.length; n++) {
    let sum = 0
    // Every second input is an inserted zero.
    for (let k = (n - middle) & 1; k < TAPS; k += 2) sum += filter[k]! * (samples[(n - middle + k) >> 1] ?? 0)
    extended[n] = sum
  }
  return { extended, extendedRate: 4 * bandwidth }
}

function extensionFilter(bandwidth: number): Float64Array {
  return designFilter(4 * bandwidth, (hertz) => {
    if (hertz < bandwidth - 300) return 2
    if (hertz < bandwidth) return 1.4
    return hertz > bandwidth * MAX_EXTENSION
      ? 0
      : 2 * 10 ** ((EXTENSION_DB - (EXTENSION_SLOPE_DB_PER_KHZ * (hertz - bandwidth)) / 1000) / 20)
  })
}

/** Designs a linear-phase FIR filter by frequency sampling. */
function designFilter(rate: number, gainAt: (hertz: number) => number): Float64Array {
  const [points, middle] = [512, TAPS >> 1]
  const gains = Array.from({ length: points }, (_, p) => gainAt((((p + 0.5) / points) * rate) / 2))
  return Float64Array.from({ length: TAPS }, (_, i) => {
    const sum = gains.reduce((total, gain, p) => total + gain * Math.cos((Math.PI * (p + 0.5) * (i - middle)) / points), 0)
    return (sum / points) * (0.5 + 0.5 * Math.cos((Math.PI * (i - middle)) / (middle + 1)))
  })
}
