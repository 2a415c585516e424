import { inTransaction } from '../../../platform/database/transaction.ts'
import { leaveTeam } from '../../../team/leave-team.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const removeTeamMember = api.team.removeMember.handler(async ({ input, context }) => {
  const { id } = signedIn(context)
  await inTransaction(context.services.pool, (tx) => leaveTeam(tx, { by: id, userId: input.userId }))
})
