import type { WireTeam } from '@fablecut/contracts/operations/team/team'
import { expect, it } from 'vitest'
import { leaveTeamText } from './leave-team-text.ts'

const member = (id: string, role: 'owner' | 'member'): WireTeam['members'][number] => ({
  user_id: id,
  display_name: id.toUpperCase(),
  username: id,
  avatar_url: null,
  role,
})
const [a, b, c] = [member('a', 'owner'), member('b', 'member'), member('c', 'member')]

it('a member who leaves is told what they no longer see', () => {
  expect(leaveTeamText({ role: 'member', members: [a, b, c] }, 'b')).toMatch(/Your stories stay yours\.$/)
})

it('an owner who leaves is told who owns the team then: whoever is longest in it', () => {
  expect(leaveTeamText({ role: 'owner', members: [a, b, c] }, 'a')).toMatch(/B becomes the owner\.$/)
})

it('the last one is told that the team ends', () => {
  expect(leaveTeamText({ role: 'owner', members: [a] }, 'a')).toMatch(/the team ends\.$/)
})
