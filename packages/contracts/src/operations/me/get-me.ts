import { z } from 'zod'
import { operation } from '../../operation.ts'

export const getMe = operation({
  method: 'GET',
  path: '/me',
  tags: ['Account'],
  summary: 'Get the current account',
  access: 'session',
  description: 'Returns the signed-in account with its credits.',
}).output(
  z.object({
    id: z.string(),
    email: z.string(),
    displayName: z.string(),
    username: z.string(),
    avatar_url: z.string().nullable(),
    plan: z.enum(['solo', 'team']),
    team_id: z.string().nullable(),
    /** Available credits: balance minus open holds. */
    credits: z.number().int(),
    free_stories_left: z.number().int(),
    is_team_member: z.boolean(),
    is_staff: z.boolean(),
    features: z.array(z.string()),
  }),
)
