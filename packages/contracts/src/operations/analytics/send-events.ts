import { z } from 'zod'
import { operation } from '../../operation.ts'

/** Of one event's properties together, as JSON; what visitors send is kept for months. */
const MAX_PROPERTY_CHARACTERS = 2_000

const properties = z
  .record(z.string().max(64), z.union([z.string().max(500), z.number(), z.boolean(), z.null()]))
  .refine((told) => JSON.stringify(told).length <= MAX_PROPERTY_CHARACTERS, { error: 'These properties are too long' })

export const analyticsEvent = z.strictObject({
  /** Lower-case words joined by underscores, e.g. `story_created`. */
  name: z.string().regex(/^[a-z][a-z0-9_]{0,63}$/),
  properties: properties.default({}),
  /** When it happened in the browser, in milliseconds since 1970. */
  at: z.number().int().min(0),
})
export type AnalyticsEvent = z.infer<typeof analyticsEvent>

export const sendEvents = operation({
  method: 'POST',
  path: '/analytics',
  successStatus: 202,
  tags: ['Analytics'],
  summary: 'Record analytics events',
  access: 'anyone',
  description: 'Records events of the browser; open to visitors. The browser ignores errors.',
})
  .input(z.strictObject({ events: z.array(analyticsEvent).min(1).max(50) }))
  .output(z.object({ accepted: z.number().int() }))
