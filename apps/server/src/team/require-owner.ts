import { AppError } from '@fablecut/contracts/errors/app-error'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { lockMembership } from './membership.ts'

/** The id of the team that somebody owns, locked; 403 for its other members, 404 on the solo plan. */
export async function requireOwner(tx: OpenTransaction, userId: string): Promise<string> {
  const place = await lockMembership(tx, userId)
  if (!place) throw new AppError('NOT_FOUND', { message: 'You are in no team' })
  if (place.role !== 'owner') throw new AppError('FORBIDDEN', { message: 'Only the owner of the team can do this' })
  return place.teamId
}
