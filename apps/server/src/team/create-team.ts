import { organization } from '../platform/database/auth-schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { addMember, lockAccount } from './membership.ts'

/** A new team with its founder as owner. 409 for somebody who is in one, 401 for an account that is gone. Source: HD-66. */
export async function createTeam(tx: OpenTransaction, { userId, name }: { userId: string; name: string }): Promise<void> {
  await lockAccount(tx, userId)
  const teamId = newId()
  await tx.db.insert(organization).values({ id: teamId, name, slug: teamId })
  await addMember(tx, { teamId, userId, role: 'owner' })
}
