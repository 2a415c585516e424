import type { Route } from '@fablecut/generation/provider/routes'
import { beforeEach, expect, test } from 'vitest'
import { type FalStandin, startFalStandin } from '../../../../../tests/standins/fal/start-fal-standin.ts'
import { imageOf } from '../../../../../tests/standins/media.ts'
import type { Fault } from '../../../../../tests/standins/faults.ts'
import { connectRoutes } from '../../generation/engines/connect-routes.ts'
import { provideTestServices } from '../testing/run-view.ts'
import { fetchLateResults } from './late-results.ts'
import type { ProviderWork } from './provider-work.ts'
import { KEY, falConnection, setUpProviderWork } from './testing.ts'

const context = setUpProviderWork()
let fal: FalStandin
let route: Route
let work: ProviderWork
beforeEach(async () => {
  fal = await startFalStandin({ apiKey: KEY })
  const routes = connectRoutes([falConnection(fal)])
  route = routes.find('image', 'fluxdev')!
  work = context.workOf(routes)
  provideTestServices({ ...work, workFolder: context.folder })
  await context.database.pool.query('DELETE FROM story')
  await context.database.pool.query(
    `INSERT INTO story (id, user_id, category_id, status, title, width, height, fps)
     VALUES ('s', 'u', 'script_to_video', 'completed', 'A fox', 320, 180, 30)`,
  )
  await context.database.pool.query(
    `INSERT INTO shot (story_id, shot_id, lexorank, shot_type, title, image_prompt) VALUES ('s', 'a', 'a', 'auto', 'The fox', 'A fox')`,
  )
  return () => fal.close()
})

type Left = { state: string; errorCode?: string; kind?: string; shotId?: string | null; status?: string; faults?: readonly Fault[] }

/** A job that its call no longer waits for. */
async function leave({ state, errorCode, kind = 'image', shotId = 'a', status = 'RUN_SUCCESS', faults = [] }: Left): Promise<void> {
  fal.script(faults)
  const request = { kind: 'image', prompt: 'A fox', size: { width: 320, height: 180 } } as const
  const call = { callId: 'c', signal: work.signal, readFile: work.readFile }
  const answer = await route.provider.submit(route.row, request, call)
  if (answer.state !== 'accepted') throw new Error('The job was not accepted')
  await context.database.pool.query(
    `INSERT INTO run (id, story_id, user_id, kind, workflow, status, step, finished_at)
     VALUES ('r', 's', 'u', 'generate', 'story', $1, 'completed', now() - interval '5 minutes')`,
    [status],
  )
  await context.database.pool.query(
    `INSERT INTO call (id, run_id, shot_id, kind, engine, state) VALUES ('c', 'r', $1, $2, 'fal/flux', 'failed')`,
    [shotId, kind],
  )
  await context.database.pool.query(
    `INSERT INTO call_submission (call_id, number, provider, model, endpoint, connection, state, job, error_code, finished_at)
     VALUES ('c', 1, 'fal', $1, $2, 'FAL_KEY', $3, $4, $5, now())`,
    [route.row.id, route.row.endpoint, state, answer.job, errorCode ?? null],
  )
}

const submission = async () =>
  (
    await context.database.pool.query<{ state: string; error_code: string | null; is_charged: boolean | null }>(
      'SELECT * FROM call_submission',
    )
  ).rows[0]!
const takes = async () =>
  (await context.database.pool.query(`SELECT shot_id, ai_model, status, prompt, hash IS NOT NULL AS stored FROM media WHERE role = 'take'`))
    .rows
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
  const { rows } = await context.database.pool.query('SELECT active_image_id FROM shot')
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

test('a picture that was fetched before its worker died becomes a further take, without its provider', async () => {
  await leave({ state: 'fetched', status: 'RUN_CANCELED' })
  const { hash, sizeBytes } = await context.storage.putBytes(imageOf('fetched', { width: 640, height: 360 }))
  const result = { files: [{ hash, sizeBytes, mediaType: 'image/png' }] }
  await context.database.pool.query('UPDATE call_submission SET result = $1', [result])
  const asked = fal.requests.length
  await fetchLateResults(work)
  expect([await takes(), await submission()]).toMatchObject([[{ shot_id: 'a' }], { state: 'kept', is_charged: true }])
  expect(fal.requests).toHaveLength(asked)
})

test.each(['html', 'empty'] as const)(
  'a late picture that nobody can use (%s) was paid for nothing, and is not fetched again',
  async (as) => {
    await leave({
      state: 'accepted',
      status: 'RUN_CANCELED',
      faults: [
        { fault: 'media', as },
        { fault: 'cancel', how: 'too_late' },
      ],
    })
    await fetchLateResults(work)
    expect([await takes(), await submission()]).toMatchObject([[], { state: 'failed', error_code: 'expired', is_charged: true }])
  },
)

test('a job of a run that still runs is left to its worker', async () => {
  await leave({ state: 'accepted', status: 'RUN_RUNNING' })
  await fetchLateResults(work)
  expect([await takes(), await submission()]).toMatchObject([[], { state: 'accepted' }])
})
