import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeBackupState } from '../backup/backup-state.ts'
import { type TestDatabase, createTestDatabase } from '../platform/database/test-database.ts'
import { addDatabaseMetrics } from './database-metrics.ts'
import { readRunDetails } from './read-run-details.ts'
import { readFailures, readLastHour, readUnfinishedRuns } from './read-run-lists.ts'
import { readSpend } from './read-spend.ts'
import { readQueueStates, readWorkers } from './read-workers.ts'

let database: TestDatabase
const dataFolder = mkdtempSync(join(tmpdir(), 'fablecut-figures-'))
beforeAll(async () => {
  database = await createTestDatabase()
  const good = { at: '2026-01-01T00:00:00.000Z', place: '/b', rows: 1, files: 1, bytes: 1, missing: 0, seconds: 1 }
  await writeBackupState(database.db, { good, inFolderAt: good.at, failure: { at: good.at, message: 'disk full' } })
  await database.pool.query(`
    INSERT INTO story (id, user_id, category_id, title, status, category_inputs, width, height, fps) VALUES ('s', 'ada', 'script_to_video', 'S', 'pending', '{}', 320, 180, 30);
    INSERT INTO run (id, story_id, user_id, kind, workflow, status, step) VALUES ('r1', 's', 'ada', 'shots', 'make-shots', 'RUN_RUNNING', 'pending'),
      ('r2', 's', 'ada', 'export', 'make-story', 'RUN_FAILED', 'pending'), ('r3', 's', 'ada', 'export', 'make-story', 'RUN_FAILED', 'pending');
    INSERT INTO wallet (user_id) VALUES ('ada');
    INSERT INTO ledger (id, user_id, kind, amount, captured, hold_id, once_key) VALUES ('l1', 'ada', 'grant', 1000, 0, NULL, 'g'),
      ('l2', 'ada', 'hold', -300, 0, 'l2', 'h'), ('l3', 'ada', 'capture', 0, 100, 'l2', 'c'), ('l4', 'ada', 'release', 150, 0, 'l2', 'r');
    INSERT INTO dbos.workflow_status (workflow_uuid, status, name, queue_name, created_at)
      VALUES ('w1', 'ENQUEUED', 'paint-shot', 'images', extract(epoch FROM now()) * 1000 - 90000), ('w2', 'PENDING', 'paint-shot', 'images', 0),
             ('w3', 'SUCCESS', 'paint-shot', 'images', 0);
    UPDATE run SET finished_at = now() - interval '2 minutes', error = 'Bearer abcdefgh12345 was refused' WHERE id = 'r2';
    UPDATE run SET finished_at = now() - interval '3 hours' WHERE id = 'r3';
    UPDATE run SET created_at = now() - interval '1 hour' WHERE id = 'r1';
    INSERT INTO "user" (id, name, email) VALUES ('ada', 'Ada', 'ada@example.org');
    INSERT INTO call (id, run_id, kind, engine, state, submissions, error, created_at, finished_at) VALUES
      ('c1', 'r1', 'image', 'builtin/painter', 'done', 1, NULL, now() - interval '9 minutes', now() - interval '8 minutes'),
      ('c2', 'r1', 'image', 'fal/flux', 'failed', 2, 'no answer', now() - interval '7 minutes', now() - interval '5 minutes'),
      ('c3', 'r1', 'image', 'fal/flux', 'submitted', 1, NULL, now() - interval '4 minutes', NULL);
    INSERT INTO lease (executor_id, expires_at, queues, host) VALUES ('one', now() + interval '4 seconds', '{runs,images}', 'north'),
      ('two', now() - interval '1 minute', '{videos}', 'south');
    INSERT INTO dbos.workflow_status (workflow_uuid, status, name, queue_name, executor_id, created_at, started_at_epoch_ms, recovery_attempts, parent_workflow_id)
      VALUES ('r1', 'PENDING', 'make-shots', 'runs', 'one', 1000, 2000, 1, NULL), ('r1:paint:s1', 'PENDING', 'paint', 'videos', 'one', 3000, 4000, 3, 'r1');
    INSERT INTO dbos.operation_outputs (workflow_uuid, function_id, function_name, output, error, started_at_epoch_ms, completed_at_epoch_ms)
      VALUES ('r1', 0, 'read the run', '{}', NULL, 2000, 2500), ('r1', 1, 'list shots', NULL, '{"json":{"message":"the disk is full"}}', 2500, 2600)`)
  mkdirSync(join(dataFolder, 'storage', 'cache', 'ab'), { recursive: true })
  writeFileSync(join(dataFolder, 'storage', 'cache', 'ab', 'abcd'), Buffer.alloc(1234))
})
afterAll(async () => {
  await database.drop()
  rmSync(dataFolder, { recursive: true, force: true })
})

const valuesOf = (text: string): Record<string, number> =>
  Object.fromEntries(
    text
      .split('\n')
      .flatMap((line) => (line && !line.startsWith('#') ? [[line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]] : [])),
  )

