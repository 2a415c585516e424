/**
 * Time-stretching with preserved pitch: waveform-similarity overlap-add (WSOLA). Windows of 40 ms are read at `speed` times the output hop, each shifted
 * by up to 10 ms to the best match with its predecessor, and cross-faded over half of their length.
 */
const WINDOW_SECONDS = 0.04
const SEARCH_SECONDS = 0.01
/** Step in samples of the coarse search, which is refined around the best match. */
const COARSE_STEP = 4

export class TimeStretch {
  private readonly speed: number
  private readonly halfWindow: number
  private readonly searchRadius: number
  private readonly fadeIn: Float32Array
  private input: Float32Array[]
  /** Source position of the first sample of `input`. */
  private inputStart = 0
  private windowCount = 0
  private tail: Float32Array[] | null = null
  /** Source position that continues the last window: the target of the similarity search. */
  private continuation = 0

  /** `speed` > 0; 2 is twice as fast. `sampleRate` in Hz. */
  constructor(options: { readonly speed: number; readonly sampleRate: number; readonly channels: number }) {
    this.speed = options.speed
    this.halfWindow = Math.round((WINDOW_SECONDS * options.sampleRate) / 2)
    this.searchRadius = Math.round(SEARCH_SECONDS * options.sampleRate)
    this.input = Array.from({ length: options.channels }, () => new Float32Array(0))
    this.fadeIn = Float32Array.from(
      { length: this.halfWindow },
      (_, index) => 0.5 - 0.5 * Math.cos((Math.PI * (index + 0.5)) / this.halfWindow),
    )
  }

  /** Adds samples per channel and returns the finished output per channel, which may be empty. */
  push(samples: readonly Float32Array[]): Float32Array[] {
    this.input = this.input.map((channel, index) => concat(channel, samples[index] ?? samples[0] ?? new Float32Array(0)))
    const finished: Float32Array[][] = []
    while (this.inputEnd >= this.nextPosition() + this.searchRadius + 2 * this.halfWindow) finished.push(this.addWindow())
    this.dropPassedInput()
    return this.input.map((_, channel) => concatAll(finished.map((part) => part[channel] as Float32Array)))
  }

  /** Returns the remaining output after the end of the source. */
  flush(): Float32Array[] {
    const silence = this.input.map(() => new Float32Array(2 * this.halfWindow + 2 * this.searchRadius))
    return this.push(silence)
  }

  private get inputEnd(): number {
    return this.inputStart + (this.input[0]?.length ?? 0)
  }

  private nextPosition(): number {
    return Math.round(this.windowCount * this.halfWindow * this.speed)
  }

  /** Adds a window by overlap-add and returns half a window of finished output. */
  private addWindow(): Float32Array[] {
    const position = this.tail ? this.bestPosition(this.nextPosition()) : this.nextPosition()
    const from = position - this.inputStart
    const { tail, halfWindow: half, fadeIn } = this
    const finished = this.input.map((channel, index) => {
      const next = channel.subarray(from, from + half)
      if (!tail) return next.slice()
      const previous = tail[index] as Float32Array
      return next.map((value, at) => value * (fadeIn[at] as number) + (previous[at] as number) * (1 - (fadeIn[at] as number)))
    })
    this.tail = this.input.map((channel) => channel.slice(from + half, from + 2 * half))
    this.continuation = position + half
    this.windowCount++
    return finished
  }

  private bestPosition(target: number): number {
    const low = Math.max(this.inputStart, target - this.searchRadius)
    const coarse = this.bestInRange(low, target + this.searchRadius, COARSE_STEP)
    return this.bestInRange(Math.max(low, coarse - COARSE_STEP), coarse + COARSE_STEP, 1)
  }

  private bestInRange(low: number, high: number, step: number): number {
    let best = low
    let bestSimilarity = -Infinity
    for (let position = low; position <= high; position += step) {
      const similarity = this.similarity(position, step)
      if (similarity <= bestSimilarity) continue
      best = position
      bestSimilarity = similarity
    }
    return best
  }

  /** Normalized cross-correlation of the source at `place` with the continuation of the last window, on the first channel. */
  private similarity(position: number, step: number): number {
    const channel = this.input[0] as Float32Array
    const [a, b] = [position - this.inputStart, this.continuation - this.inputStart]
    let product = 0
    let energy = 1e-9
    for (let index = 0; index < this.halfWindow; index += step) {
      const value = channel[a + index] ?? 0
      product += value * (channel[b + index] ?? 0)
      energy += value * value
    }
    return product / Math.sqrt(energy)
  }

  private dropPassedInput(): void {
    const needed = Math.max(0, Math.min(this.nextPosition() - this.searchRadius, this.continuation))
    const passed = Math.min(needed - this.inputStart, this.input[0]?.length ?? 0)
    if (passed <= 0) return
    this.input = this.input.map((channel) => channel.slice(passed))
    this.inputStart += passed
  }
}

function concat(first: Float32Array, second: Float32Array): Float32Array {
  const both = new Float32Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

const concatAll = (parts: readonly Float32Array[]): Float32Array => {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
