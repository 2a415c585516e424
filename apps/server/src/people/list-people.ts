import type { PeoplePage, WirePerson } from '@fablecut/contracts/operations/people/follows'
import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../access/story-access.ts'
import { decodeCursor, encodeCursor } from '../platform/cursor.ts'
import type { Database } from '../platform/database/client.ts'

const PAGE_SIZE = 50
const MAX_SUGGESTED = 8
/** Authors are suggested from so many of the newest published stories. */
const NEWEST_STORIES = 200

type PersonRow = WirePerson & { id: string; at: Date }
type Asked = { readonly accountId: string; readonly viewer: Viewer; readonly cursor?: string | undefined }

/** People who follow an account, the newest first. */
export const listFollowers = (db: Database, asked: Asked): Promise<PeoplePage> =>
  pageOfPeople(db, asked, sql`SELECT follower_id AS id, created_at AS at FROM follow WHERE followed_id = ${asked.accountId}`)

/** People whom an account follows, the last followed first. */
export const listFollowing = (db: Database, asked: Asked): Promise<PeoplePage> =>
  pageOfPeople(db, asked, sql`SELECT followed_id AS id, created_at AS at FROM follow WHERE follower_id = ${asked.accountId}`)

/** All people whom an account blocked, the last blocked first. */
export async function listBlocked(db: Database, accountId: string): Promise<WirePerson[]> {
  const { rows } = await db.execute<PersonRow>(sql`
    SELECT ${PERSON}, false AS is_following FROM account_block b JOIN "user" u ON u.id = b.blocked_id
    WHERE b.blocker_id = ${accountId} ORDER BY b.created_at DESC, u.id`)
  return rows.map(toWire)
}

/** Authors of the newest stories whom an account neither follows nor blocked, nor was blocked by; those with most followers first. */
export async function listSuggestedPeople(db: Database, accountId: string): Promise<WirePerson[]> {
  const { rows } = await db.execute<PersonRow>(sql`
    SELECT ${PERSON}, false AS is_following FROM (
      SELECT DISTINCT user_id FROM (SELECT user_id FROM story WHERE is_published AND deleted_at IS NULL AND published_at IS NOT NULL
        ORDER BY is_featured DESC, published_at DESC, id DESC LIMIT ${NEWEST_STORIES}) AS newest) AS author
      JOIN "user" u ON u.id = author.user_id AND u.username IS NOT NULL
    WHERE u.id <> ${accountId} AND NOT ${IS_SUSPENDED}
      AND NOT EXISTS (SELECT FROM follow WHERE follower_id = ${accountId} AND followed_id = u.id)
      AND NOT EXISTS (SELECT FROM account_block WHERE (blocker_id = ${accountId} AND blocked_id = u.id) OR (blocker_id = u.id AND blocked_id = ${accountId}))
    ORDER BY coalesce((SELECT followers FROM account_follower_count WHERE account_id = u.id), 0) DESC, u.id LIMIT ${MAX_SUGGESTED}`)
  return rows.map(toWire)
}

const PERSON = sql`u.id, u.name AS display_name, coalesce(u.username, '') AS username, u.image AS avatar_url`
const IS_SUSPENDED = sql`(u.banned AND (u.ban_expires IS NULL OR u.ban_expires > now()))`

/** `source`: ids and times of people. Suspended people, and those that the viewer blocked, are left out. */
async function pageOfPeople(db: Database, { viewer, cursor }: Asked, source: SQL): Promise<PeoplePage> {
  const after = cursor === undefined ? null : decodeCursor(cursor)
  const viewerId = viewer?.id ?? null
  const { rows } = await db.execute<PersonRow>(sql`
    SELECT ${PERSON}, p.at, EXISTS (SELECT FROM follow WHERE follower_id = ${viewerId} AND followed_id = u.id) AS is_following
    FROM (${source}) AS p JOIN "user" u ON u.id = p.id
    WHERE NOT ${IS_SUSPENDED} AND NOT EXISTS (SELECT FROM account_block WHERE blocker_id = ${viewerId} AND blocked_id = u.id)
      ${after ? sql`AND (p.at, p.id) < (${after.time.toISOString()}::timestamptz, ${after.id})` : sql``}
    ORDER BY p.at DESC, p.id DESC LIMIT ${PAGE_SIZE + 1}`)
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    people: page.map(toWire),
    nextCursor: rows.length > PAGE_SIZE && last ? encodeCursor({ time: new Date(last.at), id: last.id }) : null,
  }
}

const toWire = ({ display_name, username, avatar_url, is_following }: PersonRow): WirePerson => ({
  display_name,
  username,
  avatar_url,
  is_following,
})
