import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { teamInvite } from '../platform/database/community-schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { requireOwner } from './require-owner.ts'

const VALID_DAYS = 7

/** The hash of an invitation's token, which itself is not stored. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A token that cannot be guessed. */
export const newInviteToken = (): string => randomBytes(32).toString('base64url')

/** Creates the invitation of one's team, replacing the previous one; only the result contains the token. 403, 404. */
export async function inviteToTeam(tx: OpenTransaction, userId: string): Promise<{ token: string; expiresAt: Date }> {
  const teamId = await requireOwner(tx, userId)
  const token = newInviteToken()
  const invite = { tokenHash: hashOfToken(token), invitedBy: userId, expiresAt: sql`now() + make_interval(days => ${VALID_DAYS})` }
  const [row] = await tx.db
    .insert(teamInvite)
    .values({ teamId, ...invite })
    .onConflictDoUpdate({ target: teamInvite.teamId, set: { ...invite, createdAt: sql`now()` } })
    .returning({ expiresAt: teamInvite.expiresAt })
  return { token, expiresAt: row!.expiresAt }
}
