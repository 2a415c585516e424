import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq } from 'drizzle-orm'
import { member } from '../platform/database/auth-schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { lockMembership, removeMember } from './membership.ts'

/** Takes a member out of the team of `by`: everybody may leave, its owner may take others out. 403, and 404 for somebody who is not in it. */
export async function leaveTeam(tx: OpenTransaction, { by, userId }: { by: string; userId: string }): Promise<void> {
  const place = await lockMembership(tx, by)
  if (!place) throw new AppError('NOT_FOUND', { message: 'You are in no team' })
  const { teamId, role } = place
  const isMember = and(eq(member.organizationId, teamId), eq(member.userId, userId))
  const found = await tx.db.select({ id: member.id }).from(member).where(isMember)
  if (found.length === 0) throw new AppError('NOT_FOUND', { message: 'There is no such member' })
  if (userId !== by && role !== 'owner') throw new AppError('FORBIDDEN', { message: 'Only the owner of the team can do this' })
  await removeMember(tx, { teamId, userId })
}
