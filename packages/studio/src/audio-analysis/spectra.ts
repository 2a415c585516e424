import { fft } from '../align/fft.ts'
import { ANALYSIS_SAMPLE_RATE } from './decode-song.ts'

const WINDOW = 1024
const HOP = 256
/** Frames per second of the analysis. */
export const FRAME_RATE = ANALYSIS_SAMPLE_RATE / HOP
const CHROMA_WINDOW = 4096
/** Frames per chroma vector. */
export const CHROMA_FRAMES = 8

/** Band edges in Hz. The lowest bands are limited by the bin width. */
const BAND_EDGES = [
  30, 60, 95, 140, 190, 250, 320, 400, 490, 600, 720, 860, 1020, 1200, 1420, 1670, 1960, 2300, 2700, 3150, 3700, 4300, 5000, 5800, 6800,
  8000, 10_000,
]
export const BANDS = BAND_EDGES.length - 1
/** Number of bass bands, the first of BANDS. */
export const BASS_BANDS = 4
/** Band edges in Hz for the stereo centre, where vocals are mixed: vowel formants and sibilants. */
const CENTRE_EDGES = [180, 400, 800, 1500, 3400, 5000, 9000]
export const CENTRE_BANDS = CENTRE_EDGES.length - 1

/** Spectral features of a song. Frame `i` is at `i / FRAME_RATE` seconds. */
export type Spectra = {
  readonly frames: number
  readonly durationSeconds: number
  /** Power in each of BANDS bands, frame by frame, both channels. */
  readonly bands: Float32Array
  /** Power of the stereo centre in each of CENTRE_BANDS bands, frame by frame. */
  readonly centre: Float32Array
  /** Tonality of the stereo centre between 180 and 3,400 Hz, 0 to 1 per frame. */
  readonly tonal: Float32Array
  /** Chroma vectors of twelve pitch classes from C, one per CHROMA_FRAMES frames. */
  readonly chroma: Float32Array
}

/** Computes the features from blocks of interleaved stereo samples. */
export async function computeSpectra(blocks: AsyncIterable<Float32Array>): Promise<Spectra> {
  const analyzer = new SpectralAnalyzer()
  for await (const block of blocks) analyzer.push(block)
  return analyzer.finish()
}

class SpectralAnalyzer {
  /** Starts with half a window of silence, so that frames are centred. */
  #middle = new Float32Array(CHROMA_WINDOW)
  #side = new Float32Array(CHROMA_WINDOW)
  #length = CHROMA_WINDOW / 2
  #samples = 0
  #frames = 0
  readonly #bands = new FloatBuffer()
  readonly #centre = new FloatBuffer()
  readonly #tonal = new FloatBuffer()
  readonly #chroma = new FloatBuffer()

  push(block: Float32Array): void {
    const count = block.length / 2
    this.#samples += count
    this.#reserve(count)
    for (let i = 0; i < count; i++) {
      const [left, right] = [block[2 * i]!, block[2 * i + 1]!]
      this.#middle[this.#length + i] = (left + right) / 2
      this.#side[this.#length + i] = (left - right) / 2
    }
    this.#length += count
    this.#analyzeFrames()
  }

