import { LanguageModelUnavailable } from '@fablecut/providers/model-connection/call-error'
import type { Spender } from '@fablecut/generation/ports/language-model'
import type { LanguageModelConnection } from '@fablecut/providers/model-connection/connection'
import type { RequestMeter } from '@fablecut/providers/model-connection/create-model-client'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import type { Database } from '../platform/database/client.ts'
import { textSubmission } from '../platform/database/provider-schema.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { ProviderBudgets } from '../platform/limit-settings.ts'
import type { Log } from '../platform/logging/log.ts'
import { newId } from '../platform/new-id.ts'
import { refuseByConnectionBudget } from './connection-budget.ts'
import { findSpentBudget, lockBudgets, spentBudgetText } from './spent-budget.ts'

type Metering = {
  readonly pool: pg.Pool
  readonly db: Pick<Database, 'update'>
  readonly budgets: ProviderBudgets
  readonly log: Pick<Log, 'warn'>
}

/**
 * Counts requests to language models in the budgets of a story, its account, the installation and the connection, each before it is made. One that a budget does
 * not allow is not made: the built-in writer does its work.
 */
export const textMeter =
  ({ pool, db, budgets, log }: Metering) =>
  (connection: LanguageModelConnection, spender: Spender | null): RequestMeter =>
  async (expectedUsd) => {
    const id = newId()
    const refusal = await inTransaction(pool, async (tx) => {
      await lockBudgets(tx)
      const { userId = null, storyId = null } = spender ?? {}
      const scope = await findSpentBudget(tx, budgets, { userId, storyId, usd: expectedUsd })
      const { name, model, dailyBudgetUsd } = connection
      const limits = { connection: name, ...(dailyBudgetUsd !== undefined && { dailyBudgetUsd }) }
      const spent = scope ? spentBudgetText(scope) : await refuseByConnectionBudget(tx, limits, expectedUsd)
      if (spent === null) await tx.db.insert(textSubmission).values({ id, connection: name, model, userId, storyId, expectedUsd })
      return spent
    })
    if (refusal !== null) throw new LanguageModelUnavailable(refusal, { retryable: false })
    return (usd) =>
      void db
        .update(textSubmission)
        .set({ costUsd: usd })
        .where(eq(textSubmission.id, id))
        .catch((error: unknown) => log.warn('the price of a request to the language model was not stored', { error }))
  }
