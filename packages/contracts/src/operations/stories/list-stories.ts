import { z } from 'zod'
import { storyCard } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

/** `newest`, `oldest`: by creation; `changed`: last changed first; `name`: by name in the order of all languages. */
export const STORY_SORTS = ['newest', 'oldest', 'name', 'changed'] as const
export type StorySort = (typeof STORY_SORTS)[number]

export const listStories = operation({
  method: 'GET',
  path: '/stories',
  tags: ['Stories'],
  summary: "List the caller's stories",
  access: 'session',
  description:
    "Lists the caller's stories, newest first, 20 per page; on the team plan the team's stories. `sort`, a part of the name and a folder of the caller's (404 for others) can be given.",
  errors: ['NOT_FOUND'],
})
  .input(
    z.object({
      cursor: z.string().max(2_000).optional(),
      sort: z.enum(STORY_SORTS).default('newest'),
      name: z.string().max(100).default(''),
      folder_id: z.string().max(100).optional(),
    }),
  )
  .output(z.object({ stories: z.array(storyCard), nextCursor: z.string().nullable(), recommId: z.string().nullable() }))
