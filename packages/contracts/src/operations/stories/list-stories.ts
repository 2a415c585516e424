import { z } from 'zod'
import { storyCard } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

export const listStories = operation({
  method: 'GET',
  path: '/stories',
  tags: ['Stories'],
  summary: 'List own stories',
  access: 'session',
  description: "Own stories, newest first, 20 a page; a team's stories on the team plan.",
})
  .input(z.object({ cursor: z.string().max(200).optional() }))
  .output(z.object({ stories: z.array(storyCard), nextCursor: z.string().nullable(), recommId: z.string().nullable() }))
