import { eq } from 'drizzle-orm'
import { ledger } from '../platform/database/credits-schema.ts'
import { run } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'

/** The data of a run that captures and releases need. `holdId` is null for a run without a price. */
export type RunBilling = {
  readonly runId: string
  readonly storyId: string
  readonly userId: string
  readonly costKey: string | null
  readonly holdId: string | null
}

/** Locks the run: every change of its credits locks the run before the wallet, as cancelling and deleting do. */
export async function lockRunBilling(tx: OpenTransaction, runId: string): Promise<RunBilling> {
  const [row] = await tx.db
    .select({ runId: run.id, storyId: run.storyId, userId: run.userId, costKey: run.costKey, holdId: ledger.id })
    .from(run)
    // By the key that has an index: the ledger only ever grows.
    .leftJoin(ledger, eq(ledger.onceKey, `hold:${runId}`))
    .where(eq(run.id, runId))
    .for('update', { of: run })
  if (!row) throw new Error(`There is no run ${runId}`)
  return row
}
