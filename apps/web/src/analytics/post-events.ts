import type { AnalyticsEvent } from '@fablecut/contracts/operations/analytics/send-events'
import type { Delivery } from './event-queue.ts'

/** Sends events to the server; `isLeaving` lets the request outlive the page. */
export async function postEvents(events: readonly AnalyticsEvent[], isLeaving: boolean): Promise<Delivery> {
  try {
    const response = await fetch('/api/analytics', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
      keepalive: isLeaving,
    })
    if (response.ok) return isUnwanted(await response.json()) ? 'unwanted' : 'kept'
    return response.status >= 500 || response.status === 429 ? 'failed' : 'refused'
  } catch {
    return 'failed'
  }
}

/** With analytics disabled the server accepts zero events. */
const isUnwanted = (body: unknown): boolean => typeof body === 'object' && body !== null && 'accepted' in body && body.accepted === 0
