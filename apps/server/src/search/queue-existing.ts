import { and, sql } from 'drizzle-orm'
import type pg from 'pg'
import {
  NEWEST_CURSOR_PATTERNS,
  type NewestPosition,
  isAfter,
  isPublished,
  newestFirst,
  newestPositionParts,
  toNewestPosition,
} from '../community/published-page.ts'
import { decodeListCursor, encodeListCursor } from '../platform/cursor.ts'
import { story } from '../platform/database/schema.ts'
import { inTransaction } from '../platform/database/transaction.ts'

/** A number of its own for each form of the index: stories are indexed again when it changes. */
const KEY = 'search_index_1'
const DONE = 'done'
const BATCH = 1_000

/**
 * Marks the next stories that were published before there was this index, newest first. Where it stopped is stored, so a restart goes on there. Returns whether there may
 * be more.
 */
export async function queueExistingStories(pool: pg.Pool, limit = BATCH): Promise<boolean> {
  return inTransaction(pool, async ({ db }) => {
    await db.execute(sql`INSERT INTO installation (key, value) VALUES (${KEY}, '') ON CONFLICT (key) DO NOTHING`)
    const { rows } = await db.execute<{ value: string }>(sql`SELECT value FROM installation WHERE key = ${KEY} FOR UPDATE`)
    const state = rows[0]!.value
    if (state === DONE) return false
    const position = state === '' ? null : toNewestPosition(decodeListCursor(KEY, state, NEWEST_CURSOR_PATTERNS))
    const stories = await db
      .select({ id: story.id, isFeatured: story.isFeatured, publishedAt: story.publishedAt })
      .from(story)
      .where(and(isPublished, position ? isAfter(position) : undefined))
      .orderBy(...newestFirst)
      .limit(limit)
    await db.execute(sql`INSERT INTO search_pending (story_id) SELECT unnest(${sql.param(stories.map(({ id }) => id))}::text[])`)
    const last = stories.at(-1)
    const next = stories.length === limit && last ? encodeListCursor(KEY, newestPositionParts(last as NewestPosition)) : DONE
    await db.execute(sql`UPDATE installation SET value = ${next} WHERE key = ${KEY}`)
    return next !== DONE
  })
}
