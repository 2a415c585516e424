import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../platform/database/test-database.ts'
import { makingPace, measureMakingPace } from './making-pace.ts'

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

test('the pace of a kind is that of its middle film, and nothing is said of a kind of which none was made', async () => {
  expect(await measureMakingPace(database.db)).toEqual({})
  await addFilm({ id: 'quick', category: 'script_to_video', filmSeconds: 20, workSeconds: 10 })
  await addFilm({ id: 'usual', category: 'script_to_video', filmSeconds: 60, workSeconds: 120 })
  await addFilm({ id: 'slow', category: 'script_to_video', filmSeconds: 10, workSeconds: 600 })
  expect(await measureMakingPace(database.db)).toEqual({ script_to_video: 2 })
})

test('only films that were made in one go count, whatever else was worked on', async () => {
  await addFilm({ id: 'failed', category: 'asmr_video', filmSeconds: 10, workSeconds: 5, status: 'RUN_FAILED' })
  await addFilm({ id: 'export', category: 'asmr_video', filmSeconds: 10, workSeconds: 5, kind: 'export' })
  await addFilm({ id: 'preview', category: 'asmr_video', filmSeconds: 10, workSeconds: 5, kind: 'preview' })
  expect(await measureMakingPace(database.db)).toEqual({ script_to_video: 2 })
})

test('it is measured again after ten minutes, not at each question', async () => {
  const before = await makingPace(database.db, 0)
  await addFilm({ id: 'new', category: 'music_video', filmSeconds: 10, workSeconds: 10 })
  expect(await makingPace(database.db, 599_999)).toEqual(before)
  expect(await makingPace(database.db, 600_000)).toEqual({ ...before, music_video: 1 })
})
