/** A pitch mark: `at` and `period` in samples. Unvoiced marks have a fixed period. */
type PitchMark = { readonly at: number; readonly period: number; readonly voiced: boolean }

const MIN_PITCH_HERTZ = 65
const MAX_PITCH_HERTZ = 340
const UNVOICED_PERIOD_SECONDS = 0.005
/** Minimum normalized autocorrelation of a voiced frame. */
const MIN_CORRELATION = 0.55
/** Resolution of the coarse search over lags and samples. */
const SEARCH_RATE = 5_400

/**
 * Shifts pitch by a time-varying ratio and preserves formants and timing, with pitch-synchronous overlap-add (PSOLA): two-period grains around pitch
 * marks are placed at a different spacing. For clean speech of a single voice. `factorAt`: pitch ratio at a time in seconds.
 */
export function shiftPitch(samples: Float32Array, sampleRate: number, factorAt: (seconds: number) => number): Float32Array {
  const marks = findPitchMarks(samples, sampleRate)
  const output = new Float32Array(samples.length)
  if (marks.length === 0) return samples.slice()
  let [at, nearest] = [marks[0]!.at, 0]
  while (at < samples.length) {
    while (nearest < marks.length - 1 && Math.abs(marks[nearest + 1]!.at - at) <= Math.abs(marks[nearest]!.at - at)) nearest++
    const mark = marks[nearest]!
    const factor = factorAt(at / sampleRate)
    addGrain(samples, output, mark, Math.round(at), mark.voiced ? factor : 1)
    at += mark.voiced ? mark.period / factor : mark.period
  }
  return output
}

/** Adds a windowed grain of two periods. Grains with a smaller spacing overlap more, so their gain is lower. */
function addGrain(samples: Float32Array, output: Float32Array, mark: PitchMark, at: number, factor: number): void {
  const halfLength = Math.round(mark.period)
  const gain = 1 / Math.sqrt(Math.max(1, factor))
  for (let i = -halfLength; i <= halfLength; i++) {
    const from = mark.at + i
    if (at + i < 0 || at + i >= output.length || from < 0 || from >= samples.length) continue
    output[at + i]! += gain * samples[from]! * (0.5 + 0.5 * Math.cos((Math.PI * i) / halfLength))
  }
}

function findPitchMarks(samples: Float32Array, sampleRate: number): PitchMark[] {
  const marks: PitchMark[] = []
  const unvoicedPeriod = Math.round(sampleRate * UNVOICED_PERIOD_SECONDS)
  let at = unvoicedPeriod
  while (at < samples.length) {
    const period = periodAt(samples, sampleRate, at)
    if (period === undefined) {
      marks.push({ at, period: unvoicedPeriod, voiced: false })
      at += unvoicedPeriod
      continue
    }
    const wasVoiced = marks.at(-1)?.voiced === true
    const mark = peakIndex(samples, at - Math.round(period * (wasVoiced ? 0.15 : 0.5)), at + Math.round(period * (wasVoiced ? 0.15 : 0.5)))
    marks.push({ at: Math.max(mark, (marks.at(-1)?.at ?? -1) + 1), period, voiced: true })
    at = marks.at(-1)!.at + Math.round(period)
  }
  return marks
}

function peakIndex(samples: Float32Array, from: number, to: number): number {
  let best = Math.max(0, from)
  for (let i = best; i <= Math.min(to, samples.length - 1); i++) if (samples[i]! > samples[best]!) best = i
  return best
}

/** Pitch period in samples by autocorrelation; undefined in unvoiced sound and silence. */
function periodAt(samples: Float32Array, sampleRate: number, at: number): number | undefined {
  const step = Math.max(1, Math.round(sampleRate / SEARCH_RATE))
  const [shortest, longest] = [Math.floor(sampleRate / MAX_PITCH_HERTZ), Math.ceil(sampleRate / MIN_PITCH_HERTZ)]
  const start = Math.max(0, at - longest)
  const length = Math.min(longest * 2, samples.length - start - longest)
  if (length < longest) return undefined
  const energy = dotProduct(samples, start, start, length, step)
  if (energy / length < 1e-5) return undefined
  const correlationAt = (lag: number) =>
    dotProduct(samples, start, start + lag, length, step) /
    Math.sqrt(energy * dotProduct(samples, start + lag, start + lag, length, step) + 1e-9)
  let [best, period] = [MIN_CORRELATION, 0]
  for (let lag = shortest; lag <= longest; lag += step) {
    const correlation = correlationAt(lag)
    // A multiple of the period correlates as well as the period, so a longer lag must be clearly better (octave errors).
    if (correlation > best + (period > 0 && lag - period > step ? 0.03 : 0)) [best, period] = [correlation, lag]
  }
  return period > 0 ? refineLag(correlationAt, period, step) : undefined
}

/** Searches the lags within a step of the best coarse lag. */
function refineLag(correlationAt: (lag: number) => number, coarse: number, step: number): number {
  const lags = Array.from({ length: 2 * step - 1 }, (_, i) => coarse + i - step + 1)
  return lags.reduce((best, lag) => (correlationAt(lag) > correlationAt(best) ? lag : best), coarse)
}

function dotProduct(samples: Float32Array, a: number, b: number, length: number, step: number): number {
  let sum = 0
  for (let i = 0; i < length; i += step) sum += samples[a + i]! * samples[b + i]!
  return sum
}
