import { oc } from '@orpc/contract'
import { z } from 'zod'
import { profile } from '../../wire/story.ts'

/** Who somebody is in the community; 404 for unknown names. Open to visitors. Source: HD-15. */
export const getProfile = oc
  .route({ method: 'GET', path: '/profiles/{username}', tags: ['Community'], summary: 'Read a profile' })
  .input(z.object({ username: z.string().max(100) }))
  .output(profile.extend({ published_count: z.number().int() }))
