import { sql } from 'drizzle-orm'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { addMember, lockAccount } from './membership.ts'
import { requireInvite } from './read-invite.ts'

/** Follows an invitation. 404 for a dead one, 409 for somebody who is in a team, 401 for an account that is gone. */
export async function joinTeam(tx: OpenTransaction, { userId, token }: { userId: string; token: string }): Promise<void> {
  await lockAccount(tx, userId)
  const { teamId } = await requireInvite(tx.db, token)
  await tx.db.execute(sql`SELECT 1 FROM organization WHERE id = ${teamId} FOR UPDATE`)
  // It may have been replaced, or its team ended, while this waited.
  await requireInvite(tx.db, token)
  await addMember(tx, { teamId, userId, role: 'member' })
}
