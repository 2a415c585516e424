import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import { addLedgerEntry } from './ledger-entry.ts'

export type NewWallet = {
  readonly userId: string
  readonly credits: number
  readonly freeStories: number
  /** Hash of the email address, which gets the bonus only once; without it no check is made. */
  readonly addressHash?: string
}

/** Opens the wallet of a new account with its credits and free stories; idempotent. */
export async function openWallet(pool: pg.Pool, { userId, credits, freeStories, addressHash }: NewWallet): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const isFirst = addressHash === undefined || (await recordSignupBonus(tx, addressHash))
    const { rows } = await tx.db.execute<{ user_id: string }>(
      sql`INSERT INTO wallet (user_id, free_stories_left) VALUES (${userId}, ${isFirst ? freeStories : 0}) ON CONFLICT DO NOTHING RETURNING user_id`,
    )
    if (rows.length === 0 || !isFirst || credits === 0) return
    await addLedgerEntry(tx, { userId, kind: 'grant', amount: credits, note: 'Welcome to Fablecut', onceKey: `welcome:${userId}` })
  })
}

/** Records the address; false when it received the bonus before. */
async function recordSignupBonus({ db }: OpenTransaction, addressHash: string): Promise<boolean> {
  const { rows } = await db.execute<{ address_hash: string }>(
    sql`INSERT INTO welcome (address_hash) VALUES (${addressHash}) ON CONFLICT DO NOTHING RETURNING address_hash`,
  )
  return rows.length > 0
}
