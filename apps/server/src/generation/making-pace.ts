import { CATEGORY_IDS, type CategoryId } from '@fablecut/domain/story/category'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'

/** So many of the latest films of a kind are looked at. */
const LATEST = 10

type Pace = Partial<Record<CategoryId, number>>

/** A measurement is told for ten minutes: it reads all runs, and changes slowly. */
const HELD_MS = 600_000
const held = new WeakMap<Database, { readonly until: number; readonly pace: Promise<Pace> }>()

/** `measureMakingPace`, at most once in ten minutes. `now`: ms since 1970. */
export function makingPace(db: Database, now = Date.now()): Promise<Pace> {
  const known = held.get(db)
  if (known && now < known.until) return known.pace
  const pace = measureMakingPace(db)
  held.set(db, { until: now + HELD_MS, pace })
  pace.catch(() => held.delete(db))
  return pace
}

/**
 * Seconds that this installation worked for each second of a film, by kind: the median of the latest films that were made in one go, examples too. A kind
 * of which none was made yet is left out.
 */
export async function measureMakingPace(db: Database): Promise<Pace> {
  const { rows } = await db.execute<{ category: CategoryId; pace: number }>(sql`
    SELECT category, percentile_cont(0.5) WITHIN GROUP (ORDER BY pace) AS pace
    FROM (VALUES ${sql.join(
      CATEGORY_IDS.map((id) => sql`(${id})`),
      sql`, `,
    )}) AS kinds (category)
    CROSS JOIN LATERAL (
      SELECT extract(epoch FROM run.finished_at - run.created_at)::float8 / story.duration_seconds AS pace
      FROM run JOIN story ON story.id = run.story_id
      WHERE story.category_id = category AND run.kind = 'generate' AND run.status = 'RUN_SUCCESS' AND story.duration_seconds > 0
      ORDER BY run.finished_at DESC
      LIMIT ${LATEST}
    ) AS latest
    GROUP BY category`)
  return Object.fromEntries(rows.map(({ category, pace }) => [category, pace]))
}
