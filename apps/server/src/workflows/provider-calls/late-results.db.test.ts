import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import { type Route, createRoutes } from '@fablecut/generation/provider/routes'
import { connectProvider } from '@fablecut/providers/connect-provider'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FalStandin, startFalStandin } from '../../../../../tests/standins/fal/start-fal-standin.ts'
import type { Fault } from '../../../../../tests/standins/faults.ts'
import { type TestDatabase, createTestDatabase } from '../../platform/database/test-database.ts'
import { createDiskStorage } from '../../platform/storage/disk-storage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { provideTestServices } from '../testing/run-view.ts'
import { downloadResult } from './download-result.ts'
import { fetchLateResults } from './late-results.ts'
import type { ProviderWork } from './provider-work.ts'

const KEY = 'fal-secret-key'
const WAITING = { pause: async () => {}, readFile: async () => new Uint8Array() }

let database: TestDatabase
let fal: FalStandin
let folder: string
let storage: Storage
let route: Route
let work: ProviderWork
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'fablecut-late-'))
  storage = await createDiskStorage(path.join(folder, 'storage'))
})
afterAll(async () => {
  await storage.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

beforeEach(async () => {
  fal = await startFalStandin({ apiKey: KEY })
  const connection = { provider: 'fal', name: 'FAL_KEY', baseUrl: fal.origin, apiUrl: `${fal.origin}/v1`, apiKey: KEY } as const
  const rows = SHIPPED_ROWS.filter(({ provider }) => provider === 'fal')
  const routes = createRoutes([{ ...connection, kinds: ['image', 'clip'], model: null }], () => rows, connectProvider)
  route = routes.find('image', 'fluxdev')!
  const services = { pool: database.pool, storage, workFolder: folder, providers: { routes, download: downloadResult }, limits: {} }
  provideTestServices(services)
  const never = new AbortController().signal
  work = {
    ...services,
    ...services.providers,
    signal: never,
    stopping: never,
    log: { warn() {} },
    ...WAITING,
  } as unknown as ProviderWork
  await database.pool.query('DELETE FROM story')
  await database.pool.query(
    `INSERT INTO story (id, user_id, category_id, status, title, width, height, fps)
     VALUES ('s', 'u', 'script_to_video', 'completed', 'A fox', 320, 180, 30)`,
  )
  await database.pool.query(
    `INSERT INTO shot (story_id, shot_id, lexorank, shot_type, title, image_prompt) VALUES ('s', 'a', 'a', 'auto', 'The fox', 'A fox')`,
  )
  return () => fal.close()
})

type Left = { state: string; errorCode?: string; kind?: string; shotId?: string | null; status?: string; faults?: readonly Fault[] }

/** A job that its call no longer waits for. */
async function leave({ state, errorCode, kind = 'image', shotId = 'a', status = 'RUN_SUCCESS', faults = [] }: Left): Promise<void> {
  fal.script(faults)
  const request = { kind: 'image', prompt: 'A fox', size: { width: 320, height: 180 } } as const
  const context = { callId: 'c', signal: work.signal, readFile: work.readFile }
  const answer = await route.provider.submit(route.row, request, context)
  if (answer.state !== 'accepted') throw new Error('The job was not accepted')
  await database.pool.query(
    `INSERT INTO run (id, story_id, user_id, kind, workflow, status, step, finished_at)
     VALUES ('r', 's', 'u', 'generate', 'story', $1, 'completed', now() - interval '5 minutes')`,
    [status],
  )
  await database.pool.query(`INSERT INTO call (id, run_id, shot_id, kind, engine, state) VALUES ('c', 'r', $1, $2, 'fal/flux', 'failed')`, [
    shotId,
    kind,
  ])
  await database.pool.query(
    `INSERT INTO call_submission (call_id, number, provider, model, endpoint, connection, state, job, error_code, finished_at)
     VALUES ('c', 1, 'fal', $1, $2, 'FAL_KEY', $3, $4, $5, now())`,
    [route.row.id, route.row.endpoint, state, answer.job, errorCode ?? null],
  )
}

const submission = async () =>
  (await database.pool.query<{ state: string; error_code: string | null; is_charged: boolean | null }>('SELECT * FROM call_submission'))
    .rows[0]!
const takes = async () =>
  (await database.pool.query(`SELECT shot_id, ai_model, status, prompt, hash IS NOT NULL AS stored FROM media WHERE role = 'take'`)).rows
const LATE = { state: 'failed', errorCode: 'deadline_passed' }

test('a picture that is made after its deadline becomes a further take of its shot, once', async () => {
  await leave(LATE)
  await Promise.all([fetchLateResults(work), fetchLateResults(work)])
  await fetchLateResults(work)
  expect(await takes()).toEqual([
    { shot_id: 'a', ai_model: `fal/${route.row.endpoint}`, status: 'completed', prompt: 'A fox', stored: true },
  ])
  expect(await submission()).toMatchObject({ state: 'kept', is_charged: true })
  expect(fal.ledger.charges).toHaveLength(1)
  const { rows } = await database.pool.query('SELECT active_image_id FROM shot')
  expect(rows).toEqual([{ active_image_id: null }])
})

test('a job that still runs is asked for again later', async () => {
  await leave({ ...LATE, faults: [{ fault: 'queue', checks: 1 }] })
  await fetchLateResults(work)
  expect([await takes(), await submission()]).toMatchObject([[], { state: 'failed', error_code: 'deadline_passed' }])
  await fetchLateResults(work)
  expect(await takes()).toHaveLength(1)
})

test('a job that failed after its deadline was paid for nothing or not at all, as its provider says', async () => {
  await leave({ ...LATE, faults: [{ fault: 'refused', by: 'code' }] })
  await fetchLateResults(work)
  expect([await takes(), await submission()]).toMatchObject([[], { state: 'failed', error_code: 'content_refused' }])
})

test('what was made too late and belongs to no shot is recorded as paid for nothing', async () => {
  await leave({ ...LATE, kind: 'sheet', shotId: null })
  await fetchLateResults(work)
  expect([await takes(), await submission()]).toMatchObject([[], { state: 'failed', error_code: 'expired', is_charged: true }])
})

test('a job of a run that is over is cancelled, or kept where that comes too late', async () => {
  await leave({
    state: 'accepted',
    status: 'RUN_CANCELED',
    faults: [
      { fault: 'queue', checks: 9 },
      { fault: 'cancel', how: 'ignored' },
    ],
  })
  await fetchLateResults(work)
  expect(await submission()).toMatchObject({ state: 'cancelled', is_charged: null })
})

test('a job of a run that still runs is left to its worker', async () => {
  await leave({ state: 'accepted', status: 'RUN_RUNNING' })
  await fetchLateResults(work)
  expect([await takes(), await submission()]).toMatchObject([[], { state: 'accepted' }])
})
