import { z } from 'zod'
import { operation } from '../../operation.ts'

export const getMe = operation({
  method: 'GET',
  path: '/me',
  tags: ['Account'],
  summary: 'Read the current account',
  access: 'session',
  description: 'Who is signed in, with credits. 401 without a session.',
}).output(
  z.object({
    id: z.string(),
    email: z.string(),
    displayName: z.string(),
    username: z.string(),
    avatar_url: z.string().nullable(),
    plan: z.enum(['solo', 'team']),
    team_id: z.string().nullable(),
    /** Available credits: balance less open holds. */
    credits: z.number().int(),
    free_stories_left: z.number().int(),
    is_team_member: z.boolean(),
    is_staff: z.boolean(),
    features: z.array(z.string()),
  }),
)
