import { fft } from '../align/fft.ts'
import type { PcmAudio } from './wav.ts'

const FFT_SIZE = 2048
const HOP_SAMPLES = 1024
/** Edges of the twelve bands. */
const BAND_EDGES_HERTZ = [30, 60, 120, 200, 350, 600, 1000, 1700, 2800, 4500, 7000, 11_000, 18_000]
const BANDS = BAND_EDGES_HERTZ.length - 1
/** Band index ranges for onsets: bass and kick, voices and chords, cymbals. */
const ONSET_BAND_RANGES = [
  [0, 3],
  [3, 7],
  [7, 12],
] as const

/** Spectral and temporal features of audio. */
export type AudioFeatures = {
  /** Spectral centroid. */
  readonly centroidHertz: number
  /** Share of the energy in each of twelve bands. */
  readonly bandLevelsDb: readonly number[]
  /** Standard deviation of each band's level over time. */
  readonly bandDeviationDb: readonly number[]
  readonly onsetsPerSecond: number
  /** Peak to mean power. */
  readonly crestDb: number
  /** Share of the side signal's energy: 0 mono to 1. */
  readonly stereoWidth: number
  /** Energy of each pitch class from C, relative to the strongest. */
  readonly chroma: readonly number[]
  /** Onset strength of three frequency ranges per frame. */
  readonly onsetStrengths: readonly Float32Array[]
  readonly framesPerSecond: number
}

/** Features of decoded audio: windows of 2048 samples every 1024. */
export function extractAudioFeatures({ channels, sampleRate }: PcmAudio): AudioFeatures {
  const mono = mixDown(channels)
  const frames = Math.max(1, Math.floor((mono.length - FFT_SIZE) / HOP_SAMPLES) + 1)
  const levels = Array.from({ length: BANDS }, () => new Float32Array(frames))
  const chroma = new Float64Array(12)
  const { bands, classes } = binMapping(sampleRate)
  let weighted = 0
  let total = 0
  for (let frame = 0; frame < frames; frame++) {
    const power = powerSpectrumAt(mono, frame * HOP_SAMPLES)
    for (let bin = 1; bin < power.length; bin++) {
      const band = bands[bin]!
      if (band >= 0) levels[band]![frame]! += power[bin]!
      if (classes[bin]! >= 0) chroma[classes[bin]!]! += power[bin]!
      weighted += bin * power[bin]!
      total += power[bin]!
    }
  }
  const loudest = Math.max(...chroma, 1e-12)
  const onsetStrengths = ONSET_BAND_RANGES.map(([from, to]) => onsetStrength(levels.slice(from, to), frames))
  return {
    centroidHertz: total > 0 ? (weighted / total) * (sampleRate / FFT_SIZE) : 0,
    bandLevelsDb: levels.map((level) => decibel(sum(level) / Math.max(total, 1e-12))),
    bandDeviationDb: levels.map((level) => deviation(level.map((power) => decibel(power + 1e-7)))),
    onsetsPerSecond: countOnsets(onsetStrengths) / (mono.length / sampleRate),
    crestDb: crestFactorDb(mono),
    stereoWidth: stereoWidthOf(channels),
    chroma: [...chroma].map((strength) => strength / loudest),
    onsetStrengths,
    framesPerSecond: sampleRate / HOP_SAMPLES,
  }
}

/** Band and pitch class of each FFT bin; -1 for none. */
function binMapping(sampleRate: number): { bands: Int8Array; classes: Int8Array } {
  const hertzOf = (bin: number): number => (bin * sampleRate) / FFT_SIZE
  const bands = Int8Array.from({ length: FFT_SIZE / 2 }, (_, bin) =>
    Math.max(-1, BAND_EDGES_HERTZ.findIndex((edge) => hertzOf(bin) < edge) - 1),
  )
  const classes = Int8Array.from({ length: FFT_SIZE / 2 }, (_, bin) => {
    const hertz = hertzOf(bin)
    return hertz > 200 && hertz < 2000 ? (Math.round(12 * Math.log2(hertz / 440)) + 45) % 12 : -1
  })
  return { bands, classes }
}

const decibel = (power: number): number => 10 * Math.log10(power + 1e-10)
const sum = (values: Float32Array): number => values.reduce((all, value) => all + value, 0)

function mixDown(channels: readonly Float32Array[]): Float32Array {
  const mono = new Float32Array(channels[0]!.length)
  for (const channel of channels) for (let i = 0; i < mono.length; i++) mono[i]! += channel[i]! / channels.length
  return mono
}

const WINDOW = Float64Array.from({ length: FFT_SIZE }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FFT_SIZE))

function powerSpectrumAt(mono: Float32Array, start: number): Float64Array {
  const real = Float64Array.from(WINDOW, (weight, i) => weight * (mono[start + i] ?? 0))
  const imaginary = new Float64Array(FFT_SIZE)
  fft(real, imaginary)
  return Float64Array.from({ length: FFT_SIZE / 2 }, (_, bin) => (real[bin]! ** 2 + imaginary[bin]! ** 2) / FFT_SIZE)
}

function onsetStrength(bands: readonly Float32Array[], frames: number): Float32Array {
  const rises = new Float32Array(frames)
  for (const band of bands) {
    for (let i = 1; i < frames; i++) rises[i]! += Math.max(0, Math.log(band[i]! + 1e-5) - Math.log(band[i - 1]! + 1e-5)) / bands.length
  }
  return rises
}

/** Number of local peaks well above the local mean. */
function countOnsets(rises: readonly Float32Array[]): number {
  const all = rises[0]!.map((_, i) => rises.reduce((max, range) => Math.max(max, range[i]!), 0))
  return all.filter((rise, i) => {
    const window = all.subarray(Math.max(0, i - 6), i + 7)
    return rise > 0.9 && rise >= Math.max(...all.subarray(Math.max(0, i - 1), i + 2)) && rise > 2.4 * (sum(window) / window.length)
  }).length
}

function deviation(values: Float32Array): number {
  const mean = sum(values) / values.length
  return Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / values.length)
}

function crestFactorDb(mono: Float32Array): number {
  let peak = 0
  let energy = 0
  for (const sample of mono) {
    peak = Math.max(peak, Math.abs(sample))
    energy += sample * sample
  }
  return decibel(peak ** 2 / Math.max(1e-12, energy / mono.length))
}

function stereoWidthOf([left, right]: readonly Float32Array[]): number {
  if (!left || !right) return 0
  let [sides, all] = [0, 0]
  for (let i = 0; i < left.length; i++) {
    sides += (left[i]! - right[i]!) ** 2
    all += left[i]! ** 2 + right[i]! ** 2
  }
  return sides / Math.max(1e-12, 2 * all)
}
