import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../platform/database/test-database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { saveFailedTake } from './save-take.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(
    `INSERT INTO story (id, user_id, category_id, status, title, width, height, fps)
     VALUES ('s', 'u', 'script_to_video', 'processing:generating_images', 'A fox', 320, 180, 30)`,
  )
  await database.pool.query(
    `INSERT INTO run (id, story_id, user_id, kind, workflow, status, step)
     SELECT id, 's', 'u', 'generate', 'story', status, 'pending' FROM (VALUES ('r1', 'RUN_SUCCESS'), ('r2', 'RUN_RUNNING')) runs (id, status)`,
  )
})
afterAll(() => database.drop())

const fail = (runId: string, shotId: string, resourceType: 'image' | 'video' | 'audio', message = 'It could not be made') =>
  inTransaction(database.pool, (tx) =>
    saveFailedTake(tx, {
      userId: 'u',
      storyId: 's',
      runId,
      shotId,
      resourceType,
      title: 'The fox',
      aiModel: 'fal/flux',
      prompt: null,
      message,
    }),
  )

test('a failure that is recorded again, as after the death of a worker, is one failed take', async () => {
  await fail('r2', 'a', 'image')
  await fail('r2', 'a', 'image', 'It could not be made either')
  for (const [run, shot, type] of [
    ['r2', 'b', 'image'],
    ['r2', 'a', 'video'],
    ['r1', 'a', 'image'],
  ] as const)
    await fail(run, shot, type)
  const { rows } = await database.pool.query(`SELECT workflow_run_id, shot_id, resource_type, status_message FROM media ORDER BY 1, 2, 3`)
  expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
    'r1 a image It could not be made',
    'r2 a image It could not be made',
    'r2 a video It could not be made',
    'r2 b image It could not be made',
  ])
})
