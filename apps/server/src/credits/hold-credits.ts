import { AppError } from '@fablecut/contracts/errors/app-error'
import { eq } from 'drizzle-orm'
import { wallet } from '../platform/database/credits-schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { addLedgerEntry } from './ledger-entry.ts'

export type Hold = { readonly id: string; readonly balanceAfter: number }

/**
 * Holds the price of a run; 402 INSUFFICIENT_CREDITS when the balance does not cover it. A free story holds 0, so that the ledger shows it.
 */
export async function holdCredits(
  tx: OpenTransaction,
  hold: { userId: string; credits: number; costKey: string; storyId: string; runId: string; note?: string },
): Promise<Hold> {
  const [row] = await tx.db.select({ available: wallet.available }).from(wallet).where(eq(wallet.userId, hold.userId)).for('update')
  const available = row?.available ?? 0
  if (available < hold.credits) throw new AppError('INSUFFICIENT_CREDITS', { data: { required: hold.credits, available } })
  const entry = await addLedgerEntry(tx, {
    ...hold,
    kind: 'hold',
    // Avoids -0, which Postgres does not have.
    amount: hold.credits === 0 ? 0 : -hold.credits,
    onceKey: `hold:${hold.runId}`,
  })
  if (!entry) throw new Error(`The run ${hold.runId} has its hold already`)
  return entry
}
