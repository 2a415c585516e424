import { and, eq, sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import type { Viewer } from '../access/story-access.ts'
import { PAGE_SIZE, type PublishedPage, decodePageCursor, encodePageCursor, isPublished } from '../community/published-page.ts'
import { CURSOR_PART_PATTERNS, parseCursorTime } from '../platform/cursor.ts'
import type { Database } from '../platform/database/client.ts'
import { storyLike } from '../platform/database/community/people-schema.ts'
import { story } from '../platform/database/schema.ts'
import { readStoryCards } from '../stories/read-stories.ts'
import { isNotBlockedBy } from '../access/blocks.ts'

/** Published stories that the viewer likes, the latest like first, without those of accounts that they blocked. */
export async function listLiked(db: Database, viewer: NonNullable<Viewer>, cursor: string | undefined): Promise<PublishedPage> {
  const list = `liked:${viewer.id}`
  const position = cursor === undefined ? null : decodePageCursor(list, cursor, [CURSOR_PART_PATTERNS.time, CURSOR_PART_PATTERNS.id])
  const [time, id] = position?.parts ?? []
  const isAfter =
    position && sql`(${storyLike.createdAt}, ${storyLike.storyId}) < (${parseCursorTime(time!).toISOString()}::timestamptz, ${id})`
  const rows = await db
    .select({ row: story, likedAt: storyLike.createdAt })
    .from(storyLike)
    .innerJoin(story, eq(story.id, storyLike.storyId))
    .where(and(eq(storyLike.userId, viewer.id), isPublished, isNotBlockedBy(viewer), isAfter ?? undefined))
    .orderBy(sql`${storyLike.createdAt} DESC`, sql`${storyLike.storyId} DESC`)
    .limit(PAGE_SIZE + 1)
  const recommId = position?.recommId ?? v4()
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  const nextCursor = rows.length > PAGE_SIZE && last ? encodePageCursor(list, [last.likedAt.toISOString(), last.row.id], recommId) : null
  const stories = await readStoryCards(
    db,
    page.map(({ row }) => row),
    { viewer },
  )
  return { stories, nextCursor, recommId }
}
