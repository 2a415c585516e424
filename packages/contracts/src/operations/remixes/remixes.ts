import { z } from 'zod'
import { operation } from '../../operation.ts'

const relative = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  /** Null: the product itself, or a deleted account. */
  author_username: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  is_published: z.boolean(),
  /** Published remixes of it. */
  remix_count: z.number().int(),
})
export type RelatedStory = z.infer<typeof relative>

export const getRemixes = operation({
  method: 'GET',
  path: '/stories/{id}/remixes',
  tags: ['Community'],
  summary: 'Get what a story was remixed from, and its remixes',
  access: 'reader',
  description:
    'Returns the chain of stories that it was remixed from, the nearest first and the origin last, at most 20; null for each that was deleted or that the caller may not read. And its published remixes, newest first, at most 50.',
})
  .input(z.object({ id: z.string().max(100) }))
  .output(z.object({ origins: z.array(relative.nullable()), remixes: z.array(relative), total: z.number().int() }))

export const listRemixed = operation({
  method: 'GET',
  path: '/profiles/{username}/remixed',
  tags: ['Community'],
  summary: "List a user's stories that others remixed",
  access: 'anyone',
  description: 'Lists published stories with published remixes, those with most remixes first, at most 12. 404 for unknown usernames.',
  errors: ['NOT_FOUND'],
})
  .input(z.object({ username: z.string().max(100) }))
  .output(z.object({ stories: z.array(relative) }))
