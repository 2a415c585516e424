import { oc } from '@orpc/contract'
import { z } from 'zod'
import { storyCard } from '../../wire/story.ts'

/** The finished examples that this account has not taken away, and whether others are being made or will be. Source: HD-05. */
export const listTemplates = oc
  .route({ method: 'GET', path: '/stories/templates', tags: ['Stories'], summary: 'List example stories' })
  .output(z.object({ stories: z.array(storyCard), are_more_coming: z.boolean() }))
