import { CATEGORY_IDS } from '@fablecut/domain/story/category'
import { z } from 'zod'
import { storyCard } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

/** `relevance`: words in the title before those in tags and the author's name, before those of the script. */
export const SEARCH_ORDERS = ['relevance', 'newest'] as const
export type SearchOrder = (typeof SEARCH_ORDERS)[number]

/** A query in characters; words after the 200th character are ignored. */
export const searchQuery = z.string().max(10_000)

export const searchStories = operation({
  method: 'GET',
  path: '/search/stories',
  tags: ['Community'],
  summary: 'Search published stories',
  access: 'anyone',
  description:
    'Published stories whose title, tags, author or script have all words of `q`, 24 per page. The last word may be the beginning of one, unless a space follows. An empty `q` finds nothing. A page is short or empty when frequent words are seldom together: the search goes on at `nextCursor`, and is over when that is null.',
})
  .input(
    z.object({
      q: searchQuery,
      category_id: z.enum(CATEGORY_IDS).optional(),
      order: z.enum(SEARCH_ORDERS).default('relevance'),
      cursor: z.string().max(500).optional(),
    }),
  )
  .output(z.object({ stories: z.array(storyCard), nextCursor: z.string().nullable(), recommId: z.string() }))
