import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../platform/database/test-database.ts'
import { generationPace, measureGenerationPace } from './generation-pace.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

type Made = {
  readonly id: string
  readonly category: string
  readonly filmSeconds: number
  readonly workSeconds: number
  readonly kind?: string
  readonly status?: string
}

async function addFilm({ id, category, filmSeconds, workSeconds, kind = 'generate', status = 'RUN_SUCCESS' }: Made): Promise<void> {
  await database.pool.query(
    `INSERT INTO story (id, user_id, category_id, status, title, width, height, fps, duration_seconds)
     VALUES ($1, 'ada', $2, 'completed', $1, 1280, 720, 30, $3)`,
    [id, category, filmSeconds],
  )
  await database.pool.query(
    `INSERT INTO run (id, story_id, user_id, kind, workflow, status, step, created_at, finished_at)
     VALUES ($1, $1, 'ada', $2, 'story', $3, 'completed', now() - make_interval(secs => $4), now())`,
    [id, kind, status, workSeconds],
  )
}

test('the pace of a category is that of its median film, and a category without films has none', async () => {
  expect(await measureGenerationPace(database.db)).toEqual({})
  await addFilm({ id: 'quick', category: 'script_to_video', filmSeconds: 20, workSeconds: 10 })
  await addFilm({ id: 'usual', category: 'script_to_video', filmSeconds: 60, workSeconds: 120 })
  await addFilm({ id: 'slow', category: 'script_to_video', filmSeconds: 10, workSeconds: 600 })
  expect(await measureGenerationPace(database.db)).toEqual({ script_to_video: { film: 2, preview: null } })
})

test('only films generated in one run count, not failures, exports and previews', async () => {
  await addFilm({ id: 'failed', category: 'asmr_video', filmSeconds: 10, workSeconds: 5, status: 'RUN_FAILED' })
  await addFilm({ id: 'export', category: 'asmr_video', filmSeconds: 10, workSeconds: 5, kind: 'export' })
  await addFilm({ id: 'preview', category: 'asmr_video', filmSeconds: 10, workSeconds: 5, kind: 'preview' })
  expect(await measureGenerationPace(database.db)).toEqual({ script_to_video: { film: 2, preview: null } })
})

test('a measurement is cached for ten minutes', async () => {
  const before = await generationPace(database.db, 0)
  await addFilm({ id: 'new', category: 'music_video', filmSeconds: 10, workSeconds: 10 })
  expect(await generationPace(database.db, 599_999)).toEqual(before)
  expect(await generationPace(database.db, 600_000)).toEqual({ ...before, music_video: { film: 1, preview: null } })
})

test('the pace of a preview is the time until its clips started', async () => {
  await addFilm({ id: 'vlog', category: 'character_vlog', filmSeconds: 30, workSeconds: 120 })
  await database.pool.query(
    `INSERT INTO run_event (run_id, story_id, status, created_at)
     SELECT id, story_id, 'processing:generating_videos', created_at + make_interval(secs => 45) FROM run WHERE id = 'vlog'`,
  )
  expect((await measureGenerationPace(database.db)).character_vlog).toEqual({ film: 4, preview: 1.5 })
})
