import { inTransaction } from '../../../platform/database/transaction.ts'
import { joinTeam as join } from '../../../team/join-team.ts'
import { readTeam } from '../../../team/read-team.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const joinTeam = api.team.join.handler(async ({ input, context }) => {
  const { id } = signedIn(context)
  return inTransaction(context.services.pool, async (tx) => {
    await join(tx, { userId: id, ...input })
    return (await readTeam(tx.db, id))!
  })
})
