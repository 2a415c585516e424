/** One pulse of the voice, or a piece of its noise: where, and how long until the next (samples). */
type Mark = { readonly at: number; readonly period: number; readonly voiced: boolean }

const LOWEST_HERTZ = 65
const HIGHEST_HERTZ = 340
const NOISE_SECONDS = 0.005
/** How alike a stretch must be to itself a period later to count as voiced. */
const VOICED = 0.55
/** Lags and samples looked at, at first; finer sound is looked at more coarsely. */
const STEPS_PER_SECOND = 5_400

/**
 * Moves the pitch of a voice by a factor, over time, and leaves its timbre and timing: the pulses of the voice are cut out, each with its neighbour's
 * edges, and laid down again nearer together or further apart (PSOLA). For speech of one voice without noise.
 */
export function shiftPitch(samples: Float32Array, sampleRate: number, factorAt: (seconds: number) => number): Float32Array {
  const marks = findMarks(samples, sampleRate)
  const output = new Float32Array(samples.length)
  if (marks.length === 0) return samples.slice()
  let [at, nearest] = [marks[0]!.at, 0]
  while (at < samples.length) {
    while (nearest < marks.length - 1 && Math.abs(marks[nearest + 1]!.at - at) <= Math.abs(marks[nearest]!.at - at)) nearest++
    const mark = marks[nearest]!
    const factor = factorAt(at / sampleRate)
    layGrain(samples, output, mark, Math.round(at), mark.voiced ? factor : 1)
    at += mark.voiced ? mark.period / factor : mark.period
  }
  return output
}

/** Two periods around a mark, faded in and out. Closer pulses overlap more, so each is a little quieter. */
function layGrain(samples: Float32Array, output: Float32Array, mark: Mark, at: number, factor: number): void {
  const reach = Math.round(mark.period)
  const gain = 1 / Math.sqrt(Math.max(1, factor))
  for (let i = -reach; i <= reach; i++) {
    const from = mark.at + i
    if (at + i < 0 || at + i >= output.length || from < 0 || from >= samples.length) continue
    output[at + i]! += gain * samples[from]! * (0.5 + 0.5 * Math.cos((Math.PI * i) / reach))
  }
}

function findMarks(samples: Float32Array, sampleRate: number): Mark[] {
  const marks: Mark[] = []
  const noise = Math.round(sampleRate * NOISE_SECONDS)
  let at = noise
  while (at < samples.length) {
    const period = periodAt(samples, sampleRate, at)
    if (period === undefined) {
      marks.push({ at, period: noise, voiced: false })
      at += noise
      continue
    }
    const wasVoiced = marks.at(-1)?.voiced === true
    const mark = strongest(samples, at - Math.round(period * (wasVoiced ? 0.15 : 0.5)), at + Math.round(period * (wasVoiced ? 0.15 : 0.5)))
    marks.push({ at: Math.max(mark, (marks.at(-1)?.at ?? -1) + 1), period, voiced: true })
    at = marks.at(-1)!.at + Math.round(period)
  }
  return marks
}

function strongest(samples: Float32Array, from: number, to: number): number {
  let best = Math.max(0, from)
  for (let i = best; i <= Math.min(to, samples.length - 1); i++) if (samples[i]! > samples[best]!) best = i
  return best
}

/** The length of one pulse around a sample, by comparing the sound with itself; undefined in noise and silence. */
function periodAt(samples: Float32Array, sampleRate: number, at: number): number | undefined {
  const step = Math.max(1, Math.round(sampleRate / STEPS_PER_SECOND))
  const [shortest, longest] = [Math.floor(sampleRate / HIGHEST_HERTZ), Math.ceil(sampleRate / LOWEST_HERTZ)]
  const start = Math.max(0, at - longest)
  const length = Math.min(longest * 2, samples.length - start - longest)
  if (length < longest) return undefined
  const energy = product(samples, start, start, length, step)
  if (energy / length < 1e-5) return undefined
  const alike = (lag: number) =>
    product(samples, start, start + lag, length, step) / Math.sqrt(energy * product(samples, start + lag, start + lag, length, step) + 1e-9)
  let [best, period] = [VOICED, 0]
  for (let lag = shortest; lag <= longest; lag += step) {
    const likeness = alike(lag)
    // A multiple of the period fits as well as the period itself: the shorter one has to be beaten clearly.
    if (likeness > best + (period > 0 && lag - period > step ? 0.03 : 0)) [best, period] = [likeness, lag]
  }
  return period > 0 ? sharpest(alike, period, step) : undefined
}

/** The lags between two steps are looked at only around the best one. */
function sharpest(alike: (lag: number) => number, about: number, step: number): number {
  const lags = Array.from({ length: 2 * step - 1 }, (_, i) => about + i - step + 1)
  return lags.reduce((best, lag) => (alike(lag) > alike(best) ? lag : best), about)
}

function product(samples: Float32Array, a: number, b: number, length: number, step: number): number {
  let sum = 0
  for (let i = 0; i < length; i += step) sum += samples[a + i]! * samples[b + i]!
  return sum
}
