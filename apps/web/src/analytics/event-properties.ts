import type { AnalyticsEvent } from '@fablecut/contracts/operations/analytics/send-events'

/** Properties of an event; unknown ones are left out. */
export type EventProperties = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Longest text the server takes. */
const MAX_CHARACTERS = 500

/** Properties in the form the server accepts: without unknown values and NaN, with truncated texts. */
export function sendableProperties(properties: EventProperties): AnalyticsEvent['properties'] {
  const known = Object.entries(properties).flatMap(([name, value]) => {
    if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return []
    return [[name, typeof value === 'string' ? value.slice(0, MAX_CHARACTERS).toWellFormed() : value]]
  })
  return Object.fromEntries(known) as AnalyticsEvent['properties']
}
