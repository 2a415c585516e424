import { eq } from 'drizzle-orm'
import { run } from '../../platform/database/schema.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import type { ProviderBudgets } from '../../platform/limit-settings.ts'
import { findSpentBudget, lockBudgets, spentBudgetText } from '../../provider-spend/spent-budget.ts'

/** Why a run may not submit something of this cost, in words for its creator; null if it may. Holds until the transaction ends, for all processes. */
export async function refuseSpending(tx: OpenTransaction, budgets: ProviderBudgets, runId: string, usd: number): Promise<string | null> {
  if (usd === 0) return null
  const [owner] = await tx.db.select({ userId: run.userId, storyId: run.storyId }).from(run).where(eq(run.id, runId))
  await lockBudgets(tx)
  const scope = await findSpentBudget(tx, budgets, { ...owner!, usd })
  return scope && spentBudgetText(scope)
}
