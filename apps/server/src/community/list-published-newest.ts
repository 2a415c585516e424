import type { CategoryId } from '@fablecut/domain/story/category'
import { and } from 'drizzle-orm'
import { v4 } from 'uuid'
import type { Database } from '../platform/database/client.ts'
import { story } from '../platform/database/schema.ts'
import {
  NEWEST_PARTS,
  type NewestPlace,
  PAGE_SIZE,
  type PublishedPage,
  behind,
  cardsInOrder,
  isPublished,
  newestFirst,
  newestParts,
  ofCategory,
  readPageCursor,
  toNewestPlace,
  writePageCursor,
} from './published-page.ts'

/** Featured stories first, then as they were published; stable while new ones arrive. Source: HD-18, HD-74. */
export async function listPublishedNewest(
  db: Database,
  { categoryId, cursor }: { categoryId?: CategoryId | undefined; cursor?: string | undefined },
): Promise<PublishedPage> {
  const list = `newest:${categoryId ?? ''}`
  const given = cursor === undefined ? null : readPageCursor(list, cursor, NEWEST_PARTS)
  const recommId = given?.recommId ?? v4()
  // Only what the indexes hold: with whole rows Postgres may walk through all categories instead, and one whose stories are all old takes seconds.
  const rows = await db
    .select({ id: story.id, isFeatured: story.isFeatured, publishedAt: story.publishedAt })
    .from(story)
    .where(and(isPublished, ofCategory(categoryId), given ? behind(toNewestPlace(given.parts)) : undefined))
    .orderBy(...newestFirst)
    .limit(PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    stories: await cardsInOrder(
      db,
      page.map(({ id }) => id),
    ),
    nextCursor: rows.length > PAGE_SIZE && last ? writePageCursor(list, newestParts(last as NewestPlace), recommId) : null,
    recommId,
  }
}
