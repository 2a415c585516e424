import type { LedgerEntry } from '@fablecut/contracts/operations/credits/get-ledger'

/** Credits of one run: held in total, used, still held, and returned. `held` = `used` + `open` + `returned`. */
export type Receipt = {
  readonly held: number
  readonly used: number
  readonly open: number
  readonly returned: number
  /** True when the run was paid by a free story. */
  readonly isFree: boolean
}

/** Receipt of a run; null while the ledger has no entry for it. Refunds may be separate entries. */
export function receiptOf(entries: readonly LedgerEntry[], workflowRunId: string): Receipt | null {
  const charge = entries.find((entry) => entry.type === 'charge' && entry.workflow_run_id === workflowRunId)
  if (charge === undefined) return null
  const held = charge.held + charge.captured + charge.returned
  return { held, used: charge.captured, open: charge.held, returned: charge.returned, isFree: held === 0 }
}
