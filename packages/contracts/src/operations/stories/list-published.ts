import { CATEGORY_IDS } from '@fablecut/domain/story/category'
import { z } from 'zod'
import { storyCard } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

/** `newest`: featured first, then by publication time (HD-18). `for_you`: by rank, including the reader's category affinity. */
export const PUBLISHED_ORDERS = ['newest', 'for_you'] as const
export type PublishedOrder = (typeof PUBLISHED_ORDERS)[number]

export const listPublished = operation({
  method: 'GET',
  path: '/stories/published',
  tags: ['Community'],
  summary: 'List published stories',
  access: 'anyone',
  description: 'Lists published stories, 24 per page. All pages of one listing share a `recommId`.',
})
  .input(
    z.object({
      /** With an external recommender the cursor contains the ids shown so far. */
      cursor: z.string().max(3_000).optional(),
      category_id: z.enum(CATEGORY_IDS).optional(),
      order: z.enum(PUBLISHED_ORDERS).default('newest'),
    }),
  )
  .output(z.object({ stories: z.array(storyCard), nextCursor: z.string().nullable(), recommId: z.string() }))
