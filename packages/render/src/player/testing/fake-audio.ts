/** A scheduled buffer: starts at `at` in seconds of the output's clock, skipping `offset` seconds. */
export type Scheduled = {
  readonly at: number
  readonly offset: number
  readonly channels: readonly Float32Array[]
  readonly rate: number
  isStopped: boolean
  /** Fires the `ended` event. */
  end(): void
}

/** Records the curves set on a gain node. */
export class FakeGain {
  readonly curves: { readonly values: readonly number[]; readonly at: number; readonly seconds: number }[] = []
  readonly targets: unknown[] = []
  isConnected = false
  readonly gain = {
    value: 1,
    setValueCurveAtTime: (values: Float32Array, at: number, seconds: number) => void this.curves.push({ values: [...values], at, seconds }),
  }
  connect<T>(target: T): T {
    this.targets.push(target)
    this.isConnected = true
    return target
  }
  disconnect(): void {
    this.isConnected = false
  }
}

/** In-memory audio context; its clock follows `performance.now()` while running. */
export class FakeAudioContext {
  state: 'suspended' | 'running' | 'closed' = 'suspended'
  readonly sampleRate = 48_000
  readonly destination = { name: 'loudspeaker' }
  readonly gains: FakeGain[] = []
  readonly scheduled: Scheduled[] = []
  /** Whether `resume` succeeds, as after a user gesture. */
  mayRun = true
  outputLatency = 0
  private played = 0
  private since = 0

  get currentTime(): number {
    return this.played + (this.state === 'running' ? (performance.now() - this.since) / 1000 : 0)
  }
  async resume(): Promise<void> {
    if (!this.mayRun) throw new Error('no gesture yet')
    if (this.state === 'running') return
    this.since = performance.now()
    this.state = 'running'
  }
  async suspend(): Promise<void> {
    this.played = this.currentTime
    this.state = 'suspended'
  }
  async close(): Promise<void> {
    this.played = this.currentTime
    this.state = 'closed'
  }
  createGain(): FakeGain {
    const gain = new FakeGain()
    this.gains.push(gain)
    return gain
  }
  createBuffer(count: number, length: number, sampleRate: number) {
    const channels = Array.from({ length: count }, () => new Float32Array(length))
    const copyToChannel = (data: Float32Array, index: number) => channels[index]?.set(data)
    return { channels, length, sampleRate, duration: length / sampleRate, copyToChannel }
  }
  createBufferSource() {
    const ended: (() => void)[] = []
    const own: { entry?: Scheduled } = {}
    const node = {
      buffer: null as ReturnType<FakeAudioContext['createBuffer']> | null,
      connect: <T>(target: T): T => target,
      start: (at: number, offset: number) => {
        const { channels = [], sampleRate: rate = 0 } = node.buffer ?? {}
        own.entry = { at, offset, channels, rate, isStopped: false, end: () => ended.forEach((listener) => listener()) }
        this.scheduled.push(own.entry)
      },
      stop: () => {
        if (own.entry) own.entry.isStopped = true
      },
      addEventListener: (_name: 'ended', listener: () => void) => void ended.push(listener),
    }
    return node
  }
}
