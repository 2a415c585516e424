import type { PublishedOrder } from '@fablecut/contracts/operations/stories/list-published'
import { type FeedQuery, type FeedServices, listPublishedForYou } from './list-published-for-you.ts'
import { listPublishedNewest } from './list-published-newest.ts'
import type { PublishedPage } from './published-page.ts'

/** Lists published stories, 24 per page, newest first or as the personal feed. */
export const listPublished = (services: FeedServices, { order, ...query }: FeedQuery & { order: PublishedOrder }): Promise<PublishedPage> =>
  order === 'for_you' ? listPublishedForYou(services, query) : listPublishedNewest(services.db, query)
