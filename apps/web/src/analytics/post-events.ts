import type { AnalyticsEvent } from '@fablecut/contracts/operations/analytics/send-events'
import type { Delivery } from './event-queue.ts'

/** Sends events to the server; `isLeaving` lets the request outlive the page. */
export async function postEvents(events: readonly AnalyticsEvent[], isLeaving: boolean): Promise<Delivery> {
  try {
    const answer = await fetch('/api/analytics', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
      keepalive: isLeaving,
    })
    if (answer.ok) return isUnwanted(await answer.json()) ? 'unwanted' : 'kept'
    return answer.status >= 500 || answer.status === 429 ? 'failed' : 'refused'
  } catch {
    return 'failed'
  }
}

/** With analytics disabled the server accepts zero events. */
const isUnwanted = (body: unknown): boolean => typeof body === 'object' && body !== null && 'accepted' in body && body.accepted === 0
