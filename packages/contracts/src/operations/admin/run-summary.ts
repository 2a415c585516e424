import { RUN_STATUSES } from '@fablecut/domain/story/status'
import { z } from 'zod'

/** A run as staff sees it. Times are ISO 8601. */
export const runSummary = z.object({
  id: z.string(),
  kind: z.string(),
  status: z.enum(RUN_STATUSES),
  /** The current or last stage, a story status. */
  step: z.string(),
  story_id: z.string(),
  story_title: z.string(),
  /** `email` is null once the account is deleted. */
  account: z.object({ id: z.string(), email: z.string().nullable() }),
  price_credits: z.number().int(),
  error: z.string().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  /** When it last changed its stage, or started or finished a call of an engine. */
  active_at: z.string(),
})
export type RunSummary = z.infer<typeof runSummary>
