import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRunDetails } from '../monitoring/read-run-details.ts'
import { retryRun } from '../monitoring/retry-run.ts'
import { cancelAnyRun } from '../runs/cancel-run.ts'
import { emptyStory, outcomeOf, regenerate } from './regenerate/testing.ts'
import { type Studio, openStudio } from './testing/studio.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

test('workers do the work of their queues only; together they complete a story for its price, and work that was claimed but never started is done', async () => {
  const first = await studio.worker({ queues: ['runs', 'speech', 'music', 'segments'] })
  const userId = await studio.account()
  const runId = await studio.start(userId)
  await studio.follow(runId, ({ status }) => status === 'processing:generating_images')
  const calls = async () =>
    (await studio.pool.query<{ kind: string }>("SELECT DISTINCT kind FROM call WHERE run_id = $1 AND kind IN ('image', 'video')", [runId]))
      .rows
  const waiting = async () =>
    (
      await studio.pool.query<{ queue_name: string; status: string }>(
        "SELECT DISTINCT queue_name, status FROM dbos.workflow_status WHERE queue_name = 'images'",
      )
    ).rows
  await expect.poll(waiting).toEqual([{ queue_name: 'images', status: 'ENQUEUED' }])
  expect(await calls()).toEqual([])
  // A claim whose response was lost: it stands in the database, and its worker, which lives, knows nothing of it.
  await studio.pool.query(
    `UPDATE dbos.workflow_status SET status = 'PENDING', started_at_epoch_ms = 1,
       executor_id = (SELECT executor_id FROM dbos.workflow_status WHERE workflow_uuid = $1)
     WHERE queue_name = 'images'`,
    [runId],
  )
  const second = await studio.worker({ queues: ['images', 'videos'] })
  expect((await studio.follow(runId)).status).toBe('completed')
  expect(await studio.money(userId)).toMatchObject({ available: 1900, held: 0 })
  const { rows } = await studio.pool.query(
    `SELECT queue_name IN ('images', 'videos') AS pictures, count(DISTINCT executor_id)::int AS workers
     FROM dbos.workflow_status WHERE queue_name IS NOT NULL GROUP BY 1 ORDER BY 1`,
  )
  expect(rows).toEqual([
    { pictures: false, workers: 1 },
    { pictures: true, workers: 1 },
  ])
  await Promise.all([first.stop(), second.stop()])
})

test('staff retries an image whose engine hangs: it is generated for its price by the call that was repeated', async () => {
  const { db, stories } = studio
  const worker = await studio.worker({ faults: [{ engine: 'painter', kind: 'hang' }], engineProcesses: 2 })
  const userId = await studio.account()
  const storyId = await emptyStory(studio, userId, [{ id: 's1', type: 'manual', imagePrompt: 'A fox' }])
  const runId = await regenerate(studio, { userId, storyId, shotId: 's1', mediaTypes: 'image' })
  const { held } = await studio.money(userId)
  const images = async () =>
    (await readRunDetails(db, runId)).calls.flatMap(({ kind, state, submissions }) => (kind === 'image' ? [`${state} ${submissions}`] : []))
  await expect.poll(() => studio.injectedFaults(), { timeout: 60_000 }).toBe(1)
  expect(await images()).toEqual(['submitted 1'])
  expect(await retryRun(stories, runId)).toBe(runId)
  expect((await outcomeOf(studio, runId)).status).toBe('RUN_SUCCESS')
  expect(await images()).toEqual(['done 2'])
  expect(await studio.money(userId)).toMatchObject({ available: 3000 - held, held: 0 })
  await expect(retryRun(stories, runId)).rejects.toMatchObject({ code: 'CONFLICT' })
  await worker.stop()
})

test('staff finishes the film of a failed run free of charge, and only once', async () => {
  const { pool, stories } = studio
  const userId = await studio.account()
  const runId = await studio.start(userId)
  await cancelAnyRun(stories, runId)
  await pool.query("UPDATE run SET status = 'RUN_FAILED' WHERE id = $1", [runId])
  await pool.query("UPDATE story SET status = 'failed:exporting_video' WHERE workflow_run_id = $1", [runId])
  const recovery = await retryRun(stories, runId)
  expect((await readRunDetails(studio.db, recovery)).run).toMatchObject({ kind: 'recover', status: 'RUN_RUNNING', price_credits: 0 })
  await expect(retryRun(stories, runId)).rejects.toMatchObject({ code: 'CONFLICT' })
  // It waits for a worker.
  await expect(retryRun(stories, recovery)).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(retryRun(stories, 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('staff cancels a run of any account, which gets back what was not used', async () => {
  const userId = await studio.account()
  const runId = await studio.start(userId)
  await cancelAnyRun(studio.stories, runId)
  expect((await readRunDetails(studio.db, runId)).run).toMatchObject({ status: 'RUN_CANCELED', error: 'Workflow was canceled' })
  expect((await studio.money(userId)).held).toBe(0)
  await expect(cancelAnyRun(studio.stories, runId)).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(cancelAnyRun(studio.stories, 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
