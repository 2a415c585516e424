import type { PcmAudio } from './wav.ts'

const CROSSOVER_HERTZ = 260
const DELAYS_SECONDS = [0.0051, 0.0083, 0.0127]
const FEEDBACK = 0.55
const AMOUNT = 0.34

/** Spreads a stereo sound: what lies in the middle above the bass is smeared over both sides with opposite signs, so that in mono nothing changes. In place. */
export function widen({ channels, sampleRate }: PcmAudio): void {
  const [left, right] = channels
  if (!left || !right) return
  const smear = DELAYS_SECONDS.map((delay) => new AllPass(Math.round(delay * sampleRate)))
  const follow = 1 - Math.exp((-2 * Math.PI * CROSSOVER_HERTZ) / sampleRate)
  let bass = 0
  for (let i = 0; i < left.length; i++) {
    const middle = (left[i]! + right[i]!) * 0.5
    bass += follow * (middle - bass)
    let side = (middle - bass) * AMOUNT
    for (const filter of smear) side = filter.next(side)
    left[i]! += side
    right[i]! -= side
  }
}

/** All pitches as strong as before, each late by another time. */
class AllPass {
  readonly #line: Float32Array
  #at = 0

  constructor(delay: number) {
    this.#line = new Float32Array(delay)
  }

  next(sample: number): number {
    const late = this.#line[this.#at]!
    const inside = sample + FEEDBACK * late
    this.#line[this.#at] = inside
    this.#at = this.#at + 1 === this.#line.length ? 0 : this.#at + 1
    return late - FEEDBACK * inside
  }
}
