import { AppError } from '@fablecut/contracts/errors/app-error'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { lockMembership } from './membership.ts'

/** Locks the user's own team and returns its id; throws 403 for other members, 404 on the solo plan. */
export async function requireOwner(tx: OpenTransaction, userId: string): Promise<string> {
  const membership = await lockMembership(tx, userId)
  if (!membership) throw new AppError('NOT_FOUND', { message: 'You are in no team' })
  if (membership.role !== 'owner') throw new AppError('FORBIDDEN', { message: 'Only the owner of the team can do this' })
  return membership.teamId
}
