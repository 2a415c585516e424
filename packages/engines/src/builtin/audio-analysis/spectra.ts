import { fft } from '../align/fft.ts'
import { ANALYSIS_SAMPLE_RATE } from './decode-song.ts'

const WINDOW = 1024
const HOP = 256
/** Frames per second of the analysis. */
export const FRAME_RATE = ANALYSIS_SAMPLE_RATE / HOP
const CHROMA_WINDOW = 4096
/** Pitch classes are computed every so many frames. */
export const CHROMA_FRAMES = 8

/** Edges of bands in hertz, from bass drum to cymbal; narrower than a bin of the transform at the low end makes no sense. */
const EDGES = [
  30, 60, 95, 140, 190, 250, 320, 400, 490, 600, 720, 860, 1020, 1200, 1420, 1670, 1960, 2300, 2700, 3150, 3700, 4300, 5000, 5800, 6800,
  8000, 10_000,
]
export const BANDS = EDGES.length - 1
/** The first bands are bass and bass drum. */
export const BASS_BANDS = 4
/** What lies in the middle between the loudspeakers, where voices are put, in ranges that tell vowels apart, and hisses. */
const CENTRE_EDGES = [180, 400, 800, 1500, 3400, 5000, 9000]
export const CENTRE_BANDS = CENTRE_EDGES.length - 1

/** Spectral features of a song. Frame `i` is at `i / FRAME_RATE` seconds. */
export type Spectra = {
  readonly frames: number
  readonly durationSeconds: number
  /** Power in each of BANDS bands, frame by frame, both channels. */
  readonly bands: Float32Array
  /** Power of what both channels share in each of CENTRE_BANDS ranges. */
  readonly centre: Float32Array
  /** 0..1 for each frame: how far the middle between 180 and 3,400 Hz is made of single tones. */
  readonly tonal: Float32Array
  /** Twelve pitch classes for every CHROMA_FRAMES frames. */
  readonly chroma: Float32Array
}

/** Computes the features from blocks of interleaved stereo samples. */
export async function computeSpectra(blocks: AsyncIterable<Float32Array>): Promise<Spectra> {
  const ear = new Ear()
  for await (const block of blocks) ear.hear(block)
  return ear.finish()
}

class Ear {
  /** Half a window of silence first, so that a frame's middle is its time. */
  #middle = new Float32Array(CHROMA_WINDOW)
  #side = new Float32Array(CHROMA_WINDOW)
  #length = CHROMA_WINDOW / 2
  #samples = 0
  #frames = 0
  readonly #bands = new Growing()
  readonly #centre = new Growing()
  readonly #tonal = new Growing()
  readonly #chroma = new Growing()

  hear(block: Float32Array): void {
    const count = block.length / 2
    this.#samples += count
    this.#makeRoom(count)
    for (let i = 0; i < count; i++) {
      const [left, right] = [block[2 * i]!, block[2 * i + 1]!]
      this.#middle[this.#length + i] = (left + right) / 2
      this.#side[this.#length + i] = (left - right) / 2
    }
    this.#length += count
    this.#lookAtAll()
  }

