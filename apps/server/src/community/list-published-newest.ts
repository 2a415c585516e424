import type { CategoryId } from '@fablecut/domain/story/category'
import { and, eq } from 'drizzle-orm'
import { v4 } from 'uuid'
import type { Database } from '../platform/database/client.ts'
import { story } from '../platform/database/schema.ts'
import type { Viewer } from '../access/story-access.ts'
import { readStoryCards } from '../stories/read-stories.ts'
import {
  NEWEST_PARTS,
  type NewestPlace,
  PAGE_SIZE,
  type PublishedPage,
  behind,
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
  { categoryId, cursor, viewer = null }: { categoryId?: CategoryId | undefined; cursor?: string | undefined; viewer?: Viewer },
): Promise<PublishedPage> {
  const list = `newest:${categoryId ?? ''}`
  const given = cursor === undefined ? null : readPageCursor(list, cursor, NEWEST_PARTS)
  const recommId = given?.recommId ?? v4()
  // Found by what the index holds alone: asked for whole rows, Postgres may walk through all categories instead, for seconds where one has only old stories.
  const places = db
    .select({ id: story.id })
    .from(story)
    .where(and(isPublished, ofCategory(categoryId), given ? behind(toNewestPlace(given.parts)) : undefined))
    .orderBy(...newestFirst)
    .limit(PAGE_SIZE + 1)
    .as('place')
  const found = await db
    .select({ row: story })
    .from(places)
    .innerJoin(story, eq(story.id, places.id))
    .orderBy(...newestFirst)
  const rows = found.map(({ row }) => row)
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    stories: await readStoryCards(db, page, { viewer }),
    nextCursor: rows.length > PAGE_SIZE && last ? writePageCursor(list, newestParts(last as NewestPlace), recommId) : null,
    recommId,
  }
}
