import { z } from 'zod'
import { storyCard } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

export const listStories = operation({
  method: 'GET',
  path: '/stories',
  tags: ['Stories'],
  summary: "List the caller's stories",
  access: 'session',
  description: "Lists the caller's stories, newest first, 20 per page; on the team plan the team's stories.",
})
  .input(z.object({ cursor: z.string().max(200).optional() }))
  .output(z.object({ stories: z.array(storyCard), nextCursor: z.string().nullable(), recommId: z.string().nullable() }))
