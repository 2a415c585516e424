import { z } from 'zod'
import { operation } from '../../operation.ts'

/** A charge or refund of one shot. */
const receiptLine = z.object({
  label: z.string(),
  shot_id: z.string().nullable(),
  /** Current number of the shot in its story, from 1; null without a shot, or when it was deleted or hidden. */
  shot_number: z.number().int().nullable(),
  kind: z.enum(['charged', 'released', 'refunded']),
  credits: z.number().int(),
})

/** What a provider was given twice, since it was not known whether it made it; only one of them was paid by the creator. */
const lostSubmission = z.object({
  engine: z.string(),
  /** What was made, e.g. `image` or `video`. */
  label: z.string(),
  shot_id: z.string().nullable(),
  shot_number: z.number().int().nullable(),
  times: z.number().int(),
})

/** A grant, or a hold together with its captures, releases and refunds. */
export const ledgerEntry = z.object({
  id: z.string(),
  type: z.enum(['grant', 'charge', 'refund']),
  /** Change of the available balance: positive for grants and refunds, negative for charges. */
  credits: z.number().int(),
  state: z.enum(['granted', 'held', 'charged', 'refunded']),
  cost_key: z.string().nullable(),
  story_id: z.string().nullable(),
  story_title: z.string().nullable(),
  workflow_run_id: z.string().nullable(),
  time: z.string(),
  balance_after: z.number().int(),
  /** Credits of a charge that are still held, captured, and returned. Their sum is the original hold. */
  held: z.number().int(),
  captured: z.number().int(),
  returned: z.number().int(),
  note: z.string().nullable(),
  lines: z.array(receiptLine),
  /** Engines of a charge, as `provider/model`, with the number of their finished calls. Empty when they are no longer kept. */
  made_by: z.array(z.object({ engine: z.string(), calls: z.number().int() })),
  /** What was paid to providers and came to nothing, at the cost of the installation. */
  lost: z.array(lostSubmission),
})
export type LedgerEntry = z.infer<typeof ledgerEntry>

export const getLedger = operation({
  method: 'GET',
  path: '/credits/ledger',
  tags: ['Credits'],
  summary: 'List charges, refunds and grants',
  access: 'session',
  description: "Lists the caller's ledger entries, newest first. The sum of their `credits` is the available balance.",
})
  .input(z.object({ cursor: z.string().max(200).optional() }))
  .output(
    z.object({ entries: z.array(ledgerEntry), nextCursor: z.string().nullable(), available: z.number().int(), held: z.number().int() }),
  )
