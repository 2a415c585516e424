import { inTransaction } from '../../platform/database/transaction.ts'
import { createTeam } from '../../team/create-team.ts'
import { inviteToTeam } from '../../team/invite-to-team.ts'
import { joinTeam } from '../../team/join-team.ts'
import { leaveTeam } from '../../team/leave-team.ts'
import { requireInvite } from '../../team/read-invite.ts'
import { readTeam } from '../../team/read-team.ts'
import { renameTeam } from '../../team/rename-team.ts'
import { api } from '../kernel/api.ts'
import { signedIn } from '../kernel/signed-in.ts'

export const team = api.team.router({
  get: api.team.get.handler(async ({ context }) => {
    const { id } = signedIn(context)
    return { team: await readTeam(context.services.db, id) }
  }),
  create: api.team.create.handler(async ({ input, context }) => {
    const { id } = signedIn(context)
    return inTransaction(context.services.pool, async (tx) => {
      await createTeam(tx, { userId: id, ...input })
      return (await readTeam(tx.db, id))!
    })
  }),
  rename: api.team.rename.handler(async ({ input, context }) => {
    const { id } = signedIn(context)
    return inTransaction(context.services.pool, async (tx) => {
      await renameTeam(tx, { userId: id, ...input })
      return (await readTeam(tx.db, id))!
    })
  }),
  invite: api.team.invite.handler(async ({ context }) => {
    const { id } = signedIn(context)
    const { token, expiresAt } = await inTransaction(context.services.pool, (tx) => inviteToTeam(tx, id))
    return { token, expires_at: expiresAt.toISOString() }
  }),
  getInvite: api.team.getInvite.handler(async ({ input, context }) => {
    const { teamId, teamName, invitedBy, members } = await requireInvite(context.services.db, input.token)
    return { team_name: teamName, invited_by: invitedBy, members, is_own: context.account?.teamId === teamId }
  }),
  join: api.team.join.handler(async ({ input, context }) => {
    const { id } = signedIn(context)
    return inTransaction(context.services.pool, async (tx) => {
      await joinTeam(tx, { userId: id, ...input })
      return (await readTeam(tx.db, id))!
    })
  }),
  removeMember: api.team.removeMember.handler(async ({ input, context }) => {
    const { id } = signedIn(context)
    await inTransaction(context.services.pool, (tx) => leaveTeam(tx, { by: id, userId: input.userId }))
  }),
})
