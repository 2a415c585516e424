import { afterEach, beforeEach, expect, test } from 'vitest'
import { captureCredits } from '../credits/capture-credits.ts'
import { lockRunBilling } from '../credits/run-billing.ts'
import { shot } from '../platform/database/schema.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { runMaintenance } from '../workflows/maintenance.ts'
import { type Studio, openStudio } from '../workflows/testing/studio.ts'
import { cancelRun } from '../runs/cancel-run.ts'
import { deleteStory } from './delete-story.ts'
import { followRuns } from '../runs/follow-runs.ts'
import { recoverStory } from '../exports/recover-story.ts'
import { resumePreview } from '../generation/resume-preview.ts'
import { createRunHub } from '../runs/run-hub.ts'

let studio: Studio
let userId = ''
beforeEach(async () => {
  studio = await openStudio()
  userId = await studio.account()
})
afterEach(() => studio.close())

const viewer = () => ({ id: userId, teamId: null })
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const resume = (storyId: string) => resumePreview(studio.stories, { viewer: viewer(), storyId, idempotencyKey: null })

/** A story whose first run has ended, without a worker. */
async function storyAt(status: string, isPreview = true): Promise<{ storyId: string; runId: string }> {
  const runId = await studio.start(userId, { is_preview: isPreview })
  await studio.pool.query("UPDATE run SET status = 'RUN_SUCCESS', step = 'completed', finished_at = now() WHERE id = $1", [runId])
  const { rows } = await studio.pool.query('UPDATE story SET status = $2 WHERE workflow_run_id = $1 RETURNING id', [runId, status])
  return { runId, storyId: rows[0].id }
}

/** Holds the lock of the story's row while others queue up for it. */
async function whileLocked(storyId: string, meanwhile: (query: (sql: string) => Promise<unknown>) => Promise<void>): Promise<void> {
  const client = await studio.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT 1 FROM story WHERE id = $1 FOR UPDATE', [storyId])
    await meanwhile((sql) => client.query(sql, [storyId]))
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}

const WAITING = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"

async function untilWaiting(count: number): Promise<void> {
  while ((await studio.pool.query(WAITING)).rowCount! < count) await wait(10)
}

const running = async (storyId: string) =>
  (await studio.pool.query("SELECT 1 FROM run WHERE story_id = $1 AND status = 'RUN_RUNNING'", [storyId])).rowCount

test('a story deleted while it is resumed starts no run, and nothing is held', async () => {
  const { storyId } = await storyAt('paused')
  const before = await studio.money(userId)
  const outcomes: Promise<unknown>[] = []
  await whileLocked(storyId, async (query) => {
    outcomes.push(resume(storyId).catch((error: unknown) => error))
    await untilWaiting(1)
    await query('UPDATE story SET deleted_at = now() WHERE id = $1')
  })
  expect(await outcomes[0]).toMatchObject({ code: 'STORY_NOT_FOUND' })
  expect((await studio.money(userId)).available).toBe(before.available)
  await expect(
    recoverStory(studio.stories, { viewer: viewer(), storyId, rebuildTimeline: true, reselectMusic: false, idempotencyKey: null }),
  ).rejects.toMatchObject({
    code: 'STORY_NOT_FOUND',
  })
})

test('a run that starts while its story is deleted is cancelled, and its credits are released', async () => {
  const { storyId } = await storyAt('paused')
  const before = await studio.money(userId)
  const outcomes: Promise<unknown>[] = []
  await whileLocked(storyId, async () => {
    outcomes.push(resume(storyId))
    await untilWaiting(1)
    outcomes.push(deleteStory(studio.stories, { viewer: viewer(), storyId }))
    await untilWaiting(2)
  })
  await Promise.all(outcomes)
  expect(await running(storyId)).toBe(0)
  expect((await studio.money(userId)).available).toBe(before.available)
})

test('two concurrent resumes start one run', async () => {
  const { storyId } = await storyAt('paused')
  const outcomes = await Promise.allSettled([resume(storyId), resume(storyId)])
  expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await running(storyId)).toBe(1)
})

test('a story whose new export is cancelled keeps its film and can be exported again', async () => {
  const { storyId } = await storyAt('completed', false)
  await studio.pool.query("INSERT INTO timeline (story_id, document) VALUES ($1, '{}')", [storyId])
  const again = { viewer: viewer(), storyId, rebuildTimeline: false, reselectMusic: false, idempotencyKey: null }
  const { workflowRunId } = await recoverStory(studio.stories, again)
  await cancelRun(studio.stories, { viewer: viewer(), runId: workflowRunId })
  expect(await studio.story(storyId)).toMatchObject({ status: 'failed:user_exporting_video', status_message: 'Workflow was canceled' })
  await recoverStory(studio.stories, { ...again, rebuildTimeline: true })
})

