import { z } from 'zod'
import { storyCard } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

/** Source: HD-05. */
export const listTemplates = operation({
  method: 'GET',
  path: '/stories/templates',
  tags: ['Stories'],
  summary: 'List example stories',
  access: 'session',
  description: 'The finished examples that this account has not taken away, and whether others are being made or will be.',
}).output(z.object({ stories: z.array(storyCard), are_more_coming: z.boolean() }))
