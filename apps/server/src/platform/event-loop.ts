import { type RecordableHistogram, monitorEventLoopDelay } from 'node:perf_hooks'

/** Delay of the event loop since the last reading, in milliseconds. */
export type EventLoopDelay = { p50: number; p99: number; max: number }

const milliseconds = (nanoseconds: number) => Math.round(nanoseconds / 10_000) / 100

export function delayOf(histogram: Pick<RecordableHistogram, 'percentile' | 'max'>): EventLoopDelay {
  return {
    p50: milliseconds(histogram.percentile(50)),
    p99: milliseconds(histogram.percentile(99)),
    max: milliseconds(histogram.max),
  }
}

/** Measures the delay of the event loop; `read` returns it and resets the measurement. */
export function watchEventLoop(): { read(): EventLoopDelay; stop(): void } {
  const histogram = monitorEventLoopDelay({ resolution: 10 })
  histogram.enable()
  return {
    read() {
      const delay = delayOf(histogram)
      histogram.reset()
      return delay
    },
    stop: () => void histogram.disable(),
  }
}
