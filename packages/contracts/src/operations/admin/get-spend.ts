import { z } from 'zod'
import { operation } from '../../operation.ts'

const credits = z.number().int()

const day = z.object({
  /** In UTC, like `2026-11-23`. */
  date: z.string(),
  granted: credits,
  charged: credits,
  refunded: credits,
  /** Finished calls by engine, `provider/model`; engines of this product are `builtin/...`. */
  calls: z.array(z.object({ engine: z.string(), kind: z.string(), done: z.number().int(), failed: z.number().int() })),
})

const spend = z.object({
  /** Credits that unfinished runs may still charge. */
  held: credits,
  /** The newest first; days without any entry are absent. */
  days: z.array(day),
})
export type Spend = z.infer<typeof spend>

export const getSpend = operation({
  method: 'GET',
  path: '/admin/spend',
  tags: ['Administration'],
  summary: 'Get credits and engine calls per day (staff)',
  access: 'staff',
  description: 'Returns credits granted, charged and returned, and calls of engines, for each of the last 14 days.',
}).output(spend)
