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

it('a leaving member is told what they lose access to', () => {
  expect(leaveTeamText({ role: 'member', members: [a, b, c] }, 'b')).toMatch(/Your stories stay yours\.$/)
})

it('a leaving owner is told who becomes the owner: the longest-standing member', () => {
  expect(leaveTeamText({ role: 'owner', members: [a, b, c] }, 'a')).toMatch(/B becomes the owner\.$/)
})

it('the last member is told that the team is deleted', () => {
  expect(leaveTeamText({ role: 'owner', members: [a] }, 'a')).toMatch(/the team ends\.$/)
})
