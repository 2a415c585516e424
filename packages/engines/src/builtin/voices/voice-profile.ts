/** Acoustic measures of a voice: hertz, medians of all voiced frames. */
export type VoiceProfile = {
  readonly pitch: number
  /** Nine tenths of the melody lie between these. */
  readonly lowest: number
  readonly highest: number
  /** Second and third resonance of the throat: higher in smaller people. */
  readonly resonances: readonly [second: number, third: number]
}

const RATE = 10_000
const FRAME = 400
const HOP = 200
const ORDER = 12
const [LOWEST_HERTZ, HIGHEST_HERTZ] = [65, 340]
const VOICED = 0.7

/** Measures speech, 10 kHz mono. */
export function measureVoice(samples: Float32Array): VoiceProfile {
  const pitches: number[] = []
  const second: number[] = []
  const third: number[] = []
  for (let at = 0; at + 2 * FRAME < samples.length; at += HOP) {
    const pitch = pitchAt(samples, at)
    if (pitch === undefined) continue
    pitches.push(pitch)
    const peaks = resonancesOf(samples.subarray(at, at + FRAME))
    if (peaks.length < 3) continue
    second.push(peaks[1]!)
    third.push(peaks[2]!)
  }
  return {
    pitch: part(pitches, 0.5),
    lowest: part(pitches, 0.05),
    highest: part(pitches, 0.95),
    resonances: [part(second, 0.5), part(third, 0.5)],
  }
}

const part = (values: readonly number[], at: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * at)] ?? 0)

function pitchAt(samples: Float32Array, at: number): number | undefined {
  const product = (lag: number, from = at) => {
    let sum = 0
    for (let i = 0; i < FRAME; i++) sum += samples[from + i]! * samples[at + lag + i]!
    return sum
  }
  const energy = product(0)
  if (energy / FRAME < 0.001) return undefined
  let [best, period] = [VOICED, 0]
  for (let lag = Math.floor(RATE / HIGHEST_HERTZ); lag <= RATE / LOWEST_HERTZ; lag++) {
    const likeness = product(lag) / Math.sqrt(energy * product(lag, at + lag) + 1e-12)
    if (likeness > best + (period > 0 ? 0.02 : 0)) [best, period] = [likeness, lag]
  }
  return period > 0 ? RATE / period : undefined
}

/** Peaks of the throat's own sound, from low to high, by linear prediction. */
function resonancesOf(frame: Float32Array): number[] {
  const weighed = frame.map((sample, i) => (sample - 0.95 * (frame[i - 1] ?? 0)) * (0.54 - 0.46 * Math.cos((2 * Math.PI * i) / FRAME)))
  const filter = predict(weighed)
  const levels = Array.from({ length: 200 }, (_, i) => -Math.log(powerAt(filter, (Math.PI * i) / 250)))
  return levels.flatMap((level, i) => (i > 5 && level > levels[i - 1]! && level >= (levels[i + 1] ?? Infinity) ? [(i * RATE) / 500] : []))
}

/** Levinson's recursion. */
function predict(frame: Float32Array): number[] {
  const likeness = Array.from({ length: ORDER + 1 }, (_, lag) => {
    let sum = 1e-9
    for (let i = lag; i < frame.length; i++) sum += frame[i]! * frame[i - lag]!
    return sum
  })
  let filter = [1]
  let error = likeness[0]!
  for (let order = 1; order <= ORDER; order++) {
    const reflection = -filter.reduce((sum, weight, i) => sum + weight * likeness[order - i]!, 0) / error
    const longer = [...filter, 0]
    filter = longer.map((weight, i) => weight + reflection * longer[order - i]!)
    error *= 1 - reflection * reflection
  }
  return filter
}

function powerAt(filter: readonly number[], angle: number): number {
  let [real, imaginary] = [0, 0]
  filter.forEach((weight, i) => {
    real += weight * Math.cos(angle * i)
    imaginary += weight * Math.sin(angle * i)
  })
  return real * real + imaginary * imaginary + 1e-12
}
