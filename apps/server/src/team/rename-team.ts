import { eq } from 'drizzle-orm'
import { organization } from '../platform/database/auth-schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { requireOwner } from './require-owner.ts'

/** Renames the team. Throws 403 for members, 404 on the solo plan. */
export async function renameTeam(tx: OpenTransaction, { userId, name }: { userId: string; name: string }): Promise<void> {
  const teamId = await requireOwner(tx, userId)
  await tx.db.update(organization).set({ name }).where(eq(organization.id, teamId))
}
