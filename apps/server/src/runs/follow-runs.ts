import { endsStream } from '@fablecut/domain/story/status-rules'
import type { RunEvent, RunHub } from './run-hub.ts'

/**
 * Streams the events of runs: first the current one of each, then new ones; ends after every run has completed or failed. `afterId` is the
 * last event id a reconnecting client received; earlier events are not sent again. Ends at once when `signal` aborts.
 */
export async function* followRuns(
  hub: RunHub,
  runIds: readonly string[],
  options: { afterId?: number; signal?: AbortSignal | undefined } = {},
): AsyncGenerator<RunEvent, void, void> {
  // An aborted signal emits no further event.
  if (options.signal?.aborted) return
  const latestEvents = new LatestEvents()
  const active = new Set(runIds)
  const stops = runIds.map((runId) => hub.watch(runId, (event) => latestEvents.put(runId, event)))
  const wake = () => latestEvents.close()
  options.signal?.addEventListener('abort', wake, { once: true })
  try {
    for (const runId of active) await latestEvents.putFirst(runId, hub, options.afterId ?? 0)
    while (active.size > 0) {
      const next = await latestEvents.take()
      if (!next || options.signal?.aborted) return
      if (!active.has(next.runId)) continue
      if (endsStream(next.event.event.status)) active.delete(next.runId)
      yield next.event
    }
  } finally {
    options.signal?.removeEventListener('abort', wake)
    for (const stop of stops) stop()
  }
}

type PendingEvent = { readonly runId: string; readonly event: RunEvent }

/** Keeps only the newest event of each run: a slow client skips what is out of date, and memory stays bounded. */
class LatestEvents {
  readonly #waiting = new Map<string, PendingEvent>()
  readonly #seen = new Map<string, number>()
  #notify: (() => void) | undefined
  #closed = false

  put(runId: string, event: RunEvent): void {
    if (event.id <= (this.#seen.get(runId) ?? 0)) return
    this.#seen.set(runId, event.id)
    this.#waiting.set(runId, { runId, event })
    this.#notify?.()
  }

  async putFirst(runId: string, hub: RunHub, afterId: number): Promise<void> {
    const current = (await hub.latest(runId, afterId)) ?? (await this.#endedBefore(runId, hub))
    if (current) this.put(runId, current)
  }

  /** A run that ended before the client reconnected has no new event, but its stream has to end. */
  async #endedBefore(runId: string, hub: RunHub): Promise<RunEvent | null> {
    const last = await hub.latest(runId)
    return last && endsStream(last.event.status) ? last : null
  }

  close(): void {
    this.#closed = true
    this.#notify?.()
  }

  async take(): Promise<PendingEvent | null> {
    while (!this.#closed) {
      const [first] = this.#waiting.values()
      if (first) {
        this.#waiting.delete(first.runId)
        return first
      }
      await new Promise<void>((resolve) => (this.#notify = resolve))
    }
    return null
  }
}
