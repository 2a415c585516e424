import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq } from 'drizzle-orm'
import { member } from '../platform/database/auth-schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { lockMembership, removeMember } from './membership.ts'

/**
 * Removes a member from the team of `by`: members may leave, the owner may remove others. Throws 403, and 404 for somebody who is not in
 * it.
 */
export async function leaveTeam(tx: OpenTransaction, { by, userId }: { by: string; userId: string }): Promise<void> {
  const membership = await lockMembership(tx, by)
  if (!membership) throw new AppError('NOT_FOUND', { message: 'You are in no team' })
  const { teamId, role } = membership
  const isMember = and(eq(member.organizationId, teamId), eq(member.userId, userId))
  const members = await tx.db.select({ id: member.id }).from(member).where(isMember)
  if (members.length === 0) throw new AppError('NOT_FOUND', { message: 'There is no such member' })
  if (userId !== by && role !== 'owner') throw new AppError('FORBIDDEN', { message: 'Only the owner of the team can do this' })
  await removeMember(tx, { teamId, userId })
}
