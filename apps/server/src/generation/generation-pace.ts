import { CATEGORY_IDS, type CategoryId } from '@fablecut/domain/story/category'
import type { GenerationPace } from '@fablecut/domain/story/inputs/estimated-minutes'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'

/** Films of a category that are measured: its latest. */
const LATEST = 10

type PaceByCategory = Partial<Record<CategoryId, GenerationPace>>

/** The measurement reads all runs and changes slowly. */
const CACHED_MS = 600_000
const cache = new WeakMap<Database, { readonly until: number; readonly pace: Promise<PaceByCategory> }>()

/** `measureGenerationPace`, at most once in ten minutes. `now`: ms since 1970. */
export function generationPace(db: Database, now = Date.now()): Promise<PaceByCategory> {
  const cached = cache.get(db)
  if (cached && now < cached.until) return cached.pace
  const pace = measureGenerationPace(db)
  cache.set(db, { until: now + CACHED_MS, pace })
  pace.catch(() => cache.delete(db))
  return pace
}

/**
 * Seconds that this installation worked for each second of a film and up to its finished images, by category: medians of the latest films that were made
 * in one run, examples too. A category without one is left out.
 */
export async function measureGenerationPace(db: Database): Promise<PaceByCategory> {
  const { rows } = await db.execute<{ category: CategoryId } & GenerationPace>(sql`
    SELECT category, percentile_cont(0.5) WITHIN GROUP (ORDER BY film) AS film, percentile_cont(0.5) WITHIN GROUP (ORDER BY preview) AS preview
    FROM (VALUES ${sql.join(
      CATEGORY_IDS.map((id) => sql`(${id})`),
      sql`, `,
    )}) AS categories (category)
    CROSS JOIN LATERAL (
      SELECT extract(epoch FROM run.finished_at - run.created_at)::float8 / story.duration_seconds AS film,
        extract(epoch FROM images.finished_at - run.created_at)::float8 / story.duration_seconds AS preview
      FROM run JOIN story ON story.id = run.story_id
      CROSS JOIN LATERAL (
        SELECT min(created_at) AS finished_at FROM run_event WHERE run_id = run.id AND status = 'processing:generating_videos'
      ) AS images
      WHERE story.category_id = category AND run.kind = 'generate' AND run.status = 'RUN_SUCCESS' AND story.duration_seconds > 0
      ORDER BY run.finished_at DESC
      LIMIT ${LATEST}
    ) AS latest
    GROUP BY category`)
  return Object.fromEntries(rows.map(({ category, film, preview }) => [category, { film, preview }]))
}
