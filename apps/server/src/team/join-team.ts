import { sql } from 'drizzle-orm'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { addMember, lockAccount } from './membership.ts'
import { requireInvite } from './read-invite.ts'

/** Joins the team of an invitation. Throws 404 for an invalid one, 409 for a member of a team, 401 for a deleted account. */
export async function joinTeam(tx: OpenTransaction, { userId, token }: { userId: string; token: string }): Promise<void> {
  await lockAccount(tx, userId)
  const { teamId } = await requireInvite(tx.db, token)
  await tx.db.execute(sql`SELECT 1 FROM organization WHERE id = ${teamId} FOR UPDATE`)
  // It may have been replaced, or its team deleted, while waiting for the lock.
  await requireInvite(tx.db, token)
  await addMember(tx, { teamId, userId, role: 'member' })
}
