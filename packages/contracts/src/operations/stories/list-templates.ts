import { oc } from '@orpc/contract'
import { z } from 'zod'
import { storyCard } from '../../wire/story.ts'

/** The finished examples that this account has not taken away, and whether another one is being made now. Source: HD-05. */
export const listTemplates = oc
  .route({ method: 'GET', path: '/stories/templates', tags: ['Stories'], summary: 'List example stories' })
  .output(z.object({ stories: z.array(storyCard), is_one_being_made: z.boolean() }))
