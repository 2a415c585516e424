import { z } from 'zod'
import { profile } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

export const getProfile = operation({
  method: 'GET',
  path: '/profiles/{username}',
  tags: ['Community'],
  summary: 'Read a profile',
  access: 'anyone',
  description: 'A public profile; 404 for unknown names. Open to visitors.',
  errors: ['NOT_FOUND'],
})
  .input(z.object({ username: z.string().max(100) }))
  .output(profile.extend({ published_count: z.number().int() }))
