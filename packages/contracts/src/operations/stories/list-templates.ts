import { z } from 'zod'
import { storyCard } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

export const listTemplates = operation({
  method: 'GET',
  path: '/stories/templates',
  tags: ['Stories'],
  summary: 'List example stories',
  access: 'anyone',
  description: 'Lists the finished example stories that the caller has not hidden, and whether more are being generated.',
}).output(z.object({ stories: z.array(storyCard), are_more_coming: z.boolean() }))
