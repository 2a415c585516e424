import { z } from 'zod'
import { operation } from '../../operation.ts'

const MAX_TEAM_NAME_CHARACTERS = 60

const member = z.object({
  user_id: z.string(),
  display_name: z.string(),
  username: z.string(),
  avatar_url: z.string().nullable(),
  role: z.enum(['owner', 'member']),
})

export const team = z.object({ id: z.string(), name: z.string(), role: z.enum(['owner', 'member']), members: z.array(member) })
export type WireTeam = z.infer<typeof team>

const name = z.string().trim().min(1, { error: 'Please enter a name' }).max(MAX_TEAM_NAME_CHARACTERS)

export const getTeam = operation({
  method: 'GET',
  path: '/team',
  tags: ['Team'],
  summary: "Get the caller's team",
  access: 'session',
  description: "Returns the caller's team with its members; null on the solo plan.",
}).output(z.object({ team: team.nullable() }))

export const createTeam = operation({
  method: 'POST',
  path: '/team',
  successStatus: 201,
  tags: ['Team'],
  summary: 'Create a team',
  access: 'session',
  description: "Creates a team owned by the caller. Members can read each other's stories. 409 when the caller is in a team.",
  errors: ['CONFLICT'],
})
  .input(z.object({ name }))
  .output(team)

export const renameTeam = operation({
  method: 'PATCH',
  path: '/team',
  tags: ['Team'],
  summary: 'Rename the team',
  access: 'team owner',
  description: "Renames the caller's team.",
})
  .input(z.object({ name }))
  .output(team)

export const createTeamInvite = operation({
  method: 'POST',
  path: '/team/invite',
  successStatus: 201,
  tags: ['Team'],
  summary: 'Create an invitation link',
  access: 'team owner',
  description: 'Creates an invitation that is valid for seven days. It replaces the previous one.',
}).output(z.object({ token: z.string(), expires_at: z.string() }))

export const getTeamInvite = operation({
  method: 'GET',
  path: '/team/invites/{token}',
  tags: ['Team'],
  summary: 'Get an invitation',
  access: 'anyone',
  description: 'Returns the team of an invitation. `is_own`: the caller is a member. 404 for unknown, replaced and expired invitations.',
  errors: ['NOT_FOUND'],
})
  .input(z.object({ token: z.string().max(100) }))
  .output(z.object({ team_name: z.string(), invited_by: z.string(), members: z.number().int(), is_own: z.boolean() }))

export const joinTeam = operation({
  method: 'POST',
  path: '/team/join',
  tags: ['Team'],
  summary: 'Join a team',
  access: 'session',
  description:
    "Joins a team; its members can read the caller's stories from then on. 404 for an invalid invitation, 409 when the caller is in a team.",
  errors: ['NOT_FOUND', 'CONFLICT'],
})
  .input(z.object({ token: z.string().max(100) }))
  .output(team)

export const removeTeamMember = operation({
  method: 'DELETE',
  path: '/team/members/{userId}',
  successStatus: 204,
  tags: ['Team'],
  summary: 'Remove a member from the team',
  access: 'team owner',
  description:
    'Removes a member, or the caller, together with their stories. When the owner leaves, the member who joined first becomes the owner; a team without members is deleted. Members can only remove themselves (403). 404 for unknown members.',
}).input(z.object({ userId: z.string().max(100) }))
