import { oc } from '@orpc/contract'
import { z } from 'zod'
import { story } from '../../wire/story.ts'

/** Changes listed fields of an own story; others are ignored (HD-64). */
export const updateStory = oc
  .route({ method: 'PATCH', path: '/stories/{id}', tags: ['Stories'], summary: 'Change a story' })
  .input(z.object({ id: z.string().max(100), title: z.string().trim().min(1).max(100).optional() }))
  .output(story)
