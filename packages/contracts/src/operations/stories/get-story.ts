import { z } from 'zod'
import { story } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

export const getStory = operation({
  method: 'GET',
  path: '/stories/{id}',
  tags: ['Stories'],
  summary: 'Read a story',
  access: 'reader',
  description: 'One readable story; 404 for an unknown or unreadable one.',
})
  .input(z.object({ id: z.string().max(100) }))
  .output(story)
