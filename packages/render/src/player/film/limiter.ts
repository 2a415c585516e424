/** Times in seconds: gain is lowered this long before a peak, and comes back after it. */
const LOOKAHEAD_SECONDS = 0.005
const RELEASE_SECONDS = 0.08

type Options = { readonly sampleRate: number; /** Highest sample value, linear. */ readonly ceiling: number }

/**
 * Limiter of a stereo stream that no sample exceeds: the least gain that the next 5 ms need, released slowly and averaged over the same time. What goes in
 * comes out as long, without a delay, once the samples after it are known.
 */
export class Limiter {
  private readonly lookahead: number
  private readonly keep: number
  private readonly ceiling: number
  private pending: Float32Array[] = [new Float32Array(0), new Float32Array(0)]
  private released = 1
  /** The latest gains, whose mean is applied. */
  private readonly gains: Float32Array
  private sum: number
  private count = 0

  constructor({ sampleRate, ceiling }: Options) {
    this.lookahead = Math.round(LOOKAHEAD_SECONDS * sampleRate)
    this.keep = Math.exp(-1 / (RELEASE_SECONDS * sampleRate))
    this.ceiling = ceiling
    this.gains = new Float32Array(this.lookahead).fill(1)
    this.sum = this.lookahead
  }

  /** Samples of both sides; returns the limited ones that are finished. */
  push(left: Float32Array, right: Float32Array): Float32Array[] {
    this.pending = [joined(this.pending[0]!, left), joined(this.pending[1]!, right)]
    return this.limit(Math.max(0, this.pending[0]!.length - this.lookahead + 1))
  }

  /** The remaining samples. */
  flush(): Float32Array[] {
    const rest = this.pending[0]!.length
    const silence = new Float32Array(this.lookahead)
    this.pending = [joined(this.pending[0]!, silence), joined(this.pending[1]!, silence)]
    return this.limit(rest)
  }

  private limit(length: number): Float32Array[] {
    const [left, right] = this.pending as [Float32Array, Float32Array]
    const needed = this.neededGains(left, right)
    const limited = [left.slice(0, length), right.slice(0, length)] as const
    for (let index = 0; index < length; index++) {
      const gain = this.nextGain(needed[index]!)
      limited[0][index]! *= gain
      limited[1][index]! *= gain
    }
    this.pending = [left.slice(length), right.slice(length)]
    return [...limited]
  }

  /** For each sample the least gain that it and those of the lookahead after it need. */
  private neededGains(left: Float32Array, right: Float32Array): Float32Array {
    const needed = left.map((value, index) => Math.min(1, this.ceiling / Math.max(1e-9, Math.abs(value), Math.abs(right[index]!))))
    const least = new Float32Array(needed.length)
    const queue: number[] = []
    let head = 0
    for (let index = needed.length - 1; index >= 0; index--) {
      while (queue.length > head && needed[queue.at(-1)!]! >= needed[index]!) queue.pop()
      queue.push(index)
      while (queue[head]! >= index + this.lookahead) head++
      least[index] = needed[queue[head]!]!
    }
    return least
  }

  private nextGain(needed: number): number {
    this.released = Math.min(needed, 1 - (1 - this.released) * this.keep)
    const place = this.count++ % this.lookahead
    this.sum += this.released - this.gains[place]!
    this.gains[place] = this.released
    return Math.min(1, this.sum / this.lookahead)
  }
}

function joined(first: Float32Array, second: Float32Array): Float32Array {
  const both = new Float32Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
