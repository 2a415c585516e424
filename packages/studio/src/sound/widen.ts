import type { PcmAudio } from './wav.ts'

const CROSSOVER_HERTZ = 260
const DELAYS_SECONDS = [0.0051, 0.0083, 0.0127]
const FEEDBACK = 0.55
const AMOUNT = 0.34

/** Widens stereo audio, in place: adds the decorrelated mid signal above 260 Hz to both channels with opposite signs, so the mono sum is unchanged. */
export function widen({ channels, sampleRate }: PcmAudio): void {
  const [left, right] = channels
  if (!left || !right) return
  const allPasses = DELAYS_SECONDS.map((delay) => new AllPass(Math.round(delay * sampleRate)))
  const smoothing = 1 - Math.exp((-2 * Math.PI * CROSSOVER_HERTZ) / sampleRate)
  let bass = 0
  for (let i = 0; i < left.length; i++) {
    const mid = (left[i]! + right[i]!) * 0.5
    bass += smoothing * (mid - bass)
    let side = (mid - bass) * AMOUNT
    for (const filter of allPasses) side = filter.next(side)
    left[i]! += side
    right[i]! -= side
  }
}

/** Schroeder all-pass filter: flat magnitude, frequency-dependent delay. */
class AllPass {
  readonly #delayLine: Float32Array
  #at = 0

  constructor(delay: number) {
    this.#delayLine = new Float32Array(delay)
  }

  next(sample: number): number {
    const delayed = this.#delayLine[this.#at]!
    const input = sample + FEEDBACK * delayed
    this.#delayLine[this.#at] = input
    this.#at = this.#at + 1 === this.#delayLine.length ? 0 : this.#at + 1
    return delayed - FEEDBACK * input
  }
}