test('a preview whose resume is cancelled is paused again, keeps its clips and is resumed for the price of the others', async () => {
  const { storyId } = await storyAt('paused')
  const shots = ['a', 'b', 'c'].map((shotId) => ({
    storyId,
    shotId,
    lexorank: shotId,
    shotType: 'image-to-video',
    activeImageId: `image-${shotId}`,
  }))
  await studio.db.insert(shot).values(shots)
  const before = await studio.money(userId)
  const { workflowRunId } = await resume(storyId)
  await inTransaction(studio.pool, async (tx) =>
    captureCredits(tx, await lockRunBilling(tx, workflowRunId), { label: 'video', shotId: 'a', credits: 334 }),
  )
  await studio.pool.query("UPDATE shot SET active_video_id = 'clip' WHERE story_id = $1 AND shot_id = 'a'", [storyId])
  await cancelRun(studio.stories, { viewer: viewer(), runId: workflowRunId })

  expect(await studio.follow(workflowRunId)).toMatchObject({
    status: 'failed',
    error: 'Workflow was canceled',
    story: { status: 'paused' },
  })
  expect(await studio.story(storyId)).toMatchObject({ status: 'paused', status_message: null, resumed_at: null })
  expect((await studio.money(userId)).available).toBe(before.available - 334)
  await resume(storyId)
  expect((await studio.money(userId)).available).toBe(before.available - 1000)
})

test('a deletion locks nothing that a worker with a locked run needs, and credits are captured with the run locked', async () => {
  const runId = await studio.start(userId)
  const { rows } = await studio.pool.query('SELECT story_id FROM run WHERE id = $1', [runId])
  const worker = await studio.pool.connect()
  await worker.query('BEGIN')
  await worker.query('SELECT 1 FROM run WHERE id = $1 FOR UPDATE', [runId])
  const deleted = deleteStory(studio.stories, { viewer: viewer(), storyId: rows[0].story_id })
  const captured = inTransaction(studio.pool, async (tx) =>
    captureCredits(tx, await lockRunBilling(tx, runId), { label: 'script', credits: 1 }),
  ).catch((error: unknown) => error)
  await untilWaiting(2)
  await worker.query('SELECT 1 FROM story WHERE id = $1 FOR UPDATE NOWAIT', [rows[0].story_id])
  await worker.query('SELECT 1 FROM wallet WHERE user_id = $1 FOR UPDATE NOWAIT', [userId])
  await worker.query('COMMIT')
  worker.release()
  await Promise.all([deleted, captured])
  expect(await running(rows[0].story_id)).toBe(0)
})

test('an export requested twice with one key runs once', async () => {
  const { storyId } = await storyAt('completed', false)
  await studio.pool.query("INSERT INTO timeline (story_id, document) VALUES ($1, '{}')", [storyId])
  const request = { viewer: viewer(), storyId, rebuildTimeline: false, reselectMusic: false, idempotencyKey: 'one' }
  const [first, second] = await Promise.all([recoverStory(studio.stories, request), recoverStory(studio.stories, request)])
  expect(second).toEqual(first)
  expect(await running(storyId)).toBe(1)
  await expect(recoverStory(studio.stories, { ...request, rebuildTimeline: true })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  })
})

test('the stream of a run that ended long ago sends its status and ends', async () => {
  const { runId } = await storyAt('completed', false)
  await studio.pool.query("INSERT INTO run_event (run_id, story_id, status) SELECT id, story_id, 'completed' FROM run")
  await studio.pool.query("UPDATE run_event SET created_at = now() - interval '31 days'")
  expect((await runMaintenance({ ...studio, analyticsDays: 90 })).events).toBe(1)
  expect(await studio.follow(runId)).toMatchObject({ status: 'completed' })
})

test('an aborted stream ends before it starts', async () => {
  const runId = await studio.start(userId)
  const last = await studio.hub.latest(runId)
  const events = followRuns(studio.hub, [runId], { afterId: last!.id, signal: AbortSignal.abort() })
  expect(await events.next()).toMatchObject({ done: true })
})

test('an unavailable database is retried once a second, and by one connection when it is back', async () => {
  const errors: unknown[] = []
  const hub = await createRunHub({
    databaseUrl: studio.url,
    db: studio.db,
    readStory: () => Promise.resolve(null),
    onError: (error) => errors.push(error),
  })
  const admin = await studio.pool.connect()
  const begun = performance.now()
  try {
    const name = '(SELECT current_database()::text)'
    await admin.query(`UPDATE pg_database SET datallowconn = false WHERE datname = ${name}`)
    await admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'")
    await wait(2_500)
    await admin.query(`UPDATE pg_database SET datallowconn = true WHERE datname = ${name}`)
    const listening = async () =>
      (await admin.query("SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'")).rowCount
    // The other is the studio's own hub.
    await expect.poll(listening).toBe(2)
    await wait(1_500)
    expect(await listening()).toBe(2)
    expect(errors.length).toBeLessThan(3 + 2 * ((performance.now() - begun) / 1000))
  } finally {
    admin.release()
    await hub.close()
  }
})
