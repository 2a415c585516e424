import { eq, sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import type { Viewer } from '../access/story-access.ts'
import { PAGE_SIZE, type PublishedPage, decodePageCursor, encodePageCursor, isPublished } from '../community/published-page.ts'
import { CURSOR_PART_PATTERNS, parseCursorTime } from '../platform/cursor.ts'
import type { Database } from '../platform/database/client.ts'
import { story } from '../platform/database/schema.ts'
import { readStoryCards } from '../stories/read-stories.ts'

/**
 * Published stories of the people whom the viewer follows, newest first. Each of them gives at most one page from the index of their stories, so that the
 * size of the community does not matter.
 */
export async function listFollowedStories(db: Database, viewer: NonNullable<Viewer>, cursor: string | undefined): Promise<PublishedPage> {
  const list = `following:${viewer.id}`
  const position = cursor === undefined ? null : decodePageCursor(list, cursor, [CURSOR_PART_PATTERNS.time, CURSOR_PART_PATTERNS.id])
  const [time, id] = position?.parts ?? []
  const isAfter = position
    ? sql`AND (${story.publishedAt}, ${story.id}) < (${parseCursorTime(time!).toISOString()}::timestamptz, ${id})`
    : sql``
  const limit = sql.raw(String(PAGE_SIZE + 1))
  const newest = sql`SELECT ${story.id} AS id, ${story.publishedAt} AS published_at FROM ${story}
    WHERE ${story.userId} = f.followed_id AND ${isPublished} ${isAfter} ORDER BY ${story.publishedAt} DESC, ${story.id} DESC LIMIT ${limit}`
  const ids = sql`SELECT newest.* FROM follow f CROSS JOIN LATERAL (${newest}) newest WHERE f.follower_id = ${viewer.id}
    ORDER BY newest.published_at DESC, newest.id DESC LIMIT ${limit}`
  const rows = await db
    .select({ row: story })
    .from(sql`(${ids}) AS followed`)
    .innerJoin(story, eq(story.id, sql`followed.id`))
    .orderBy(sql`${story.publishedAt} DESC`, sql`${story.id} DESC`)
  const recommId = position?.recommId ?? v4()
  const page = rows.slice(0, PAGE_SIZE).map(({ row }) => row)
  const last = page.at(-1)
  return {
    stories: await readStoryCards(db, page, { viewer }),
    nextCursor: rows.length > PAGE_SIZE && last ? encodePageCursor(list, [last.publishedAt!.toISOString(), last.id], recommId) : null,
    recommId,
  }
}
