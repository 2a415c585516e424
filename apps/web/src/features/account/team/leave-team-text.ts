import type { WireTeam } from '@fablecut/contracts/operations/team/team'
import { accountTexts } from '../../../texts/account/account.ts'

const texts = accountTexts.team

/** Explains what leaving the team changes for the member and the team. */
export function leaveTeamText({ role, members }: Pick<WireTeam, 'role' | 'members'>, meId: string): string {
  const heir = members.find(({ user_id }) => user_id !== meId)
  if (!heir) return `${texts.leaveText} ${texts.leaveLast}`
  return role === 'owner' ? `${texts.leaveText} ${texts.leaveOwner(heir.display_name)}` : texts.leaveText
}
