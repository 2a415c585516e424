import { COMPLETION_THRESHOLD } from '@fablecut/domain/recommendation/seen-penalty'
import {
  type Interest,
  NO_AFFINITY,
  AFFINITY_WINDOW_DAYS,
  type CategoryAffinity,
  categoryAffinity,
} from '@fablecut/domain/recommendation/category-affinity'
import type { CategoryId } from '@fablecut/domain/story/category'
import type { Database } from '../platform/database/client.ts'

/** The latest events of a reader that count; more say nothing new. */
const MAX_EVENTS = 500
/** The latest own stories that a reader is taken to know. */
const MAX_OWN = 50

export type Reader = {
  readonly taste: CategoryAffinity
  /** Ids of stories that are no news: watched to the end lately, or the reader's own. */
  readonly known: readonly string[]
}

const NOBODY: Reader = { taste: NO_AFFINITY, known: [] }

/** What was known of an account or a device before an instant; the same however later it is asked. Null: somebody we could not know. */
export async function readReader(db: Database, actorId: string | null, until: Date): Promise<Reader> {
  if (actorId === null) return NOBODY
  const values = [actorId, until, AFFINITY_WINDOW_DAYS, MAX_EVENTS, COMPLETION_THRESHOLD, MAX_OWN]
  const { rows } = await db.$client.query<ReaderRow>({ name: 'reader', text: READER, values })
  const { interests, known } = rows[0]!
  return { taste: categoryAffinity(Object.fromEntries(interests.map((one) => [one.category, one]))), known: [...new Set(known)] }
}

type ReaderRow = { readonly interests: (Interest & { category: CategoryId })[]; readonly known: string[] }

/** Planned once for each connection, as planning takes as long as reading. */
const READER = `
  WITH lately AS (
    SELECT story_id, category_id, type, portion FROM recommendation_event
    WHERE actor_id = $1 AND received_at < $2::timestamptz AND received_at > $2::timestamptz - make_interval(days => $3::int)
    ORDER BY received_at DESC LIMIT $4::int),
  one AS (
    SELECT story_id, category_id, coalesce(max(portion), 0) AS watched,
      bool_or(type = 'cartaddition')::int + bool_or(type = 'bookmark')::int + bool_or(type = 'purchase')::int AS acts
    FROM lately GROUP BY category_id, story_id),
  interest AS (SELECT category_id AS category, count(*) AS opened, sum(watched) AS watched, sum(acts) AS acts FROM one GROUP BY 1),
  own AS (
    SELECT id FROM story WHERE user_id = $1 AND is_published AND deleted_at IS NULL AND published_at IS NOT NULL AND published_at < $2::timestamptz
    ORDER BY published_at DESC, id DESC LIMIT $6::int)
  SELECT (SELECT coalesce(json_agg(interest), '[]') FROM interest) AS interests,
    ARRAY(SELECT story_id FROM one WHERE watched >= $5::float8) || ARRAY(SELECT id FROM own) AS known`
