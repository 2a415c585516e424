import { sql } from 'drizzle-orm'
import { wallet } from '../platform/database/credits-schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { addLedgerEntry } from './ledger-entry.ts'
import type { RunBilling } from './run-billing.ts'

/**
 * Settles a run's hold; idempotent. `release` returns what was not captured, `refund` also what was captured (CD-05). A free story is
 * returned with a refund, or when nothing was delivered (CD-07).
 */
export async function settleRun(tx: OpenTransaction, money: RunBilling, how: 'release' | 'refund', usedFreeStory = false): Promise<void> {
  if (money.holdId === null) return
  const { held, captured, released, refunded } = await readHold(tx, money.holdId)
  const entry = {
    userId: money.userId,
    holdId: money.holdId,
    ...(money.costKey === null ? {} : { costKey: money.costKey }),
    storyId: money.storyId,
    runId: money.runId,
  }
  const open = held - captured - released
  if (open > 0) await addLedgerEntry(tx, { ...entry, kind: 'release', amount: open, onceKey: `release:${money.runId}` })
  if (how === 'refund' && captured > refunded)
    await addLedgerEntry(tx, { ...entry, kind: 'refund', amount: captured - refunded, onceKey: `refund:${money.runId}` })
  if (usedFreeStory && (how === 'refund' || !(await hasDelivered(tx, money.runId)))) await returnFreeStory(tx, money)
}

/** Whether an image or clip was delivered. */
async function hasDelivered(tx: OpenTransaction, runId: string): Promise<boolean> {
  const { rows } = await tx.db.execute<{ id: string }>(
    sql`SELECT id FROM call WHERE run_id = ${runId} AND kind IN ('image', 'video') AND state = 'done' LIMIT 1`,
  )
  return rows.length > 0
}

async function returnFreeStory(tx: OpenTransaction, money: RunBilling): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string }>(
    sql`UPDATE run SET used_free_story = false WHERE id = ${money.runId} AND used_free_story RETURNING id`,
  )
  if (rows.length > 0)
    await tx.db.execute(sql`UPDATE ${wallet} SET free_stories_left = free_stories_left + 1 WHERE user_id = ${money.userId}`)
}

type HoldState = { held: number; captured: number; released: number; refunded: number }

async function readHold(tx: OpenTransaction, holdId: string): Promise<HoldState> {
  const { rows } = await tx.db.execute<Record<keyof HoldState, string>>(sql`
    SELECT coalesce(sum(-amount) FILTER (WHERE kind = 'hold'), 0) AS held,
           coalesce(sum(captured), 0) AS captured,
           coalesce(sum(amount) FILTER (WHERE kind = 'release'), 0) AS released,
           coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0) AS refunded
    FROM ledger WHERE hold_id = ${holdId}`)
  const row = rows[0]!
  return { held: Number(row.held), captured: Number(row.captured), released: Number(row.released), refunded: Number(row.refunded) }
}
