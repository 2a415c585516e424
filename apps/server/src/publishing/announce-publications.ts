import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { notify, notifyAll } from '../notifications/notify.ts'
import type { Log } from '../platform/logging/log.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import { type Polling, startPolling } from '../platform/start-polling.ts'

/** Followers per transaction. */
const BATCH = 1_000
/** The first followers are notified after this time at most, unless many stories wait. */
const POLL_MS = 1_000

type Announcement = {
  readonly story_id: string
  readonly followed_before: string
  readonly follower_before: string
  readonly is_new: boolean
  readonly is_withheld: boolean
  /** Null: the story is not published any more. */
  readonly user_id: string | null
  readonly remixed_from: string | null
}

/**
 * Leaves it to `announcePublications` to notify the followers of the author of a story that is published in the same transaction: there may be many, and the story is
 * locked.
 */
export const queueAnnouncement = async (db: Pick<OpenTransaction['db'], 'execute'>, storyId: string): Promise<void> =>
  void (await db.execute(sql`
    INSERT INTO publication_announcement (story_id) VALUES (${storyId})
    ON CONFLICT (story_id) DO UPDATE SET followed_before = excluded.followed_before, follower_before = excluded.follower_before`))

/** Notifies followers of published stories until `stop`. */
export const startAnnouncements = ({ pool, log }: { pool: pg.Pool; log: Pick<Log, 'warn'> }, pollMs = POLL_MS): Polling =>
  startPolling(
    async (signal) => {
      while (!signal.aborted && (await announcePublications(pool)));
    },
    { pollMs, onError: (error) => log.warn('followers are notified', { error }) },
  )

/**
 * Notifies the next followers of the author of the story that waits longest, and with the first of them the author of the story that it is a remix of. Nobody is notified
 * of a story that was unpublished meanwhile; one that staff have hidden, or whose account is suspended, waits until it is shown again. The place is stored with the
 * notifications, so that a crash neither repeats nor skips any. False: no story waits.
 */
export async function announcePublications(pool: pg.Pool, limit = BATCH): Promise<boolean> {
  const { rows } = await pool.query<{ story_id: string }>(`
    SELECT story_id FROM publication_announcement p WHERE NOT EXISTS (SELECT FROM withheld_story w WHERE w.story_id = p.story_id)
    ORDER BY handled_at LIMIT 1`)
  const storyId = rows[0]?.story_id
  if (storyId === undefined) return false
  try {
    return await inTransaction(pool, ({ db }) => announce(db, storyId, limit))
  } catch (error) {
    // The others go on.
    await pool.query('UPDATE publication_announcement SET handled_at = clock_timestamp() WHERE story_id = $1', [storyId])
    throw error
  }
}

/** False: another process notifies the followers of this story. */
async function announce(db: OpenTransaction['db'], storyId: string, limit: number): Promise<boolean> {
  // The story first, as by whoever publishes it.
  await db.execute(sql`SELECT FROM story WHERE id = ${storyId} FOR KEY SHARE`)
  const { rows } = await db.execute<Announcement>(sql`
    SELECT p.story_id, p.followed_before::text, p.follower_before, p.follower_before = '' AS is_new, s.user_id, s.remixed_from,
      EXISTS (SELECT FROM withheld_story w WHERE w.story_id = p.story_id) AS is_withheld
    FROM publication_announcement p LEFT JOIN story s ON s.id = p.story_id AND s.is_published AND s.deleted_at IS NULL
    WHERE p.story_id = ${storyId} FOR UPDATE OF p SKIP LOCKED`)
  const [announcement] = rows
  if (!announcement) return false
  const { user_id, is_new, is_withheld } = announcement
  // Hidden since it was chosen.
  if (is_withheld) return true
  if (user_id !== null && is_new) await notifyOriginal(db, announcement)
  const isOver = user_id === null || !(await notifyFollowers(db, announcement, limit))
  if (isOver) await db.execute(sql`DELETE FROM publication_announcement WHERE story_id = ${storyId}`)
  return true
}

/** Followers after the stored place; false when these were the last ones. */
async function notifyFollowers(db: OpenTransaction['db'], announcement: Announcement, limit: number): Promise<boolean> {
  const { story_id, user_id, followed_before, follower_before } = announcement
  const { rows } = await db.execute<{ id: string; at: string }>(sql`
    SELECT follower_id AS id, created_at::text AS at FROM follow
    WHERE followed_id = ${user_id} AND (created_at, follower_id) < (${followed_before}::timestamptz, ${follower_before})
    ORDER BY created_at DESC, follower_id DESC LIMIT ${limit}`)
  const ids = rows.map(({ id }) => id)
  await notifyAll(db, { kind: 'new_story', actorId: user_id!, storyId: story_id }, sql`SELECT unnest(${sql.param(ids)}::text[])`)
  const last = rows.at(-1)
  if (rows.length < limit || !last) return false
  await db.execute(sql`
    UPDATE publication_announcement SET followed_before = ${last.at}::timestamptz, follower_before = ${last.id}, handled_at = clock_timestamp()
    WHERE story_id = ${story_id}`)
  return true
}

async function notifyOriginal(db: OpenTransaction['db'], { story_id, user_id, remixed_from }: Announcement): Promise<void> {
  const { rows } = await db.execute<{ user_id: string; title: string }>(
    sql`SELECT user_id, title FROM story WHERE id = ${remixed_from} AND deleted_at IS NULL`,
  )
  const [original] = rows
  const event = { kind: 'remix', actorId: user_id!, storyId: story_id } as const
  if (original) await notify(db, { ...event, to: original.user_id, data: { original_title: original.title } })
}
