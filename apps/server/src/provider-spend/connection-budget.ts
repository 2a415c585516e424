import type { Route } from '@fablecut/generation/provider/routes'
import { sql } from 'drizzle-orm'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { CHARGED_TODAY } from './charged-today.ts'

/** A tenth of a cent, since sums of binary fractions are not exact. */
const TOLERANCE_USD = 0.001

/**
 * Why a connection may not be given something of this cost today (UTC), in words for creators; null if it may. Holds until the transaction ends where budgets
 * are locked.
 */
export async function refuseByConnectionBudget(
  tx: OpenTransaction,
  { connection, dailyBudgetUsd }: Pick<Route, 'connection' | 'dailyBudgetUsd'>,
  usd: number,
): Promise<string | null> {
  if (dailyBudgetUsd === undefined || usd === 0) return null
  const { rows } = await tx.db.execute<{ spent: number }>(
    sql`SELECT coalesce(sum(usd), 0) AS spent FROM (${CHARGED_TODAY}) AS charged WHERE connection = ${connection}`,
  )
  return rows[0]!.spent + usd > dailyBudgetUsd + TOLERANCE_USD ? SPENT : null
}

const SPENT =
  'What the provider of this model may cost here in a day is used up. Try again tomorrow, or choose another model. Nothing was charged.'
