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
  summary: "Read the caller's team",
  access: 'session',
  description: "The caller's team with its members; null on the solo plan.",
}).output(z.object({ team: team.nullable() }))

export const createTeam = operation({
  method: 'POST',
  path: '/team',
  successStatus: 201,
  tags: ['Team'],
  summary: 'Create a team',
  access: 'session',
  description: "Founds a team; its members may read each other's stories. 409 for somebody who is in one.",
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
  description: 'Its owner renames it.',
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
  description: "A link that makes whoever opens it a member, for seven days; a new one ends the one before. The owner's alone.",
}).output(z.object({ token: z.string(), expires_at: z.string() }))

export const getTeamInvite = operation({
  method: 'GET',
  path: '/team/invites/{token}',
  tags: ['Team'],
  summary: 'Read an invitation',
  access: 'anyone',
  description:
    'What an invitation leads to; open to visitors. `is_own`: the caller is in this team. 404 for unknown, replaced and ended ones.',
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
    "Joins; the caller's stories are the team's to read from now on. 404 for a dead invitation, 409 for somebody who is in a team.",
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
    "Takes a member out, or oneself; their stories go with them. An owner's team is its oldest member's from then on; with the last member it is gone. 403, 404.",
}).input(z.object({ userId: z.string().max(100) }))
