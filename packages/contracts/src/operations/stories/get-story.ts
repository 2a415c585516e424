import { z } from 'zod'
import { story } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

export const getStory = operation({
  method: 'GET',
  path: '/stories/{id}',
  tags: ['Stories'],
  summary: 'Get a story',
  access: 'reader',
  description: 'Returns a story with its storyboard and timeline. 404 when it is unknown or may not be read.',
})
  .input(z.object({ id: z.string().max(100) }))
  .output(story)
