import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'

/** Balance of an account. Written only by the ledger's trigger and the rules of free stories. */
export const wallet = pgTable(
  'wallet',
  {
    userId: text('user_id').primaryKey(),
    available: bigint('available', { mode: 'number' }).notNull().default(0),
    freeStoriesLeft: integer('free_stories_left').notNull().default(0),
    /** When the account was deleted; all of its remaining data but the ledger is then purged. */
    closedAt: instant('closed_at'),
  },
  (t) => [
    index('wallet_closed')
      .on(t.userId)
      .where(sql`closed_at IS NOT NULL`),
    check('wallet_available_not_negative', sql`${t.available} >= 0`),
    check('wallet_free_not_negative', sql`${t.freeStoriesLeft} >= 0`),
  ],
)

/**
 * Append-only. `amount` changes the available balance: grant +n, hold -n, capture 0, release +n, refund +n; `captured` is the part of its
 * hold that a capture took.
 */
export const ledger = pgTable(
  'ledger',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    kind: text('kind').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    captured: bigint('captured', { mode: 'number' }).notNull().default(0),
    /** The hold this entry belongs to; a hold refers to itself. */
    holdId: text('hold_id'),
    costKey: text('cost_key'),
    label: text('label'),
    storyId: text('story_id'),
    runId: text('run_id'),
    shotId: text('shot_id'),
    note: text('note'),
    /** Unique key of the event, so that it is booked once, e.g. `hold:{run}` or `capture:{run}:image:{shot}`. */
    onceKey: text('once_key').notNull(),
    balanceAfter: bigint('balance_after', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('ledger_once').on(t.onceKey),
    index('ledger_of_user').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('ledger_of_hold').on(t.holdId),
    index('ledger_by_time').on(t.createdAt),
    check('ledger_kind', sql`${t.kind} IN ('grant', 'hold', 'capture', 'release', 'refund')`),
    check(
      'ledger_sign',
      sql`(${t.kind} = 'hold' AND ${t.amount} <= 0) OR (${t.kind} = 'capture' AND ${t.amount} = 0 AND ${t.captured} > 0) OR (${t.kind} IN ('grant', 'release', 'refund') AND ${t.amount} >= 0)`,
    ),
  ],
)