  finish(): Spectra {
    const durationSeconds = this.#samples / ANALYSIS_SAMPLE_RATE
    this.hear(new Float32Array(CHROMA_WINDOW))
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

  #makeRoom(count: number): void {
    if (this.#length + count <= this.#middle.length) return
    const wider = (old: Float32Array) => {
      const next = new Float32Array(this.#length + count)
      next.set(old.subarray(0, this.#length))
      return next
    }
    this.#middle = wider(this.#middle)
    this.#side = wider(this.#side)
  }

  #lookAtAll(): void {
    let from = 0
    for (; from + CHROMA_WINDOW <= this.#length; from += HOP) {
      const start = from + (CHROMA_WINDOW - WINDOW) / 2
      lookAt(this.#middle, this.#side, start, this.#bands, this.#centre, this.#tonal)
      if (this.#frames % CHROMA_FRAMES === 0) hearPitches(this.#middle, from, this.#chroma)
      this.#frames++
    }
    this.#middle.copyWithin(0, from, this.#length)
    this.#side.copyWithin(0, from, this.#length)
    this.#length -= from
  }
}

/** A row of numbers that gets longer. */
class Growing {
  #values = new Float32Array(1 << 14)
  #length = 0

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const wider = new Float32Array(this.#length * 2)
      wider.set(this.#values)
      this.#values = wider
    }
    this.#values[this.#length++] = value
  }

  values(): Float32Array {
    return this.#values.slice(0, this.#length)
  }
}

const hann = (size: number) => Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size))
const SHORT = hann(WINDOW)
const LONG = hann(CHROMA_WINDOW)
const binOf = (hertz: number) => Math.max(1, Math.round((hertz * WINDOW) / ANALYSIS_SAMPLE_RATE))
const BAND_BINS = EDGES.map(binOf)
const CENTRE_BINS = CENTRE_EDGES.map(binOf)
const [TONAL_FROM, TONAL_TO] = [CENTRE_BINS[0]!, CENTRE_BINS[4]!]

/** Math.hypot takes ten times as long. */
const length = (x: number, y: number) => Math.sqrt(x * x + y * y)

const real = new Float64Array(WINDOW)
const imaginary = new Float64Array(WINDOW)
const both = new Float64Array(WINDOW / 2)
const shared = new Float64Array(WINDOW / 2)

/** Middle and side go through one transform as its real and its imaginary part. */
function lookAt(middle: Float32Array, side: Float32Array, start: number, bands: Growing, centre: Growing, tonal: Growing): void {
  for (let i = 0; i < WINDOW; i++) {
    real[i] = middle[start + i]! * SHORT[i]!
    imaginary[i] = side[start + i]! * SHORT[i]!
  }
  fft(real, imaginary)
  for (let bin = 1; bin < WINDOW / 2; bin++) {
    const mirror = WINDOW - bin
    const m = length(real[bin]! + real[mirror]!, imaginary[bin]! - imaginary[mirror]!) / 2
    const s = length(imaginary[bin]! + imaginary[mirror]!, real[mirror]! - real[bin]!) / 2
    both[bin] = (m * m + s * s) / WINDOW
    shared[bin] = Math.max(0, m - s) ** 2 / WINDOW
  }
  for (let band = 0; band < BANDS; band++) bands.push(sumOf(both, BAND_BINS[band]!, BAND_BINS[band + 1]!))
  for (let band = 0; band < CENTRE_BANDS; band++) centre.push(sumOf(shared, CENTRE_BINS[band]!, CENTRE_BINS[band + 1]!))
  tonal.push(tonalPart())
}

function sumOf(power: Float64Array, from: number, to: number): number {
  let sum = power[from]!
  for (let bin = from + 1; bin < to; bin++) sum += power[bin]!
  return sum
}

/** The part of the power that lies in narrow peaks. */
function tonalPart(): number {
  let [peaks, all] = [0, 1e-12]
  for (let bin = TONAL_FROM; bin < TONAL_TO; bin++) {
    const own = shared[bin]!
    all += own
    if (own > shared[bin - 1]! && own >= shared[bin + 1]! && own > 4 * Math.min(shared[bin - 3]!, shared[bin + 3]!))
      peaks += own + shared[bin - 1]! + shared[bin + 1]!
  }
  return Math.min(1, peaks / all)
}

/** The pitch class of each bin of the long window, -1 outside 100 to 2,000 Hz. */
const CLASSES = Int8Array.from({ length: CHROMA_WINDOW / 2 }, (_, bin) => {
  const hertz = (bin * ANALYSIS_SAMPLE_RATE) / CHROMA_WINDOW
  return hertz > 100 && hertz < 2000 ? (((Math.round(12 * Math.log2(hertz / 440)) + 9) % 12) + 12) % 12 : -1
})

function hearPitches(middle: Float32Array, start: number, chroma: Growing): void {
  const wave = Float64Array.from(LONG, (weight, i) => weight * middle[start + i]!)
  const rest = new Float64Array(CHROMA_WINDOW)
  fft(wave, rest)
  const classes = new Float64Array(12)
  CLASSES.forEach((own, bin) => {
    if (own >= 0) classes[own]! += length(wave[bin]!, rest[bin]!)
  })
  for (const strength of classes) chroma.push(strength)
}
