import { eq } from 'drizzle-orm'
import { ledger, run } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'

/** What captures and releases of a run need to know. `holdId` is null for a run that costs nothing. */
export type RunMoney = {
  readonly runId: string
  readonly storyId: string
  readonly userId: string
  readonly costKey: string | null
  readonly holdId: string | null
}

/** Locks the run: whoever takes or gives money for one has it before the wallet, as who cancels or deletes it does. */
export async function readRunMoney(tx: OpenTransaction, runId: string): Promise<RunMoney> {
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
