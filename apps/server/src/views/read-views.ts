import { type WatchThrough, averageShare } from '@fablecut/domain/views/watched-quarters'
import { inArray, sql } from 'drizzle-orm'
import { type Viewer, requireOwn } from '../access/story-access.ts'
import type { Database } from '../platform/database/client.ts'
import { storyViewTotal } from '../platform/database/community/views-schema.ts'

/** All views of stories; without an entry there are none. */
export async function readViewTotals(db: Pick<Database, 'select'>, storyIds: readonly string[]): Promise<Map<string, number>> {
  if (storyIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(storyViewTotal)
    .where(inArray(storyViewTotal.storyId, [...storyIds]))
  return new Map(rows.map(({ storyId, views }) => [storyId, views]))
}

type DayRow = { day: string; views: number; reached_1: number; reached_2: number; reached_3: number; reached_4: number }
const DAYS = 30

/** How an own story was watched on the last 30 days, oldest first. 403 and 404 for other stories. */
export async function readViews(db: Database, storyId: string, creator: NonNullable<Viewer>) {
  await requireOwn(db, storyId, creator)
  const [{ rows }, totals] = await Promise.all([
    db.execute<DayRow>(sql`
      SELECT to_char(d, 'YYYY-MM-DD') AS day, coalesce(v.views, 0) AS views, coalesce(reached_1, 0) AS reached_1, coalesce(reached_2, 0) AS reached_2,
        coalesce(reached_3, 0) AS reached_3, coalesce(reached_4, 0) AS reached_4
      FROM generate_series((now() AT TIME ZONE 'UTC')::date - ${DAYS - 1}::int, (now() AT TIME ZONE 'UTC')::date, interval '1 day') d
        LEFT JOIN story_view_day v ON v.story_id = ${storyId} AND v.day = d::date
      ORDER BY d`),
    readViewTotals(db, [storyId]),
  ])
  const sum = (of: (row: DayRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  const reached: WatchThrough = [
    sum((row) => row.views),
    sum((row) => row.reached_1),
    sum((row) => row.reached_2),
    sum((row) => row.reached_3),
    sum((row) => row.reached_4),
  ]
  return {
    total: totals.get(storyId) ?? 0,
    days: rows.map(({ day, views }) => ({ day, views })),
    reached: [...reached],
    average_share: averageShare(reached),
  }
}
