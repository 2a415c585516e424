import { COMPLETION_THRESHOLD } from '@fablecut/domain/recommendation/seen-penalty'
import {
  type CategoryActivity,
  NO_AFFINITY,
  AFFINITY_WINDOW_DAYS,
  type CategoryAffinity,
  categoryAffinity,
} from '@fablecut/domain/recommendation/category-affinity'
import type { CategoryId } from '@fablecut/domain/story/category'
import type { Database } from '../platform/database/client.ts'

/** Number of latest events of a reader that are evaluated. */
const MAX_EVENTS = 500
/** Number of latest own stories that count as seen. */
const MAX_OWN_STORIES = 50

export type ReaderProfile = {
  readonly affinity: CategoryAffinity
  /** Ids of recently finished stories and of the reader's own. */
  readonly seenStoryIds: readonly string[]
}

const UNKNOWN_READER: ReaderProfile = { affinity: NO_AFFINITY, seenStoryIds: [] }

/** Affinities and seen stories of a user or device before an instant; deterministic for that instant. Null: unknown. */
export async function readReaderProfile(db: Database, actorId: string | null, until: Date): Promise<ReaderProfile> {
  if (actorId === null) return UNKNOWN_READER
  const values = [actorId, until, AFFINITY_WINDOW_DAYS, MAX_EVENTS, COMPLETION_THRESHOLD, MAX_OWN_STORIES]
  const { rows } = await db.$client.query<ReaderRow>({ name: 'reader', text: PROFILE_QUERY, values })
  const { interests, known } = rows[0]!
  return {
    affinity: categoryAffinity(Object.fromEntries(interests.map((interest) => [interest.category, interest]))),
    seenStoryIds: [...new Set(known)],
  }
}

type ReaderRow = { readonly interests: (CategoryActivity & { category: CategoryId })[]; readonly known: string[] }

/** A prepared statement: planning takes as long as executing. */
const PROFILE_QUERY = `
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
