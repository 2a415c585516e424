import type { AnalyticsEvent } from '@fablecut/contracts/operations/analytics/send-events'

/** `kept`: stored. `failed`: no response or a server error. `refused`: a retry would not help. `unwanted`: analytics is disabled. */
export type Delivery = 'kept' | 'failed' | 'refused' | 'unwanted'

export type EventQueueParts = {
  /** Never rejects. `isLeaving`: the page is being closed, so the request must outlive it. */
  readonly post: (events: readonly AnalyticsEvent[], isLeaving: boolean) => Promise<Delivery>
  /** Schedules `work`; returns a function that cancels it. */
  readonly later: (work: () => void, milliseconds: number) => () => void
}

export type EventQueue = {
  readonly add: (event: AnalyticsEvent) => void
  /** Sends everything now, as the page is being closed. */
  readonly leave: () => void
}

export const FLUSH_MILLISECONDS = 2_000
export const BATCH_EVENTS = 20
export const RETRY_MILLISECONDS = 10_000

/** Collects events and sends them in batches. A failed batch is retried once, then dropped. */
export function createEventQueue({ post, later }: EventQueueParts): EventQueue {
  let waiting: AnalyticsEvent[] = []
  let isUnwanted = false
  let cancelFlush: (() => void) | null = null
  const retries = new Map<readonly AnalyticsEvent[], () => void>()

  async function send(batch: readonly AnalyticsEvent[], isLeaving: boolean, isRetry: boolean): Promise<void> {
    const delivery = await post(batch, isLeaving)
    if (delivery === 'unwanted') isUnwanted = true
    if (delivery === 'failed' && !isRetry)
      retries.set(
        batch,
        later(() => retry(batch, false), RETRY_MILLISECONDS),
      )
  }

  function retry(batch: readonly AnalyticsEvent[], isLeaving: boolean): void {
    retries.get(batch)?.()
    retries.delete(batch)
    void send(batch, isLeaving, true)
  }

  function flush(isLeaving: boolean): void {
    cancelFlush?.()
    cancelFlush = null
    while (waiting.length > 0) void send(waiting.splice(0, BATCH_EVENTS), isLeaving, false)
  }

  return {
    add(event) {
      if (isUnwanted) return
      waiting = [...waiting, event]
      if (waiting.length >= BATCH_EVENTS) flush(false)
      else cancelFlush ??= later(() => flush(false), FLUSH_MILLISECONDS)
    },
    leave() {
      flush(true)
      for (const batch of retries.keys()) retry(batch, true)
    },
  }
}