test('metrics have the runs, queues, credits and bytes of the installation, at the first request already', async () => {
  const registry = new Registry()
  addDatabaseMetrics(registry, { db: database.db, dataFolder })
  const values = valuesOf(await registry.metrics())
  expect(values).toMatchObject({
    fablecut_database_up: 1,
    'fablecut_runs{kind="export",state="RUN_FAILED"}': 2,
    'fablecut_runs{kind="shots",state="RUN_RUNNING"}': 1,
    'fablecut_queue_waiting{queue="images"}': 1,
    'fablecut_queue_running{queue="images"}': 1,
    'fablecut_credits{state="granted"}': 1000,
    'fablecut_credits{state="charged"}': 100,
    'fablecut_credits{state="refunded"}': 150,
    'fablecut_credits{state="held"}': 50,
    fablecut_storage_bytes: 0,
    fablecut_cache_bytes: 1234,
    fablecut_backup_last_success_timestamp_seconds: 1_767_225_600,
    fablecut_backup_failed: 1,
  })
  expect(values['fablecut_queue_oldest_seconds{queue="images"}']).toBeGreaterThanOrEqual(90)
  expect(values['fablecut_disk_free_bytes']).toBeGreaterThan(0)
})

test('staff sees each queue with its workers, who are alive until their lease expires', async () => {
  const workers = await readWorkers(database.db)
  expect(workers).toMatchObject([
    { id: 'one', host: 'north', queues: ['runs', 'images'], is_alive: true, running: 2 },
    { id: 'two', host: 'south', queues: ['videos'], is_alive: false, running: 0 },
  ])
  expect(Date.now() - Date.parse(workers[0]!.heartbeat_at)).toBeGreaterThan(0)
  const queues = await readQueueStates(database.db, workers)
  expect(queues.map(({ name, waiting, running, workers: count }) => [name, waiting, running, count])).toEqual([
    ['runs', 0, 1, 1],
    ['speech', 0, 0, 0],
    ['music', 0, 0, 0],
    ['images', 1, 1, 1],
    ['videos', 0, 1, 0],
    ['segments', 0, 0, 0],
  ])
  expect(queues[3]!.oldest_waiting_seconds).toBeGreaterThanOrEqual(90)
  expect(queues[0]).toMatchObject({ oldest_waiting_seconds: null, oldest_running_seconds: expect.any(Number) })
})

test('staff sees unfinished runs with their last progress, recent failures without secrets, and the last hour', async () => {
  const { total, oldest } = await readUnfinishedRuns(database.db)
  expect([total, oldest.map(({ id }) => id)]).toEqual([1, ['r1']])
  expect(oldest[0]).toMatchObject({ kind: 'shots', story_title: 'S', account: { id: 'ada', email: 'ada@example.org' }, finished_at: null })
  const quietMinutes = (Date.now() - Date.parse(oldest[0]!.active_at)) / 60_000
  expect([quietMinutes > 3.9, quietMinutes < 5]).toEqual([true, true])
  const failures = await readFailures(database.db)
  expect(failures.map(({ id, error }) => [id, error])).toEqual([
    ['r2', 'Bearer [redacted] was refused'],
    ['r3', null],
  ])
  expect(await readLastHour(database.db)).toEqual({ runs_succeeded: 0, runs_failed: 1, runs_canceled: 0, calls_done: 1, calls_failed: 1 })
})

test('a run is shown with its work, their steps and its engine calls', async () => {
  const { run, work, calls, retry } = await readRunDetails(database.db, 'r1')
  expect([run.id, retry]).toEqual(['r1', 'requeue'])
  expect(work).toMatchObject([
    {
      id: 'r1',
      queue: 'runs',
      status: 'running',
      worker: 'one',
      attempts: 1,
      started_at: '1970-01-01T00:00:02.000Z',
      finished_at: null,
      steps: [
        { name: 'read the run', finished_at: '1970-01-01T00:00:02.500Z', error: null },
        { name: 'list shots', error: 'the disk is full' },
      ],
    },
    { id: 'r1:paint:s1', attempts: 3, steps: [] },
  ])
  expect(calls.map(({ id, state, submissions, error }) => [id, state, submissions, error])).toEqual([
    ['c1', 'done', 1, null],
    ['c2', 'failed', 2, 'no answer'],
    ['c3', 'submitted', 1, null],
  ])
  expect((await readRunDetails(database.db, 'r2')).retry).toBeNull()
  await expect(readRunDetails(database.db, 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('credits and calls are added up by day', async () => {
  const { held, days } = await readSpend(database.db)
  const sumOf = (key: 'granted' | 'charged' | 'refunded') => days.reduce((sum, day) => sum + day[key], 0)
  expect([held, sumOf('granted'), sumOf('charged'), sumOf('refunded')]).toEqual([50, 1000, 100, 150])
  expect(days.flatMap(({ calls }) => calls)).toEqual([
    { engine: 'fal/flux', kind: 'image', done: 0, failed: 1 },
    { engine: 'builtin/painter', kind: 'image', done: 1, failed: 0 },
  ])
  expect(days[0]!.date).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('without the database the figures are absent', async () => {
  const registry = new Registry()
  const broken = { execute: () => Promise.reject(new Error('refused')) } as unknown as TestDatabase['db']
  addDatabaseMetrics(registry, { db: broken, dataFolder })
  expect(valuesOf(await registry.metrics())).toMatchObject({ fablecut_database_up: 0, fablecut_storage_bytes: 0 })
})
