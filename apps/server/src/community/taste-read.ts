import { type Interest, TASTE_DAYS, type Taste, tasteOf } from '@fablecut/domain/recommendation/taste'
import type { CategoryId } from '@fablecut/domain/story/category'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'

/** The latest events of a reader that count; more say nothing new. */
const MOST_EVENTS = 500

type InterestRow = { category: CategoryId; opened: number; watched: number; acts: number }

/** The taste of an account or a device, of what it did lately. */
export async function readTaste(db: Database, actorId: string): Promise<Taste> {
  const { rows } = await db.execute<InterestRow>(sql`
    WITH lately AS (
      SELECT story_id, category_id, type, portion FROM recommendation_event
      WHERE actor_id = ${actorId} AND received_at > now() - make_interval(days => ${TASTE_DAYS})
      ORDER BY received_at DESC LIMIT ${MOST_EVENTS}),
    one AS (
      SELECT category_id, coalesce(max(portion), 0) AS watched,
        bool_or(type = 'cartaddition')::int + bool_or(type = 'bookmark')::int + bool_or(type = 'purchase')::int AS acts
      FROM lately GROUP BY category_id, story_id)
    SELECT category_id AS category, count(*)::int AS opened, sum(watched)::float8 AS watched, sum(acts)::int AS acts FROM one GROUP BY 1`)
  return tasteOf(Object.fromEntries(rows.map(({ category, ...interest }) => [category, interest])) as Partial<Record<CategoryId, Interest>>)
}
