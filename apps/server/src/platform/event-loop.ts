import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How late this process's event loop was since the last reading, in milliseconds. */
export type EventLoopDelay = { p50: number; p99: number; max: number }

const milliseconds = (nanoseconds: number) => Math.round(nanoseconds / 10_000) / 100

/** Watches the event loop; `read` answers and begins anew. */
export function watchEventLoop(): { read(): EventLoopDelay; stop(): void } {
  const histogram = monitorEventLoopDelay({ resolution: 10 })
  histogram.enable()
  return {
    read() {
      const delay = {
        p50: milliseconds(histogram.percentile(50)),
        p99: milliseconds(histogram.percentile(99)),
        max: milliseconds(histogram.max),
      }
      histogram.reset()
      return delay
    },
    stop: () => void histogram.disable(),
  }
}
