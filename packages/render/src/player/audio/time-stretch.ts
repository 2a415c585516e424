/**
 * Time-stretching with preserved pitch: waveform-similarity overlap-add (WSOLA). Windows of 40 ms are read at `speed` times the output hop, each shifted
 * by up to 10 ms to the best match with its predecessor, and cross-faded over half of their length.
 */
const WINDOW_SECONDS = 0.04
const SEARCH_SECONDS = 0.01
/** Step in samples of the coarse search, which is refined around the best match. */
const COARSE = 4

export class TimeStretch {
  private readonly speed: number
  private readonly half: number
  private readonly reach: number
  private readonly rise: Float32Array
  private input: Float32Array[]
  /** Source position of the first sample of `input`. */
  private inputFrom = 0
  private windows = 0
  private tail: Float32Array[] | null = null
  /** Source position that continues the last window: the target of the similarity search. */
  private following = 0

  /** `speed` > 0; 2 is twice as fast. `sampleRate` in Hz. */
  constructor(options: { readonly speed: number; readonly sampleRate: number; readonly channels: number }) {
    this.speed = options.speed
    this.half = Math.round((WINDOW_SECONDS * options.sampleRate) / 2)
    this.reach = Math.round(SEARCH_SECONDS * options.sampleRate)
    this.input = Array.from({ length: options.channels }, () => new Float32Array(0))
    this.rise = Float32Array.from({ length: this.half }, (_, index) => 0.5 - 0.5 * Math.cos((Math.PI * (index + 0.5)) / this.half))
  }

  /** Adds samples per channel and returns the finished output per channel, which may be empty. */
  push(samples: readonly Float32Array[]): Float32Array[] {
    this.input = this.input.map((channel, index) => joined(channel, samples[index] ?? samples[0] ?? new Float32Array(0)))
    const ready: Float32Array[][] = []
    while (this.inputEnd >= this.nextPlace() + this.reach + 2 * this.half) ready.push(this.layDown())
    this.forgetPassed()
    return this.input.map((_, channel) => joinedAll(ready.map((part) => part[channel] as Float32Array)))
  }

  /** Returns the remaining output after the end of the source. */
  flush(): Float32Array[] {
    const silence = this.input.map(() => new Float32Array(2 * this.half + 2 * this.reach))
    return this.push(silence)
  }

  private get inputEnd(): number {
    return this.inputFrom + (this.input[0]?.length ?? 0)
  }

  private nextPlace(): number {
    return Math.round(this.windows * this.half * this.speed)
  }

  /** Adds a window by overlap-add and returns half a window of finished output. */
  private layDown(): Float32Array[] {
    const place = this.tail ? this.bestPlace(this.nextPlace()) : this.nextPlace()
    const from = place - this.inputFrom
    const { tail, half, rise } = this
    const finished = this.input.map((channel, index) => {
      const fresh = channel.subarray(from, from + half)
      if (!tail) return fresh.slice()
      const old = tail[index] as Float32Array
      return fresh.map((value, at) => value * (rise[at] as number) + (old[at] as number) * (1 - (rise[at] as number)))
    })
    this.tail = this.input.map((channel) => channel.slice(from + half, from + 2 * half))
    this.following = place + half
    this.windows++
    return finished
  }

  private bestPlace(near: number): number {
    const low = Math.max(this.inputFrom, near - this.reach)
    const coarse = this.bestAmong(low, near + this.reach, COARSE)
    return this.bestAmong(Math.max(low, coarse - COARSE), coarse + COARSE, 1)
  }

  private bestAmong(low: number, high: number, step: number): number {
    let best = low
    let bestLikeness = -Infinity
    for (let place = low; place <= high; place += step) {
      const likeness = this.likeness(place, step)
      if (likeness <= bestLikeness) continue
      best = place
      bestLikeness = likeness
    }
    return best
  }

  /** Normalized cross-correlation of the source at `place` with the continuation of the last window, on the first channel. */
  private likeness(place: number, step: number): number {
    const channel = this.input[0] as Float32Array
    const [a, b] = [place - this.inputFrom, this.following - this.inputFrom]
    let product = 0
    let energy = 1e-9
    for (let index = 0; index < this.half; index += step) {
      const value = channel[a + index] ?? 0
      product += value * (channel[b + index] ?? 0)
      energy += value * value
    }
    return product / Math.sqrt(energy)
  }

  private forgetPassed(): void {
    const needed = Math.max(0, Math.min(this.nextPlace() - this.reach, this.following))
    const passed = Math.min(needed - this.inputFrom, this.input[0]?.length ?? 0)
    if (passed <= 0) return
    this.input = this.input.map((channel) => channel.slice(passed))
    this.inputFrom += passed
  }
}

function joined(first: Float32Array, second: Float32Array): Float32Array {
  const both = new Float32Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

const joinedAll = (parts: readonly Float32Array[]): Float32Array => {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
