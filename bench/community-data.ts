import type { TestDatabase } from '../apps/server/src/platform/database/test-database.ts'

export const READER = 'account-1'
const ACCOUNTS = 2_000
const ROUNDS = 60

/** Medians of both in milliseconds, measured alternately. */
export async function timesOf(...works: readonly [() => Promise<unknown>, () => Promise<unknown>]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, work] of works.entries()) {
      const begun = performance.now()
      await work()
      times[index]!.push(performance.now() - begun)
    }
  }
  const [value, reference] = times.map((all) => all.toSorted((a, b) => a - b)[ROUNDS / 2]!) as [number, number]
  return [value, reference]
}

/**
 * Stories of one year. The latest have a film, an image and eight shots each; a hundred are featured, and one reader has watched five hundred of
 * them, every tenth to its end.
 */
export async function fillCommunity({ pool }: TestDatabase, stories: number): Promise<void> {
  await pool.query(ACCOUNT_ROWS, [ACCOUNTS])
  // What is indexed for the search is another benchmark's.
  await pool.query('ALTER TABLE story DISABLE TRIGGER story_search_inserted')
  await pool.query(STORY_ROWS, [stories, ACCOUNTS])
  await pool.query('ALTER TABLE story ENABLE TRIGGER story_search_inserted')
  await pool.query(FILE_ROWS)
  await pool.query(SHOT_ROWS)
  await pool.query(EVENT_ROWS, [READER])
  await pool.query('VACUUM ANALYZE')
}

const ACCOUNT_ROWS = `INSERT INTO "user" (id, name, email, username)
  SELECT 'account-' || n, 'Creator ' || n, n || '@films.example.org', 'creator' || n FROM generate_series(1, $1::int) n`

const STORY_ROWS = `
  INSERT INTO story (id, user_id, title, category_id, category_inputs, status, workflow_run_id, is_published, is_featured, published_at, rank, width, height, fps,
    duration_seconds, export_media_id, thumbnail_media_id)
  SELECT 'story-' || n, 'account-' || 1 + abs(hashint4(n)::bigint) % $2::int, 'Film ' || n,
    (ARRAY['character_vlog', 'music_video', 'script_to_video', 'asmr_video', 'create_from_scratch'])[1 + n % 5],
    jsonb_build_object('script_content', repeat('A fox runs through the snow. ', 10), 'aspect_ratio', '16:9'), 'completed', 'run-' || n, true, n % 10000 = 0, at,
    floor(extract(epoch FROM at))::float8 + (hashint4(n) & 262143), 1280, 720, 30, 60, 'film-' || n, 'picture-' || n
  FROM (SELECT n, date_trunc('milliseconds', now() - make_interval(secs => n * 31.5)) AS at FROM generate_series(1, $1::int) n) made`

/** Of the stories on the measured pages. */
const SHOWN = `(SELECT id AS story_id, replace(id, 'story-', '') AS n FROM story
  WHERE published_at > now() - make_interval(secs => 20000 * 31.5) OR is_featured) shown`

const FILE_ROWS = `
  INSERT INTO media (id, user_id, story_id, resource_type, role, source, status, hash, mime_type, size_bytes)
  SELECT kind || '-' || n, 'account-1', story_id, resource, role, 'generated', 'completed', md5(kind || n), mime, 1000
  FROM ${SHOWN}, (VALUES ('film', 'video', 'export', 'video/mp4'), ('picture', 'image', 'thumbnail', 'image/jpeg')) kinds (kind, resource, role, mime)`

const SHOT_ROWS = `INSERT INTO shot (story_id, shot_id, lexorank, shot_type, active_image_id)
  SELECT story_id, 'shot-' || place, 'a' || place, 'manual', 'picture-' || n FROM ${SHOWN}, generate_series(1, 8) place`

const EVENT_ROWS = `
  INSERT INTO recommendation_event (type, actor_id, story_id, category_id, recomm_id, portion, happened_at)
  SELECT 'viewportion', $1, story.id, story.category_id, 'bench', CASE n % 10 WHEN 0 THEN 1 ELSE 0.8 END, now() FROM generate_series(1, 500) n JOIN story ON story.id = 'story-' || n * 5 + 1`
