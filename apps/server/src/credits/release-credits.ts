import type { OpenTransaction } from '../platform/database/transaction.ts'
import { addLedgerEntry } from './ledger-entry.ts'
import type { RunBilling } from './run-billing.ts'

/** Releases a failed shot's part of the hold: once per run, label and shot. */
export async function releaseCredits(
  tx: OpenTransaction,
  money: RunBilling,
  part: { label: string; shotId: string; credits: number },
): Promise<void> {
  if (part.credits === 0 || money.holdId === null) return
  await addLedgerEntry(tx, {
    userId: money.userId,
    kind: 'release',
    amount: part.credits,
    holdId: money.holdId,
    ...(money.costKey === null ? {} : { costKey: money.costKey }),
    label: part.label,
    storyId: money.storyId,
    runId: money.runId,
    shotId: part.shotId,
    onceKey: `release:${money.runId}:${part.label}:${part.shotId}`,
  })
}
