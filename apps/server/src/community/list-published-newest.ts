import type { CategoryId } from '@fablecut/domain/story/category'
import { and, eq } from 'drizzle-orm'
import { v4 } from 'uuid'
import { isNotBlockedBy } from '../access/blocks.ts'
import type { Database } from '../platform/database/client.ts'
import { story } from '../platform/database/schema.ts'
import type { Viewer } from '../access/story-access.ts'
import { readStoryCards } from '../stories/read-stories.ts'
import {
  NEWEST_CURSOR_PATTERNS,
  type NewestPosition,
  PAGE_SIZE,
  type PublishedPage,
  isAfter,
  isPublished,
  newestFirst,
  newestPositionParts,
  isOfCategory,
  decodePageCursor,
  toNewestPosition,
  encodePageCursor,
} from './published-page.ts'

/** Featured stories first, then newest first; pages are stable while stories are added. */
export async function listPublishedNewest(
  db: Database,
  { categoryId, cursor, viewer = null }: { categoryId?: CategoryId | undefined; cursor?: string | undefined; viewer?: Viewer },
): Promise<PublishedPage> {
  const list = `newest:${categoryId ?? ''}`
  const recommIdOfCursor = cursor === undefined ? null : decodePageCursor(list, cursor, NEWEST_CURSOR_PATTERNS)
  const recommId = recommIdOfCursor?.recommId ?? v4()
  // Selects by indexed columns only: when whole rows are selected, Postgres may scan all categories instead, which takes seconds for a
  // category with only old stories.
  const positions = db
    .select({ id: story.id })
    .from(story)
    .where(
      and(
        isPublished,
        isOfCategory(categoryId),
        isNotBlockedBy(viewer),
        recommIdOfCursor ? isAfter(toNewestPosition(recommIdOfCursor.parts)) : undefined,
      ),
    )
    .orderBy(...newestFirst)
    .limit(PAGE_SIZE + 1)
    .as('place')
  const stories = await db
    .select({ row: story })
    .from(positions)
    .innerJoin(story, eq(story.id, positions.id))
    .orderBy(...newestFirst)
  const rows = stories.map(({ row }) => row)
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    stories: await readStoryCards(db, page, { viewer }),
    nextCursor: rows.length > PAGE_SIZE && last ? encodePageCursor(list, newestPositionParts(last as NewestPosition), recommId) : null,
    recommId,
  }
}
