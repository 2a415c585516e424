import { oc } from '@orpc/contract'
import { z } from 'zod'
import { story } from '../../wire/story.ts'

/** One readable story; 404 for an unknown or unreadable one. Source: C-275, HD-64. */
export const getStory = oc
  .route({ method: 'GET', path: '/stories/{id}', tags: ['Stories'], summary: 'Read a story' })
  .input(z.object({ id: z.string().max(100) }))
  .output(story)
