import { type SQL, eq, sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import type { Viewer } from '../access/story-access.ts'
import {
  PAGE_SIZE,
  type PublishedPage,
  decodePageCursor,
  encodePageCursor,
  isPublished,
  readPublished,
} from '../community/published-page.ts'
import { CURSOR_PART_PATTERNS, parseCursorTime } from '../platform/cursor.ts'
import type { Database } from '../platform/database/client.ts'
import { follow } from '../platform/database/community/people-schema.ts'
import { story } from '../platform/database/schema.ts'
import { readStoryCards } from '../stories/read-stories.ts'

export type FollowedLimits = {
  /** With more followed people, their stories are looked for among the newest of the community first. */
  readonly fewFollowed: number
  /** So many of the newest stories. */
  readonly newest: number
}
const LIMITS: FollowedLimits = { fewFollowed: 200, newest: 5_000 }

/** Published stories of the people whom the viewer follows, newest first. */
export async function listFollowedStories(
  db: Database,
  viewer: NonNullable<Viewer>,
  cursor: string | undefined,
  { fewFollowed, newest } = LIMITS,
): Promise<PublishedPage> {
  const list = `following:${viewer.id}`
  const position = cursor === undefined ? null : decodePageCursor(list, cursor, [CURSOR_PART_PATTERNS.time, CURSOR_PART_PATTERNS.id])
  const isListed = isAfter(position?.parts)
  const hasMany = (await db.$count(follow, eq(follow.followerId, viewer.id))) > fewFollowed
  const ids = (hasMany ? await findAmongNewest(db, viewer.id, { isListed, newest }) : null) ?? (await findByAuthor(db, viewer.id, isListed))
  const rows = await readPublished(db, ids)
  const recommId = position?.recommId ?? v4()
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    stories: await readStoryCards(db, page, { viewer }),
    nextCursor: ids.length > PAGE_SIZE && last ? encodePageCursor(list, [last.publishedAt!.toISOString(), last.id], recommId) : null,
    recommId,
  }
}

const isAfter = (parts: readonly string[] | undefined): SQL =>
  parts
    ? sql`${isPublished} AND (${story.publishedAt}, ${story.id}) < (${parseCursorTime(parts[0]!).toISOString()}::timestamptz, ${parts[1]})`
    : isPublished

const PAGE_LIMIT = sql.raw(String(PAGE_SIZE + 1))

/** Null when a page does not come together, as they seldom publish. */
async function findAmongNewest(
  db: Database,
  viewerId: string,
  { isListed, newest }: { isListed: SQL; newest: number },
): Promise<string[] | null> {
  const { rows } = await db.execute<{ id: string | null; is_all: boolean }>(sql`
    WITH newest AS MATERIALIZED (SELECT ${story.id} AS id, ${story.publishedAt} AS published_at, ${story.userId} AS user_id FROM ${story}
      WHERE ${isListed} ORDER BY ${story.publishedAt} DESC, ${story.id} DESC LIMIT ${newest})
    SELECT found.id, (SELECT count(*) < ${newest} FROM newest) AS is_all FROM (SELECT) AS always LEFT JOIN (
      SELECT newest.id, newest.published_at FROM newest JOIN follow ON follow.followed_id = newest.user_id AND follow.follower_id = ${viewerId}
      ORDER BY newest.published_at DESC, newest.id DESC LIMIT ${PAGE_LIMIT}) AS found ON true
    ORDER BY found.published_at DESC, found.id DESC`)
  const ids = rows.flatMap(({ id }) => id ?? [])
  return ids.length > PAGE_SIZE || rows[0]!.is_all ? ids : null
}

/**
 * A page can only have stories of the authors with the latest ones: the index of each author's stories is asked for the last one, and for a page of those that are left.
 */
async function findByAuthor(db: Database, viewerId: string, isListed: SQL): Promise<string[]> {
  const newestOf = (account: SQL, number: SQL) => sql`(SELECT ${story.id} AS id, ${story.publishedAt} AS published_at FROM ${story}
    WHERE ${story.userId} = ${account} AND ${isListed} ORDER BY ${story.publishedAt} DESC, ${story.id} DESC LIMIT ${number})`
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT newest.id FROM (
      SELECT f.followed_id FROM follow f CROSS JOIN LATERAL ${newestOf(sql`f.followed_id`, sql`1`)} last
      WHERE f.follower_id = ${viewerId} ORDER BY last.published_at DESC, last.id DESC LIMIT ${PAGE_LIMIT}) author
    CROSS JOIN LATERAL ${newestOf(sql`author.followed_id`, PAGE_LIMIT)} newest ORDER BY newest.published_at DESC, newest.id DESC LIMIT ${PAGE_LIMIT}`)
  return rows.map(({ id }) => id)
}
