import { CATEGORY_IDS } from '@fablecut/domain/story/category'
import { z } from 'zod'
import { storyCard } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

/** `newest`: featured first, then as they were published (HD-18). `for_you`: fresh, watched and liked ones, by the reader's taste. */
export const PUBLISHED_ORDERS = ['newest', 'for_you'] as const
export type PublishedOrder = (typeof PUBLISHED_ORDERS)[number]

export const listPublished = operation({
  method: 'GET',
  path: '/stories/published',
  tags: ['Community'],
  summary: 'List published stories',
  access: 'anyone',
  description: 'Published stories, 24 a page; open to visitors. One `recommId` for all pages that follow from one first page.',
})
  .input(
    z.object({
      /** Of a session that a recommender chose for, it carries what was shown. */
      cursor: z.string().max(3_000).optional(),
      category_id: z.enum(CATEGORY_IDS).optional(),
      order: z.enum(PUBLISHED_ORDERS).default('newest'),
    }),
  )
  .output(z.object({ stories: z.array(storyCard), nextCursor: z.string().nullable(), recommId: z.string() }))
