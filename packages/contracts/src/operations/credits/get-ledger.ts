import { z } from 'zod'
import { operation } from '../../operation.ts'

/** What one shot was charged or given back for. */
const receiptLine = z.object({
  label: z.string(),
  shot_id: z.string().nullable(),
  kind: z.enum(['charged', 'released', 'refunded']),
  credits: z.number().int(),
})

/** A grant, or a hold folded with its captures, releases and refunds. */
export const ledgerEntry = z.object({
  id: z.string(),
  type: z.enum(['grant', 'charge', 'refund']),
  /** Change of the available balance: grants and refunds positive, charges negative. */
  credits: z.number().int(),
  state: z.enum(['granted', 'held', 'charged', 'refunded']),
  cost_key: z.string().nullable(),
  story_id: z.string().nullable(),
  story_title: z.string().nullable(),
  workflow_run_id: z.string().nullable(),
  time: z.string(),
  balance_after: z.number().int(),
  /** Of a charge: still held, captured, given back. They add up to what was held. */
  held: z.number().int(),
  captured: z.number().int(),
  returned: z.number().int(),
  note: z.string().nullable(),
  lines: z.array(receiptLine),
})
export type LedgerEntry = z.infer<typeof ledgerEntry>

export const getLedger = operation({
  method: 'GET',
  path: '/credits/ledger',
  tags: ['Credits'],
  summary: 'List charges, refunds and grants',
  access: 'session',
  description: "The caller's own entries, newest first; their `credits` add up to the available balance.",
})
  .input(z.object({ cursor: z.string().max(200).optional() }))
  .output(
    z.object({ entries: z.array(ledgerEntry), nextCursor: z.string().nullable(), available: z.number().int(), held: z.number().int() }),
  )
