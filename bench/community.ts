import { createTestDatabase, type TestDatabase } from '../apps/server/src/platform/database/test-database.ts'
import { readPublished } from '../apps/server/src/community/published-page.ts'
import { listPublished } from '../apps/server/src/community/list-published.ts'
import { type BenchRow, benchRow } from './row.ts'

const STORIES = 1_000_000
const ACCOUNTS = 2_000
const PAGE = 24
const ROUNDS = 60
const READER = 'account-1'

/** Pages of a community of a million stories, with their cards, against reading as many stories by their ids through the same driver. */
export async function run(): Promise<BenchRow[]> {
  const database = await createTestDatabase()
  try {
    await fill(database)
    const rows: BenchRow[] = []
    for (const { name, query, page, aim, before } of CASES) {
      for (const statement of before ?? []) await database.pool.query(statement)
      const cursor = await cursorOf(database, query, page)
      const [value, reference] = await timesOf(() => list(database, { ...query, cursor }), byId(database))
      rows.push(benchRow(`community of a million, ${name}, ms, against 24 stories by id`, value, reference, aim))
    }
    return rows
  } finally {
    await database.drop()
  }
}

type Asked = { readonly order: 'newest' | 'for_you'; readonly categoryId?: 'music_video' }

type Case = {
  readonly name: string
  readonly query: Asked
  readonly page: number
  readonly aim: string
  readonly before?: readonly string[]
}

const CASES: readonly Case[] = [
  { name: 'first page', query: { order: 'newest' }, page: 1, aim: '<= 3' },
  { name: 'page 50', query: { order: 'newest' }, page: 50, aim: '<= 3' },
  { name: 'first page of a category', query: { order: 'newest', categoryId: 'music_video' }, page: 1, aim: '<= 3' },
  { name: 'page 50 of a category', query: { order: 'newest', categoryId: 'music_video' }, page: 50, aim: '<= 3' },
  { name: 'first page for a reader', query: { order: 'for_you' }, page: 1, aim: '<= 5' },
  { name: 'page 20 for a reader', query: { order: 'for_you' }, page: 20, aim: '<= 5' },
  {
    name: 'first page for a reader, nothing featured',
    query: { order: 'for_you' },
    page: 1,
    aim: '<= 5',
    before: ['UPDATE story SET is_featured = false WHERE is_featured', 'VACUUM ANALYZE story'],
  },
]

const list = ({ db }: TestDatabase, query: Asked & { cursor?: string | undefined }) =>
  listPublished({ db, recommender: null }, { actorId: READER, ...query })

async function cursorOf(database: TestDatabase, query: Asked, page: number): Promise<string | undefined> {
  let cursor: string | undefined
  for (let left = page - 1; left > 0; left -= 1) cursor = (await list(database, { ...query, cursor })).nextCursor!
  return cursor
}

function byId({ db }: TestDatabase): () => Promise<unknown> {
  let round = 0
  return () => {
    round += 1
    const ids = Array.from({ length: PAGE }, (_, index) => `story-${1 + ((round * 7919 + index * 40_009) % STORIES)}`)
    return readPublished(db, ids)
  }
}

/** Medians of both in milliseconds, measured alternately. */
async function timesOf(...works: readonly [() => Promise<unknown>, () => Promise<unknown>]): Promise<[number, number]> {
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
async function fill({ pool }: TestDatabase): Promise<void> {
  await pool.query(ACCOUNT_ROWS, [ACCOUNTS])
  await pool.query(STORY_ROWS, [STORIES, ACCOUNTS])
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
