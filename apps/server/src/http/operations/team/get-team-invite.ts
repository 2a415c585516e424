import { requireInvite } from '../../../team/read-invite.ts'
import { api } from '../../kernel/api.ts'

export const getTeamInvite = api.team.getInvite.handler(async ({ input, context }) => {
  const { teamId, teamName, invitedBy, members } = await requireInvite(context.services.db, input.token)
  return { team_name: teamName, invited_by: invitedBy, members, is_own: context.account?.teamId === teamId }
})
