import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, count, eq, sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import { CURSOR_PART_PATTERNS, parseCursorTime } from '../platform/cursor.ts'
import { user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'
import { story } from '../platform/database/schema.ts'
import { isNotBlockedBy } from '../access/blocks.ts'
import type { Viewer } from '../access/story-access.ts'
import { isSuspended } from '../access/suspended.ts'
import { readStoryCards } from '../stories/read-stories.ts'
import { PAGE_SIZE, type PublishedPage, isPublished, decodePageCursor, encodePageCursor } from './published-page.ts'

export type Profile = {
  readonly id: string
  readonly displayName: string
  readonly username: string
  readonly avatarUrl: string | null
}

/** The account with a user name, case-insensitive; null for an unknown name, and while the account is suspended. Teams have no profile. */
export async function findProfile(db: Pick<Database, 'select'>, username: string): Promise<Profile | null> {
  const [row] = await db
    .select()
    .from(user)
    .where(and(eq(user.username, username.toLowerCase()), sql`NOT ${isSuspended}`))
  return row ? { id: row.id, displayName: row.name, username: row.username!, avatarUrl: row.image } : null
}

/** Throws 404 for an unknown name. */
export async function requireProfile(db: Pick<Database, 'select'>, username: string): Promise<Profile> {
  const profile = await findProfile(db, username)
  if (!profile) throw new AppError('NOT_FOUND')
  return profile
}

export async function countPublished(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ published: count() })
    .from(story)
    .where(and(isPublished, eq(story.userId, userId)))
  return row!.published
}

/** Published stories of a user, newest first. */
export async function listProfileStories(
  db: Database,
  userId: string,
  cursor: string | undefined,
  viewer: Viewer = null,
): Promise<PublishedPage> {
  const list = `profile:${userId}`
  const position = cursor === undefined ? null : decodePageCursor(list, cursor, [CURSOR_PART_PATTERNS.time, CURSOR_PART_PATTERNS.id])
  const rows = await db
    .select()
    .from(story)
    .where(and(isPublished, eq(story.userId, userId), isNotBlockedBy(viewer), position ? before(position.parts) : undefined))
    .orderBy(sql`${story.publishedAt} DESC`, sql`${story.id} DESC`)
    .limit(PAGE_SIZE + 1)
  const recommId = position?.recommId ?? v4()
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  const nextCursor = rows.length > PAGE_SIZE && last ? encodePageCursor(list, [last.publishedAt!.toISOString(), last.id], recommId) : null
  return { stories: await readStoryCards(db, page, { viewer }), nextCursor, recommId }
}

const before = ([time, id]: string[]) =>
  sql`(${story.publishedAt}, ${story.id}) < (${parseCursorTime(time!).toISOString()}::timestamptz, ${id})`
