import { z } from 'zod'
import { storyCard } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

export const listProfileStories = operation({
  method: 'GET',
  path: '/profiles/{username}/stories',
  tags: ['Community'],
  summary: "List a user's published stories",
  access: 'anyone',
  description: "Lists a user's published stories, newest first, 24 per page.",
})
  .input(z.object({ username: z.string().max(100), cursor: z.string().max(500).optional() }))
  .output(z.object({ stories: z.array(storyCard), nextCursor: z.string().nullable(), recommId: z.string() }))
