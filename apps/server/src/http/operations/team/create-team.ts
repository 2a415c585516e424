import { inTransaction } from '../../../platform/database/transaction.ts'
import { foundTeam } from '../../../team/found-team.ts'
import { readTeam } from '../../../team/read-team.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const createTeam = api.team.create.handler(async ({ input, context }) => {
  const { id } = signedIn(context)
  return inTransaction(context.services.pool, async (tx) => {
    await foundTeam(tx, { userId: id, ...input })
    return (await readTeam(tx.db, id))!
  })
})
