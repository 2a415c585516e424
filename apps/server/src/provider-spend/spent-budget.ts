import { sql } from 'drizzle-orm'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import type { ProviderBudgets } from '../platform/limit-settings.ts'
import { CHARGED_TODAY, TODAY } from './charged-today.ts'

/** Whose budget is spent. */
export type BudgetScope = 'story' | 'account' | 'installation'

type Spending = {
  /** Null for a trial by staff, which only the installation's budget bounds. */
  readonly userId: string | null
  /** Null for a story that does not exist yet. */
  readonly storyId: string | null
  /** What is about to be submitted, in US dollars. */
  readonly usd: number
}

/**
 * The budget that does not allow another submission of this cost; null if all do. What was submitted counts by the provider's report, else by the catalogue,
 * unless the provider did not charge for it; requests to language models by their tokens. Trials count for the installation.
 */
export async function findSpentBudget(
  tx: OpenTransaction,
  budgets: ProviderBudgets,
  { userId, storyId, usd }: Spending,
): Promise<BudgetScope | null> {
  const { rows } = await tx.db.execute<{ story: number; account: number; installation: number }>(sql`
    WITH charged AS (
      SELECT coalesce(s.cost_usd, s.expected_usd, 0) AS usd, run.story_id, run.user_id, s.submitted_at >= ${TODAY} AS is_today
      FROM call_submission s JOIN call ON call.id = s.call_id JOIN run ON run.id = call.run_id
      WHERE s.is_charged IS DISTINCT FROM false AND (s.submitted_at >= ${TODAY} OR run.story_id = ${storyId})
      UNION ALL
      SELECT coalesce(cost_usd, expected_usd), story_id, user_id, submitted_at >= ${TODAY}
      FROM text_submission WHERE submitted_at >= ${TODAY} OR story_id = ${storyId})
    SELECT coalesce(sum(usd) FILTER (WHERE story_id = ${storyId}), 0) AS story,
           coalesce(sum(usd) FILTER (WHERE is_today AND user_id = ${userId}), 0) AS account,
           (SELECT coalesce(sum(usd), 0) FROM (${CHARGED_TODAY}) AS today) AS installation
    FROM charged`)
  const spent = rows[0]!
  if (userId !== null && exceeds(spent.story + usd, budgets.storyUsd)) return 'story'
  if (userId !== null && exceeds(spent.account + usd, budgets.accountUsdPerDay)) return 'account'
  return exceeds(spent.installation + usd, budgets.installationUsdPerDay) ? 'installation' : null
}

/** Makes other transactions that call this wait until this one ends, so that no two spend the same remainder. */
export async function lockBudgets(tx: OpenTransaction): Promise<void> {
  await tx.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('provider budgets', 0))`)
}

/** A tenth of a cent, since sums of binary fractions are not exact. */
const TOLERANCE_USD = 0.001
const exceeds = (usd: number, budget: number): boolean => usd > budget + TOLERANCE_USD

const SPENT: Readonly<Record<BudgetScope, string>> = {
  story: 'This story has used what models of providers may cost for one story here.',
  account: 'You have used what models of providers may cost for one account in a day here.',
  installation: 'What models of providers may cost here in a day is used up.',
}
const NEXT: Readonly<Record<BudgetScope, string>> = {
  story: 'Choose a model that is built in.',
  account: 'Try again tomorrow, or choose a model that is built in.',
  installation: 'Try again tomorrow, or choose a model that is built in.',
}

/** What a creator reads when a budget is spent. */
export const spentBudgetText = (scope: BudgetScope): string => `${SPENT[scope]} ${NEXT[scope]} Nothing was charged.`
