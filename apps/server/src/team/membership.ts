import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { member } from '../platform/database/auth-schema.ts'
import { story } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { roleOf } from './read-team.ts'

export type Membership = { readonly teamId: string; readonly role: 'owner' | 'member' }

/** The user's membership, null on the solo plan. Locks the team until the transaction ends, so that its members change one at a time. */
export async function lockMembership(tx: OpenTransaction, userId: string): Promise<Membership | null> {
  const { rows } = await tx.db.execute<{ team_id: string; role: string }>(sql`
    SELECT m.organization_id AS team_id, m.role FROM member m JOIN organization o ON o.id = m.organization_id
    WHERE m.user_id = ${userId} FOR UPDATE OF o, m`)
  const row = rows[0]
  return row ? { teamId: row.team_id, role: roleOf(row.role) } : null
}

/**
 * Locks an account until the transaction ends, so that it is not deleted meanwhile; called before a team is locked. Throws 401 for a
 * deleted account.
 */
export async function lockAccount(tx: OpenTransaction, userId: string): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`SELECT id FROM "user" WHERE id = ${userId} FOR KEY SHARE`)
  if (rows.length === 0) throw new AppError('UNAUTHORIZED')
}

/** Adds a member, whose stories the team can read from now on. Throws 409 for a member of a team. */
export async function addMember(tx: OpenTransaction, { teamId, userId, role }: Membership & { userId: string }): Promise<void> {
  const added = await tx.db
    .insert(member)
    .values({ id: newId(), organizationId: teamId, userId, role })
    .onConflictDoNothing()
    .returning({ id: member.id })
  if (added.length === 0) throw new AppError('CONFLICT', { message: 'You are in a team already. Leave it first.' })
  await moveStories(tx, userId, teamId)
}

/** Locks the stories in the common order. */
async function moveStories({ db }: OpenTransaction, userId: string, teamId: string | null): Promise<void> {
  const own = db
    .select({ id: story.id })
    .from(story)
    .where(and(eq(story.userId, userId), isNull(story.deletedAt)))
    .orderBy(asc(story.id))
    .for('update')
  await db.update(story).set({ teamId }).where(inArray(story.id, own))
}

/**
 * Removes a member with their stories. The oldest member becomes owner when the owner leaves, and the invitation ends; a team without
 * members is deleted. Called with the team locked.
 */
export async function removeMember(tx: OpenTransaction, { teamId, userId }: { teamId: string; userId: string }): Promise<void> {
  await tx.db.execute(sql`DELETE FROM member WHERE organization_id = ${teamId} AND user_id = ${userId}`)
  await moveStories(tx, userId, null)
  await tx.db.execute(sql`DELETE FROM team_invite WHERE team_id = ${teamId} AND invited_by = ${userId}`)
  await tx.db.execute(sql`
    UPDATE member SET role = 'owner' WHERE NOT EXISTS (SELECT 1 FROM member WHERE organization_id = ${teamId} AND role = 'owner')
      AND id = (SELECT id FROM member WHERE organization_id = ${teamId} ORDER BY created_at, id LIMIT 1)`)
  await tx.db.execute(sql`
    DELETE FROM organization WHERE id = ${teamId} AND NOT EXISTS (SELECT 1 FROM member WHERE organization_id = ${teamId})`)
}