  finish(): Spectra {
    const durationSeconds = this.#samples / ANALYSIS_SAMPLE_RATE
    this.push(new Float32Array(CHROMA_WINDOW))
    const frames = Math.min(this.#frames, Math.ceil(durationSeconds * FRAME_RATE))
    return {
      frames,
      durationSeconds,
      bands: this.#bands.values(),
      centre: this.#centre.values(),
      tonal: this.#tonal.values(),
      chroma: this.#chroma.values(),
    }
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#middle.length) return
    const grown = (old: Float32Array) => {
      const next = new Float32Array(this.#length + count)
      next.set(old.subarray(0, this.#length))
      return next
    }
    this.#middle = grown(this.#middle)
    this.#side = grown(this.#side)
  }

  #analyzeFrames(): void {
    let from = 0
    for (; from + CHROMA_WINDOW <= this.#length; from += HOP) {
      const start = from + (CHROMA_WINDOW - WINDOW) / 2
      analyzeFrame(this.#middle, this.#side, start, this.#bands, this.#centre, this.#tonal)
      if (this.#frames % CHROMA_FRAMES === 0) analyzeChroma(this.#middle, from, this.#chroma)
      this.#frames++
    }
    this.#middle.copyWithin(0, from, this.#length)
    this.#side.copyWithin(0, from, this.#length)
    this.#length -= from
  }
}

/** A growable array. */
class FloatBuffer {
  #values = new Float32Array(1 << 14)
  #length = 0

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const grown = new Float32Array(this.#length * 2)
      grown.set(this.#values)
      this.#values = grown
    }
    this.#values[this.#length++] = value
  }

  values(): Float32Array {
    return this.#values.slice(0, this.#length)
  }
}

const hann = (size: number) => Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size))
const SHORT_WINDOW = hann(WINDOW)
const LONG_WINDOW = hann(CHROMA_WINDOW)
const binOf = (hertz: number) => Math.max(1, Math.round((hertz * WINDOW) / ANALYSIS_SAMPLE_RATE))
const BAND_BINS = BAND_EDGES.map(binOf)
const CENTRE_BINS = CENTRE_EDGES.map(binOf)
const [TONAL_FROM, TONAL_TO] = [CENTRE_BINS[0]!, CENTRE_BINS[4]!]

/** Math.hypot is ten times slower. */
const length = (x: number, y: number) => Math.sqrt(x * x + y * y)

const real = new Float64Array(WINDOW)
const imaginary = new Float64Array(WINDOW)
const totalPower = new Float64Array(WINDOW / 2)
const centrePower = new Float64Array(WINDOW / 2)

/** Mid and side are transformed together, as real and imaginary part of one FFT. */
function analyzeFrame(
  middle: Float32Array,
  side: Float32Array,
  start: number,
  bands: FloatBuffer,
  centre: FloatBuffer,
  tonal: FloatBuffer,
): void {
  for (let i = 0; i < WINDOW; i++) {
    real[i] = middle[start + i]! * SHORT_WINDOW[i]!
    imaginary[i] = side[start + i]! * SHORT_WINDOW[i]!
  }
  fft(real, imaginary)
  for (let bin = 1; bin < WINDOW / 2; bin++) {
    const mirror = WINDOW - bin
    const m = length(real[bin]! + real[mirror]!, imaginary[bin]! - imaginary[mirror]!) / 2
    const s = length(imaginary[bin]! + imaginary[mirror]!, real[mirror]! - real[bin]!) / 2
    totalPower[bin] = (m * m + s * s) / WINDOW
    centrePower[bin] = Math.max(0, m - s) ** 2 / WINDOW
  }
  for (let band = 0; band < BANDS; band++) bands.push(sumOf(totalPower, BAND_BINS[band]!, BAND_BINS[band + 1]!))
  for (let band = 0; band < CENTRE_BANDS; band++) centre.push(sumOf(centrePower, CENTRE_BINS[band]!, CENTRE_BINS[band + 1]!))
  tonal.push(tonality())
}

function sumOf(power: Float64Array, from: number, to: number): number {
  let sum = power[from]!
  for (let bin = from + 1; bin < to; bin++) sum += power[bin]!
  return sum
}

/** Fraction of the power in narrow spectral peaks. */
function tonality(): number {
  let [peakPower, all] = [0, 1e-12]
  for (let bin = TONAL_FROM; bin < TONAL_TO; bin++) {
    const own = centrePower[bin]!
    all += own
    if (own > centrePower[bin - 1]! && own >= centrePower[bin + 1]! && own > 4 * Math.min(centrePower[bin - 3]!, centrePower[bin + 3]!))
      peakPower += own + centrePower[bin - 1]! + centrePower[bin + 1]!
  }
  return Math.min(1, peakPower / all)
}

/** Pitch class of each bin of the chroma window, -1 outside 100 to 2,000 Hz. */
const PITCH_CLASSES = Int8Array.from({ length: CHROMA_WINDOW / 2 }, (_, bin) => {
  const hertz = (bin * ANALYSIS_SAMPLE_RATE) / CHROMA_WINDOW
  return hertz > 100 && hertz < 2000 ? (((Math.round(12 * Math.log2(hertz / 440)) + 9) % 12) + 12) % 12 : -1
})

function analyzeChroma(middle: Float32Array, start: number, chroma: FloatBuffer): void {
  const wave = Float64Array.from(LONG_WINDOW, (weight, i) => weight * middle[start + i]!)
  const rest = new Float64Array(CHROMA_WINDOW)
  fft(wave, rest)
  const vector = new Float64Array(12)
  PITCH_CLASSES.forEach((own, bin) => {
    if (own >= 0) vector[own]! += length(wave[bin]!, rest[bin]!)
  })
  for (const strength of vector) chroma.push(strength)
}
