import { inTransaction } from '../../../platform/database/transaction.ts'
import { inviteToTeam } from '../../../team/invite-to-team.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const createTeamInvite = api.team.invite.handler(async ({ context }) => {
  const { id } = signedIn(context)
  const { token, expiresAt } = await inTransaction(context.services.pool, (tx) => inviteToTeam(tx, id))
  return { token, expires_at: expiresAt.toISOString() }
})
