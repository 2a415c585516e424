import { fft } from '../align/fft.ts'
import { peaking, filterInPlace } from './biquad.ts'
import type { PcmAudio } from './wav.ts'

const FFT_SIZE = 4096
const WINDOW_COUNT = 240
/** Centre frequencies of octave bands and their reference levels in a balanced mix. */
const BANDS: ReadonlyArray<readonly [hertz: number, decibel: number]> = [
  [44, -9],
  [88, -5.5],
  [177, -7],
  [354, -8.5],
  [707, -10.5],
  [1414, -12.5],
  [2828, -15],
  [5657, -19],
  [11314, -24],
]
/** Deviations within this tolerance are genre differences and stay. */
const TOLERANCE_DB = 3
const CORRECTION_RATIO = 0.55
const MAX_CORRECTION_DB = 5
/** Bands this far below the reference are intentionally empty. */
const EMPTY_BAND_DB = 14

/** Corrects octave bands that deviate strongly from the reference by 55 %, at most 5 dB, in place. */
export function balanceTone(sound: PcmAudio): void {
  const deviations = bandLevels(sound).map((level, i) => level - BANDS[i]![1])
  const median = deviations.slice(1, 8).toSorted((a, b) => a - b)[3]!
  BANDS.forEach(([hertz], i) => {
    const decibel = correctionDb(deviations[i]! - median)
    if (Math.abs(decibel) < 0.5) return
    for (const channel of sound.channels) filterInPlace(channel, peaking(sound.sampleRate, hertz, 0.9, decibel))
  })
}

function correctionDb(deviation: number): number {
  if (Math.abs(deviation) <= TOLERANCE_DB || deviation < -EMPTY_BAND_DB) return 0
  const over = (Math.abs(deviation) - TOLERANCE_DB) * CORRECTION_RATIO
  return -Math.sign(deviation) * Math.min(MAX_CORRECTION_DB, over)
}

/** Level of each octave band in dB, from up to 240 windows spread over the audio. */
function bandLevels({ channels, sampleRate }: PcmAudio): number[] {
  const power = new Float64Array(BANDS.length)
  const frames = channels[0]?.length ?? 0
  const step = Math.max(FFT_SIZE, Math.floor(frames / WINDOW_COUNT))
  for (let start = 0; start + FFT_SIZE <= frames; start += step) addWindow(power, channels, start, sampleRate)
  return [...power].map((energy) => 10 * Math.log10(energy + 1e-9))
}

function addWindow(power: Float64Array, channels: readonly Float32Array[], start: number, sampleRate: number): void {
  const real = Float64Array.from({ length: FFT_SIZE }, (_, i) => {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FFT_SIZE)
    return window * channels.reduce((sum, channel) => sum + channel[start + i]!, 0)
  })
  const imaginary = new Float64Array(FFT_SIZE)
  fft(real, imaginary)
  for (let bin = 1; bin < FFT_SIZE / 2; bin++) {
    const band = Math.floor(Math.log2((bin * sampleRate) / FFT_SIZE / BANDS[0]![0]) + 0.5)
    if (band >= 0 && band < power.length) power[band]! += real[bin]! ** 2 + imaginary[bin]! ** 2
  }
}
