import { fft } from './fft.ts'

/** Sample rate of the input in hertz. */
export const FEATURE_RATE = 16_000
const WINDOW_SAMPLES = 400
const FFT_SIZE = 512
const BANDS = 26
const COEFFICIENTS = 13
/** Coefficients and their deltas. */
const FEATURE_SIZE = COEFFICIENTS * 2

/** MFCCs and their deltas of 25 ms windows every `hop` samples (16 kHz mono), normalized to zero mean and unit variance. */
export function melCepstra(samples: Float32Array, hop: number): Float32Array[] {
  const count = Math.max(1, Math.floor((samples.length - WINDOW_SAMPLES) / hop) + 1)
  const cepstra = Array.from({ length: count }, (_, i) => cepstrum(samples, i * hop))
  const features = cepstra.map((frame, i) => withDelta(frame, cepstra[Math.max(0, i - 2)]!, cepstra[Math.min(count - 1, i + 2)]!))
  normalizeFeatures(features)
  return features
}

const HAMMING = Float64Array.from({ length: WINDOW_SAMPLES }, (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (WINDOW_SAMPLES - 1)))
const COSINES = Array.from({ length: COEFFICIENTS }, (_, c) =>
  Float64Array.from({ length: BANDS }, (_, band) => Math.cos((Math.PI * c * (band + 0.5)) / BANDS)),
)

type Filter = { readonly first: number; readonly weights: readonly number[] }

const toMel = (hertz: number) => 1127 * Math.log(1 + hertz / 700)
const toBin = (mel: number) => (700 * (Math.exp(mel / 1127) - 1) * FFT_SIZE) / FEATURE_RATE

function melFilters(): Filter[] {
  const [low, high] = [toMel(80), toMel(7600)]
  const edges = Array.from({ length: BANDS + 2 }, (_, i) => toBin(low + ((high - low) * i) / (BANDS + 1)))
  return Array.from({ length: BANDS }, (_, band) => {
    const [from, top, to] = [edges[band]!, edges[band + 1]!, edges[band + 2]!]
    const first = Math.ceil(from)
    const weights = Array.from({ length: Math.max(0, Math.floor(to) - first + 1) }, (_, i) => {
      const bin = first + i
      return bin <= top ? (bin - from) / (top - from) : (to - bin) / (to - top)
    })
    return { first, weights }
  })
}

const MEL_FILTERS = melFilters()

function cepstrum(samples: Float32Array, start: number): Float64Array {
  const real = new Float64Array(FFT_SIZE)
  const imaginary = new Float64Array(FFT_SIZE)
  for (let i = 0; i < WINDOW_SAMPLES; i++) {
    const at = start + i
    real[i] = ((samples[at] ?? 0) - 0.97 * (samples[at - 1] ?? 0)) * HAMMING[i]!
  }
  fft(real, imaginary)
  const bands = MEL_FILTERS.map(({ first, weights }) => {
    let sum = 1e-7
    weights.forEach((weight, i) => (sum += weight * (real[first + i]! ** 2 + imaginary[first + i]! ** 2)))
    return Math.log(sum)
  })
  return Float64Array.from(COSINES, (cosines) => bands.reduce((sum, value, band) => sum + value * cosines[band]!, 0))
}

function withDelta(frame: Float64Array, before: Float64Array, after: Float64Array): Float32Array {
  const features = new Float32Array(FEATURE_SIZE)
  for (let c = 0; c < COEFFICIENTS; c++) {
    features[c] = frame[c]!
    features[COEFFICIENTS + c] = after[c]! - before[c]!
  }
  return features
}

/** Cepstral mean and variance normalization: reduces differences of voice and microphone. Deltas are scaled by 0.6. */
function normalizeFeatures(frames: readonly Float32Array[]): void {
  for (let c = 0; c < FEATURE_SIZE; c++) {
    let [sum, squares] = [0, 0]
    for (const frame of frames) {
      sum += frame[c]!
      squares += frame[c]! ** 2
    }
    const mean = sum / frames.length
    const spread = Math.sqrt(Math.max(1e-6, squares / frames.length - mean ** 2))
    for (const frame of frames) frame[c] = ((frame[c]! - mean) / spread) * (c < COEFFICIENTS ? 1 : 0.6)
  }
}
