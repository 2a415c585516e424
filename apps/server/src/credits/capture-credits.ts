import type { OpenTransaction } from '../platform/database/transaction.ts'
import { addLedgerEntry } from './ledger-entry.ts'
import type { RunBilling } from './run-billing.ts'

/** Captures a part of a run's hold for delivered work: once per run, label and shot. A part of 0 writes nothing. */
export async function captureCredits(
  tx: OpenTransaction,
  money: RunBilling,
  part: { label: string; shotId?: string; credits: number },
): Promise<void> {
  if (part.credits === 0 || money.holdId === null) return
  await addLedgerEntry(tx, {
    userId: money.userId,
    kind: 'capture',
    amount: 0,
    captured: part.credits,
    holdId: money.holdId,
    ...(money.costKey === null ? {} : { costKey: money.costKey }),
    label: part.label,
    storyId: money.storyId,
    runId: money.runId,
    ...(part.shotId === undefined ? {} : { shotId: part.shotId }),
    onceKey: `capture:${money.runId}:${part.label}:${part.shotId ?? ''}`,
  })
}
