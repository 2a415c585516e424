import type { PublishedOrder } from '@fablecut/contracts/operations/stories/list-published'
import { type ForYou, type Recommending, listPublishedForYou } from './list-published-for-you.ts'
import { listPublishedNewest } from './list-published-newest.ts'
import type { PublishedPage } from './published-page.ts'

/** Published stories, 24 a page, in one of the two orders. Source: C-274, H-203, HD-18, HD-19. */
export const listPublished = (services: Recommending, { order, ...asked }: ForYou & { order: PublishedOrder }): Promise<PublishedPage> =>
  order === 'for_you' ? listPublishedForYou(services, asked) : listPublishedNewest(services.db, asked)
