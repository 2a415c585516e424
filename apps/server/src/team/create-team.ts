import { organization } from '../platform/database/auth-schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { addMember, lockAccount } from './membership.ts'

/** Creates a team with its owner. Throws 409 for a member of another team, 401 for a deleted account. */
export async function createTeam(tx: OpenTransaction, { userId, name }: { userId: string; name: string }): Promise<void> {
  await lockAccount(tx, userId)
  const teamId = newId()
  await tx.db.insert(organization).values({ id: teamId, name, slug: teamId })
  await addMember(tx, { teamId, userId, role: 'owner' })
}
