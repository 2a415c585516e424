import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'

export type WatchProgress = {
  readonly storyId: string
  /** In UTC, `2026-11-20`. */
  readonly day: string
  readonly viewer: string
  readonly quarter: number
  /** Own views do not count; null: signed out. */
  readonly accountId: string | null
}

/**
 * Counts what viewers reached and did not reach before on that day, in one statement. Left out: own stories, and stories that are neither published nor
 * shared, as withheld and deleted ones.
 */
export async function saveWatchProgress(db: Pick<Database, 'execute'>, rows: readonly WatchProgress[]): Promise<void> {
  if (rows.length === 0) return
  await db.execute(sql`
    WITH sent AS (
      SELECT DISTINCT r.story_id, r.day, r.viewer, r.quarter
      FROM jsonb_to_recordset(${JSON.stringify(rows.map(toRecord))}::jsonb) AS r(story_id text, day date, viewer text, quarter smallint, account_id text)
        JOIN story s ON s.id = r.story_id
      WHERE s.deleted_at IS NULL AND NOT s.is_template AND (s.is_published OR s.is_public) AND s.user_id IS DISTINCT FROM r.account_id
    ), added AS (
      INSERT INTO story_watch (story_id, day, viewer, quarter)
      SELECT * FROM sent ORDER BY story_id, day, viewer, quarter
      ON CONFLICT DO NOTHING RETURNING story_id, day, quarter
    ), counted AS (
      SELECT story_id, day, count(*) FILTER (WHERE quarter = 0) AS views, count(*) FILTER (WHERE quarter = 1) AS q1,
        count(*) FILTER (WHERE quarter = 2) AS q2, count(*) FILTER (WHERE quarter = 3) AS q3, count(*) FILTER (WHERE quarter = 4) AS q4
      FROM added GROUP BY story_id, day
    ), totals AS (
      INSERT INTO story_view_total (story_id, views)
      SELECT story_id, sum(views) FROM counted GROUP BY story_id HAVING sum(views) > 0 ORDER BY story_id
      ON CONFLICT (story_id) DO UPDATE SET views = story_view_total.views + excluded.views
    )
    INSERT INTO story_view_day AS d (story_id, day, views, reached_1, reached_2, reached_3, reached_4)
    SELECT * FROM counted ORDER BY story_id, day
    ON CONFLICT (story_id, day) DO UPDATE SET views = d.views + excluded.views, reached_1 = d.reached_1 + excluded.reached_1,
      reached_2 = d.reached_2 + excluded.reached_2, reached_3 = d.reached_3 + excluded.reached_3, reached_4 = d.reached_4 + excluded.reached_4`)
}

const toRecord = ({ storyId, day, viewer, quarter, accountId }: WatchProgress) => ({
  story_id: storyId,
  day,
  viewer,
  quarter,
  account_id: accountId,
})
