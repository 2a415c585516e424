import { z } from 'zod'
import { operation } from '../../operation.ts'

/** Limit for all properties of an event as JSON, because events of visitors are stored for months. */
const MAX_PROPERTY_CHARACTERS = 2_000

const properties = z
  .record(z.string().max(64), z.union([z.string().max(500), z.number(), z.boolean(), z.null()]))
  .refine((values) => JSON.stringify(values).length <= MAX_PROPERTY_CHARACTERS, { error: 'These properties are too long' })

export const analyticsEvent = z.strictObject({
  /** Lower-case words joined by underscores, e.g. `story_created`. */
  name: z.string().regex(/^[a-z][a-z0-9_]{0,63}$/),
  properties: properties.default({}),
  /** Client time, in ms since the Unix epoch. */
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
  description: 'Records analytics events of the browser. No session required.',
})
  .input(z.strictObject({ events: z.array(analyticsEvent).min(1).max(50) }))
  .output(z.object({ accepted: z.number().int() }))
