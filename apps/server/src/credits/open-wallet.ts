import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { inTransaction } from '../platform/database/transaction.ts'
import { addLedgerEntry } from './ledger-entry.ts'

/** Gives a new account its first credits and free stories; asked for twice, it happens once (CD-07, CD-110). */
export async function openWallet(pool: pg.Pool, account: { userId: string; credits: number; freeStories: number }): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const { rows } = await tx.db.execute<{ user_id: string }>(
      sql`INSERT INTO wallet (user_id, free_stories_left) VALUES (${account.userId}, ${account.freeStories}) ON CONFLICT DO NOTHING RETURNING user_id`,
    )
    if (rows.length === 0 || account.credits === 0) return
    await addLedgerEntry(tx, {
      userId: account.userId,
      kind: 'grant',
      amount: account.credits,
      note: 'Welcome to Fablecut',
      onceKey: `welcome:${account.userId}`,
    })
  })
}
