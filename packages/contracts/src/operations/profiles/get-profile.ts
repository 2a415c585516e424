import { z } from 'zod'
import { profile } from '../../wire/story.ts'
import { profileText } from '../people/profile-text.ts'
import { operation } from '../../operation.ts'

export const getProfile = operation({
  method: 'GET',
  path: '/profiles/{username}',
  tags: ['Community'],
  summary: 'Get a profile',
  access: 'anyone',
  description: 'Returns a public profile. 404 for unknown usernames.',
  errors: ['NOT_FOUND'],
})
  .input(z.object({ username: z.string().max(100) }))
  .output(
    profile.extend({
      published_count: z.number().int(),
      follower_count: z.number().int(),
      following_count: z.number().int(),
      /** Whether the caller follows them. */
      is_following: z.boolean(),
      /** Whether the caller blocked them. */
      is_blocked: z.boolean(),
      ...profileText.shape,
    }),
  )
