import { inTransaction } from '../../../platform/database/transaction.ts'
import { renameTeam as rename } from '../../../team/rename-team.ts'
import { readTeam } from '../../../team/read-team.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const renameTeam = api.team.rename.handler(async ({ input, context }) => {
  const { id } = signedIn(context)
  return inTransaction(context.services.pool, async (tx) => {
    await rename(tx, { userId: id, ...input })
    return (await readTeam(tx.db, id))!
  })
})
