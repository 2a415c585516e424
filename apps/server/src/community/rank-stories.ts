import { ACTION_WEIGHT_MINUTES, SECONDS_PER_DOUBLING } from '@fablecut/domain/recommendation/rank'
import type pg from 'pg'

/** Events may be committed shortly after the time they contain. */
const OVERLAP_SECONDS = 60
const KEY = 'stories_ranked_until'

/**
 * Updates the ranks of stories that were published or had events since the last round, in one statement; the SQL version of the domain's
 * `rankOf`. A rank never decreases, even after its events were deleted, so that no story appears twice while a reader pages. Stories are
 * locked in the common order. Returns the number of changed ranks.
 */
export async function rankStories(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ now: string; since: string | null }>(
    'SELECT now()::text AS now, (SELECT value FROM installation WHERE key = $1) AS since',
    [KEY],
  )
  const { now, since } = rows[0]!
  const changed = await pool.query(RANK, [
    since ?? '-infinity',
    OVERLAP_SECONDS,
    SECONDS_PER_DOUBLING,
    ...Object.values(ACTION_WEIGHT_MINUTES),
  ])
  await pool.query('INSERT INTO installation (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value', [
    KEY,
    now,
  ])
  return changed.rowCount ?? 0
}

const RANK = `
  WITH changed AS (
    SELECT story_id FROM recommendation_event WHERE received_at > $1::timestamptz - make_interval(secs => $2)
    UNION
    SELECT id FROM story WHERE is_published AND deleted_at IS NULL AND is_featured IN (true, false) AND published_at > $1::timestamptz - make_interval(secs => $2)),
  person AS (
    SELECT event.story_id, coalesce(max(event.portion), 0) AS portion, bool_or(event.type = 'bookmark') AS downloads,
      bool_or(event.type = 'cartaddition') AS shares, bool_or(event.type = 'purchase') AS remixes
    FROM changed JOIN recommendation_event event USING (story_id) JOIN story ON story.id = event.story_id
    WHERE event.actor_id <> story.user_id GROUP BY event.story_id, event.actor_id),
  attention AS (
    SELECT story_id, sum(portion) AS films, count(*) FILTER (WHERE downloads) AS downloads, count(*) FILTER (WHERE shares) AS shares,
      count(*) FILTER (WHERE remixes) AS remixes
    FROM person GROUP BY story_id),
  fresh AS (
    SELECT story.id, floor(extract(epoch FROM story.published_at))::float8 + floor($3::float8 * ln(
      1 + coalesce(films * coalesce(story.duration_seconds, 0) / 60 + downloads * $4::float8 + shares * $5::float8 + remixes * $6::float8, 0)) / ln(2::float8)) AS rank
    FROM changed JOIN story ON story.id = changed.story_id LEFT JOIN attention USING (story_id)
    WHERE story.is_published AND story.deleted_at IS NULL AND story.published_at IS NOT NULL),
  locked AS (
    SELECT story.id, fresh.rank FROM fresh JOIN story ON story.id = fresh.id WHERE story.rank < fresh.rank
    ORDER BY story.id FOR NO KEY UPDATE OF story)
  UPDATE story SET rank = locked.rank FROM locked WHERE story.id = locked.id`
