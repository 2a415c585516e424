import type pg from 'pg'
import { inTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { addLedgerEntry } from './ledger-entry.ts'

/** Adds credits to an account; the note is shown in its ledger. */
export async function grantCredits(
  pool: pg.Pool,
  grant: { userId: string; credits: number; note: string; onceKey?: string },
): Promise<{ id: string; balanceAfter: number } | null> {
  const onceKey = grant.onceKey ?? `grant:${newId()}`
  return inTransaction(pool, (tx) =>
    addLedgerEntry(tx, { userId: grant.userId, kind: 'grant', amount: grant.credits, note: grant.note, onceKey }),
  )
}
