/** Acoustic measurements of a voice in hertz, over all voiced frames. */
export type VoiceProfile = {
  /** Median. */
  readonly pitchHertz: number
  /** 5th and 95th percentile of the pitch. */
  readonly lowHertz: number
  readonly highHertz: number
  /** Medians of the second and third formant. */
  readonly formantsHertz: readonly [second: number, third: number]
}

const RATE = 10_000
const FRAME = 400
const HOP = 200
const ORDER = 12
const [MIN_PITCH_HERTZ, MAX_PITCH_HERTZ] = [65, 340]
const MIN_CORRELATION = 0.7

/** Measures speech. `samples`: 10 kHz mono. */
export function measureVoice(samples: Float32Array): VoiceProfile {
  const pitches: number[] = []
  const second: number[] = []
  const third: number[] = []
  for (let at = 0; at + 2 * FRAME < samples.length; at += HOP) {
    const pitch = pitchAt(samples, at)
    if (pitch === undefined) continue
    pitches.push(pitch)
    const peaks = formantsOf(samples.subarray(at, at + FRAME))
    if (peaks.length < 3) continue
    second.push(peaks[1]!)
    third.push(peaks[2]!)
  }
  return {
    pitchHertz: quantile(pitches, 0.5),
    lowHertz: quantile(pitches, 0.05),
    highHertz: quantile(pitches, 0.95),
    formantsHertz: [quantile(second, 0.5), quantile(third, 0.5)],
  }
}

const quantile = (values: readonly number[], at: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * at)] ?? 0)

function pitchAt(samples: Float32Array, at: number): number | undefined {
  const autocorrelation = (lag: number, from = at) => {
    let sum = 0
    for (let i = 0; i < FRAME; i++) sum += samples[from + i]! * samples[at + lag + i]!
    return sum
  }
  const energy = autocorrelation(0)
  if (energy / FRAME < 0.001) return undefined
  let [best, period] = [MIN_CORRELATION, 0]
  for (let lag = Math.floor(RATE / MAX_PITCH_HERTZ); lag <= RATE / MIN_PITCH_HERTZ; lag++) {
    const correlation = autocorrelation(lag) / Math.sqrt(energy * autocorrelation(lag, at + lag) + 1e-12)
    if (correlation > best + (period > 0 ? 0.02 : 0)) [best, period] = [correlation, lag]
  }
  return period > 0 ? RATE / period : undefined
}

/** Formant frequencies in ascending order, by linear prediction. */
function formantsOf(frame: Float32Array): number[] {
  const windowed = frame.map((sample, i) => (sample - 0.95 * (frame[i - 1] ?? 0)) * (0.54 - 0.46 * Math.cos((2 * Math.PI * i) / FRAME)))
  const coefficients = linearPrediction(windowed)
  const levels = Array.from({ length: 200 }, (_, i) => -Math.log(powerAt(coefficients, (Math.PI * i) / 250)))
  return levels.flatMap((level, i) => (i > 5 && level > levels[i - 1]! && level >= (levels[i + 1] ?? Infinity) ? [(i * RATE) / 500] : []))
}

/** Coefficients by Levinson-Durbin recursion. */
function linearPrediction(frame: Float32Array): number[] {
  const correlation = Array.from({ length: ORDER + 1 }, (_, lag) => {
    let sum = 1e-9
    for (let i = lag; i < frame.length; i++) sum += frame[i]! * frame[i - lag]!
    return sum
  })
  let coefficients = [1]
  let error = correlation[0]!
  for (let order = 1; order <= ORDER; order++) {
    const reflection = -coefficients.reduce((sum, coefficient, i) => sum + coefficient * correlation[order - i]!, 0) / error
    const extended = [...coefficients, 0]
    coefficients = extended.map((coefficient, i) => coefficient + reflection * extended[order - i]!)
    error *= 1 - reflection * reflection
  }
  return coefficients
}

function powerAt(coefficients: readonly number[], angle: number): number {
  let [real, imaginary] = [0, 0]
  coefficients.forEach((coefficient, i) => {
    real += coefficient * Math.cos(angle * i)
    imaginary += coefficient * Math.sin(angle * i)
  })
  return real * real + imaginary * imaginary + 1e-12
}
