import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { member } from '../platform/database/auth-schema.ts'
import { story } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { roleOf } from './read-team.ts'

export type Membership = { readonly teamId: string; readonly role: 'owner' | 'member' }

/** The caller's place in a team, null on the solo plan. Its team is locked until the transaction ends, so that comings and goings happen in turns. */
export async function lockMembership(tx: OpenTransaction, userId: string): Promise<Membership | null> {
  const { rows } = await tx.db.execute<{ team_id: string; role: string }>(sql`
    SELECT m.organization_id AS team_id, m.role FROM member m JOIN organization o ON o.id = m.organization_id
    WHERE m.user_id = ${userId} FOR UPDATE OF o, m`)
  const row = rows[0]
  return row ? { teamId: row.team_id, role: roleOf(row.role) } : null
}

/** Holds an account until the transaction ends, so that it is not deleted meanwhile; before anything of a team is locked. 401 when it is gone. */
export async function lockAccount(tx: OpenTransaction, userId: string): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`SELECT id FROM "user" WHERE id = ${userId} FOR KEY SHARE`)
  if (rows.length === 0) throw new AppError('UNAUTHORIZED')
}

/** Makes somebody a member: all of their stories are the team's to read from now on. 409 for somebody who is in a team. */
export async function addMember(tx: OpenTransaction, { teamId, userId, role }: Membership & { userId: string }): Promise<void> {
  const added = await tx.db
    .insert(member)
    .values({ id: newId(), organizationId: teamId, userId, role })
    .onConflictDoNothing()
    .returning({ id: member.id })
  if (added.length === 0) throw new AppError('CONFLICT', { message: 'You are in a team already. Leave it first.' })
  await moveStories(tx, userId, teamId)
}

/** Locks them in the order in which they are locked elsewhere. */
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
 * Takes somebody out, with their stories. What an owner leaves behind is its oldest member's, without the invitation; a team that nobody is left in is
 * gone. The team has to be locked.
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
