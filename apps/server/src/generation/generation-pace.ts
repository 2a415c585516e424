import { CATEGORY_IDS, type CategoryId } from '@fablecut/domain/story/category'
import type { GenerationPace } from '@fablecut/domain/story/inputs/estimated-minutes'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'

/** Number of latest films per category that are measured. */
const SAMPLE_SIZE = 10

type PaceByCategory = Partial<Record<CategoryId, GenerationPace>>

/** The measurement reads all runs, and its result changes slowly. */
const CACHE_MS = 600_000
const cache = new WeakMap<Database, { readonly until: number; readonly pace: Promise<PaceByCategory> }>()

/** Cached `measureGenerationPace`. `now`: ms since 1970. */
export function generationPace(db: Database, now = Date.now()): Promise<PaceByCategory> {
  const cached = cache.get(db)
  if (cached && now < cached.until) return cached.pace
  const pace = measureGenerationPace(db)
  cache.set(db, { until: now + CACHE_MS, pace })
  pace.catch(() => cache.delete(db))
  return pace
}

/**
 * Seconds of work per second of film, and until the images are finished, by category: medians of the latest films generated in one run,
 * examples included. Categories without one are omitted.
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
      LIMIT ${SAMPLE_SIZE}
    ) AS latest
    GROUP BY category`)
  return Object.fromEntries(rows.map(({ category, film, preview }) => [category, { film, preview }]))
}
