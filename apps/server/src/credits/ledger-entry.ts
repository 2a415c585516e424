import { sql } from 'drizzle-orm'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'

export type LedgerKind = 'grant' | 'hold' | 'capture' | 'release' | 'refund'

/** A new ledger entry. `amount` changes the available balance; `onceKey` makes the entry idempotent. */
export type LedgerEntryInput = {
  readonly userId: string
  readonly kind: LedgerKind
  readonly amount: number
  readonly captured?: number
  readonly holdId?: string
  readonly costKey?: string
  readonly label?: string
  readonly storyId?: string
  readonly runId?: string
  readonly shotId?: string
  readonly note?: string
  readonly onceKey: string
}

/**
 * Inserts an entry unless its `onceKey` exists. The database updates the balance, and refuses to overdraw (`wallet_available_not_negative`)
 * and to capture or return more than was held. Returns the entry's id and the balance after it, or null when it existed.
 */
export async function addLedgerEntry(tx: OpenTransaction, entry: LedgerEntryInput): Promise<{ id: string; balanceAfter: number } | null> {
  const id = newId()
  const holdId = entry.kind === 'hold' ? id : (entry.holdId ?? null)
  const { rows } = await tx.db.execute<{ id: string; balance_after: string }>(sql`
    INSERT INTO ledger (id, user_id, kind, amount, captured, hold_id, cost_key, label, story_id, run_id, shot_id, note, once_key)
    VALUES (${id}, ${entry.userId}, ${entry.kind}, ${entry.amount}, ${entry.captured ?? 0}, ${holdId}, ${entry.costKey ?? null},
            ${entry.label ?? null}, ${entry.storyId ?? null}, ${entry.runId ?? null}, ${entry.shotId ?? null}, ${entry.note ?? null}, ${entry.onceKey})
    RETURNING id, balance_after`)
  const row = rows[0]
  return row ? { id: row.id, balanceAfter: Number(row.balance_after) } : null
}
