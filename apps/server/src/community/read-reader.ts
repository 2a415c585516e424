import { FINISHED_PORTION } from '@fablecut/domain/recommendation/known'
import { type Interest, NO_TASTE, TASTE_DAYS, type Taste, tasteOf } from '@fablecut/domain/recommendation/taste'
import type { CategoryId } from '@fablecut/domain/story/category'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { story } from '../platform/database/schema.ts'
import { isPublished } from './published-page.ts'

/** The latest events of a reader that count; more say nothing new. */
const MOST_EVENTS = 500
/** The latest own stories that a reader is taken to know. */
const MOST_OWN = 50

export type Reader = {
  readonly taste: Taste
  /** Ids of stories that are no news: watched to the end lately, or the reader's own. */
  readonly known: readonly string[]
}

const NOBODY: Reader = { taste: NO_TASTE, known: [] }

/** What was known of an account or a device before an instant; the same however later it is asked. Null: somebody we could not know. */
export async function readReader(db: Database, actorId: string | null, until: Date): Promise<Reader> {
  if (actorId === null) return NOBODY
  const [lately, own] = await Promise.all([readInterests(db, actorId, until), readOwn(db, actorId, until)])
  const interests = lately.map(({ category, ...interest }) => [category, interest])
  return {
    taste: tasteOf(Object.fromEntries(interests) as Partial<Record<CategoryId, Interest>>),
    known: [...new Set([...lately.flatMap(({ finished }) => finished ?? []), ...own])],
  }
}

type InterestRow = { category: CategoryId; opened: number; watched: number; acts: number; finished: string[] | null }

async function readInterests(db: Database, actorId: string, until: Date): Promise<InterestRow[]> {
  const { rows } = await db.execute<InterestRow>(sql`
    WITH lately AS (
      SELECT story_id, category_id, type, portion FROM recommendation_event
      WHERE actor_id = ${actorId} AND received_at < ${until.toISOString()}::timestamptz
        AND received_at > ${until.toISOString()}::timestamptz - make_interval(days => ${TASTE_DAYS})
      ORDER BY received_at DESC LIMIT ${MOST_EVENTS}),
    one AS (
      SELECT story_id, category_id, coalesce(max(portion), 0) AS watched,
        bool_or(type = 'cartaddition')::int + bool_or(type = 'bookmark')::int + bool_or(type = 'purchase')::int AS acts
      FROM lately GROUP BY category_id, story_id)
    SELECT category_id AS category, count(*)::int AS opened, sum(watched)::float8 AS watched, sum(acts)::int AS acts,
      array_agg(story_id) FILTER (WHERE watched >= ${FINISHED_PORTION}::float8) AS finished
    FROM one GROUP BY 1`)
  return rows
}

async function readOwn(db: Database, actorId: string, until: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT ${story.id} FROM ${story} WHERE ${story.userId} = ${actorId} AND ${isPublished} AND ${story.publishedAt} < ${until.toISOString()}::timestamptz
    ORDER BY ${story.publishedAt} DESC, ${story.id} DESC LIMIT ${MOST_OWN}`)
  return rows.map(({ id }) => id)
}
