import { EngineRefusal } from '@fablecut/generation/engine-error'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { Provider } from '@fablecut/generation/provider/provider'
import type { Route } from '@fablecut/generation/provider/routes'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { UnfitMedia } from '@fablecut/render/fit/unfit-media'
import { beforeEach, expect, test } from 'vitest'
import { type FalStandin, startFalStandin } from '../../../../../tests/standins/fal/start-fal-standin.ts'
import { startOpenAiStandin } from '../../../../../tests/standins/openai/start-openai-standin.ts'
import type { Fault } from '../../../../../tests/standins/faults.ts'
import { readRunMakers } from '../../credits/read-run-makers.ts'
import { connectRoutes } from '../../generation/engines/connect-routes.ts'
import { album } from '../../platform/database/schema.ts'
import { RunStopped } from '../../runs/run-stopped.ts'
import { type ProviderCall, callProvider } from './call-provider.ts'
import type { ProviderWork } from './provider-work.ts'
import { KEY, falConnection, openAiConnection, setUpProviderWork } from './testing.ts'

const BUDGETS = { storyUsd: 10, accountUsdPerDay: 10, installationUsdPerDay: 10 }
const REQUEST: MediaRequest = { kind: 'image', prompt: 'A fox in the snow', seed: 7, size: { width: 1280, height: 720 } }

const context = setUpProviderWork()
let fal: FalStandin
beforeEach(async () => {
  fal = await startFalStandin({ apiKey: KEY })
  await context.database.pool.query('DELETE FROM album')
  await context.startRuns('r')
  return () => fal.close()
})

const routesOf = () => connectRoutes([falConnection(fal)])

function routeOf(change: Partial<Provider> = {}, deadlineSeconds = 60): Route {
  const route = routesOf().find('image', 'fluxdev')!
  const limits = { ...route.row.limits, deadlineSeconds }
  return { ...route, row: { ...route.row, limits }, provider: { ...route.provider, ...change } }
}

const workOf = (route: Route, change: Partial<ProviderWork> = {}): ProviderWork =>
  context.workOf({ ...routesOf(), findById: () => route }, { budgets: BUDGETS, ...change })

type Options = { id?: string; route?: Route; work?: Partial<ProviderWork>; keep?: ProviderCall<string>['keep'] }

/** Calls the provider; what is saved is an album with the hash of the result. */
const call = ({ id = 'r:image:1', route = routeOf(), work = {}, keep = async ({ files }) => files[0]!.hash }: Options = {}) =>
  callProvider(
    {
      key: { id, runId: 'r', shotId: '1', kind: 'image', engine: 'fal/flux' },
      route,
      request: REQUEST,
      refusal: 'FLUX would not make this picture.',
      keep,
      async save(tx, hash) {
        await tx.db.insert(album).values({ id: hash, userId: 'u', name: hash })
        return { hash }
      },
    },
    workOf(route, work),
  )

const rowsOf = async <Row extends object>(query: string): Promise<Row[]> => (await context.database.pool.query<Row>(query)).rows
const states = async () => (await rowsOf<{ state: string }>('SELECT state FROM call_submission ORDER BY number')).map(({ state }) => state)
const albums = async () => (await rowsOf('SELECT id FROM album')).length
const charges = () => fal.ledger.charges.length

test('a job is submitted, awaited, fetched and kept; a repeated call returns its result', async () => {
  fal.script([{ fault: 'queue', checks: 3 }])
  const made = await call()
  expect(await call()).toEqual(made)
  expect([charges(), await albums(), await states()]).toEqual([1, 1, ['kept']])
  const [stored] = await rowsOf<object>('SELECT * FROM call_submission')
  expect(stored).toMatchObject({ provider: 'fal', connection: 'FAL_KEY', is_charged: true, endpoint: 'fal-ai/flux/dev' })
  expect(JSON.stringify(stored)).not.toContain(KEY)
})

test('a connection has as many jobs at once as staff allow, also fewer than the model has', async () => {
  await context.database.pool.query(
    `INSERT INTO call (id, run_id, kind, engine, state) VALUES ('other', 'r', 'image', 'fal/flux', 'submitted')`,
  )
  await context.database.pool.query(
    `INSERT INTO call_submission (call_id, number, provider, model, endpoint, connection, state)
     VALUES ('other', 1, 'fal', 'fal:flux-dev', 'fal-ai/flux/dev', 'FAL_KEY', 'accepted')`,
  )
  const route = { ...routeOf(), concurrency: 1 }
  expect(route.row.limits.concurrency).toBeGreaterThan(1)
  const chargesAtPause: number[] = []
  const pause = async () => {
    chargesAtPause.push(charges())
    if (chargesAtPause.length === 3) await context.database.pool.query(`UPDATE call_submission SET state = 'kept' WHERE call_id = 'other'`)
  }
  await call({ route, work: { pause } })
  expect(chargesAtPause.slice(0, 3)).toEqual([0, 0, 0])
  expect(charges()).toBe(1)
})

test('a connection is given nothing beyond its budget of the day, and the creator reads why', async () => {
  const route = { ...routeOf(), dailyBudgetUsd: 0.045 }
  await call({ id: 'r:image:1', route })
  const refused = call({ id: 'r:image:2', route })
  await expect(refused).rejects.toThrow(EngineRefusal)
  await expect(refused).rejects.toThrow('What the provider of this model may cost here in a day is used up.')
  expect(charges()).toBe(1)
  await context.database.pool.query(`UPDATE call_submission SET submitted_at = now() - interval '25 hours'`)
  await call({ id: 'r:image:3', route })
  expect(charges()).toBe(2)
})

test('a model that made something is seen working from then on', async () => {
  await call()
  expect(await rowsOf(`SELECT id, status FROM catalogue_model`)).toEqual([{ id: 'fal:flux-dev', status: 'seen-working' }])
})

const FREE: readonly (readonly [name: string, faults: readonly (readonly Fault[])[], submissions: readonly string[]])[] = [
  ['429 with seconds', [[{ fault: 'too_many_requests', retryAfter: '30' }]], ['failed', 'kept']],
  ['429 with a date', [[{ fault: 'too_many_requests', retryAfter: new Date(Date.now() + 60_000).toUTCString() }]], ['failed', 'kept']],
  [
    '429 without a time, three times',
    Array.from({ length: 3 }, () => [{ fault: 'too_many_requests', retryAfter: null }] as const),
    ['failed', 'failed', 'failed', 'kept'],
  ],
  ['500 of the status', [[{ fault: 'error_status', on: 'status', status: 500, times: 4 }]], ['kept']],
  ['503 of the status', [[{ fault: 'error_status', on: 'status', status: 503, times: 2 }]], ['kept']],
  ['502 of the result', [[{ fault: 'error_status', on: 'result', status: 502 }]], ['kept']],
  ['a status that goes back', [[{ fault: 'status_regress' }]], ['kept']],
  ['an unknown word as status', [[{ fault: 'unknown_status', word: 'PONDERING' }]], ['kept']],
  ['404 of the status at first', [[{ fault: 'not_found_at_first', checks: 2 }]], ['kept']],
  ['a lost answer', [[{ fault: 'answer_lost' }]], ['accepted', 'kept']],
  ['a slow answer', [[{ fault: 'slow', ms: 300 }]], ['kept']],
  ['a missing price', [[{ fault: 'no_price' }]], ['kept']],
  ['a failed job that costs nothing', [[{ fault: 'job_failed' }]], ['failed', 'kept']],
]

test.each(FREE)('%s: the result is kept, and one job is paid', async (_, faults, submissions) => {
  fal.script(...faults)
  await call()
  expect([charges(), await albums()]).toEqual([1, 1])
  const seen = await states()
  expect(seen.at(-1)).toBe('kept')
  // A lost answer that the provider can tell of is one submission.
  expect(seen.length).toBeLessThanOrEqual(submissions.length)
})

test('a lost answer of a provider that keeps no jobs is asked for once more, and never again', async () => {
  const openai = await startOpenAiStandin({ apiKey: KEY })
  const route = connectRoutes([openAiConnection(openai)]).find('image', 'gpt')!
  openai.script([{ fault: 'answer_lost' }])
  await call({ route })
  expect([openai.ledger.charges.length, await albums(), await states()]).toEqual([2, 1, ['unknown', 'kept']])
  await context.database.pool.query('DELETE FROM call_submission')
  await context.database.pool.query('DELETE FROM call')
  openai.script([{ fault: 'answer_lost' }], [{ fault: 'answer_lost' }])
  await expect(call({ route })).rejects.toMatchObject({ retryable: false })
  expect([openai.ledger.charges.length, await states()]).toEqual([4, ['unknown', 'unknown']])
  await openai.close()
})

test('a request whose file cannot be read was not sent', async () => {
  const { provider } = routeOf()
  const submit: Provider['submit'] = async (row, request, context) => {
    await context.readFile({ hash: 'a', mediaType: 'image/png' })
    return provider.submit(row, request, context)
  }
  let reads = 0
  const readFile = async (): Promise<Uint8Array> => {
    if ((reads += 1) === 1) throw new Error('the storage is away')
    return new Uint8Array()
  }
  await call({ route: routeOf({ submit, find: undefined }), work: { readFile } })
  expect([charges(), await states()]).toEqual([1, ['failed', 'kept']])
  expect(await rowsOf(`SELECT error_code, is_charged FROM call_submission WHERE number = 1`)).toEqual([
    { error_code: 'not_sent', is_charged: false },
  ])
})

test('a refusal by the content policy is tried with another seed once, and then told in words', async () => {
  fal.script([{ fault: 'refused', by: 'code' }], [{ fault: 'refused', by: 'words' }])
  await expect(call()).rejects.toThrow(new EngineRefusal('content_refused', 'FLUX would not make this picture.'))
  expect([charges(), await albums(), await states()]).toEqual([0, 0, ['failed', 'failed']])
  expect(new Set(fal.inputs.map(({ seed }) => seed)).size).toBe(2)
})

test.each([
  ['a revoked key', [{ fault: 'key_revoked', after: 0 }]],
  ['an empty account', [{ fault: 'no_credit' }]],
] satisfies [string, Fault[]][])('%s fails at once', async (_, faults) => {
  fal.script(faults)
  await expect(call()).rejects.toMatchObject({ retryable: false })
  expect([charges(), await states()]).toEqual([0, ['failed']])
})

test('a worker that dies while it waits leaves the job to the next one', async () => {
  fal.script([{ fault: 'queue', checks: 5 }])
  const { promise: waiting, resolve } = Promise.withResolvers<void>()
  const pause = () => new Promise<void>(() => resolve())
  void call({ work: { pause } })
  await waiting
  await call()
  expect([charges(), await albums(), await states()]).toEqual([1, 1, ['kept']])
})

test('a worker that dies before it has stored the answer leaves the job to the next one', async () => {
  const { promise: submitted, resolve } = Promise.withResolvers<void>()
  const { provider } = routeOf()
  const submit: Provider['submit'] = async (...request) => {
    await provider.submit(...request)
    resolve()
    return new Promise(() => {})
  }
  void call({ route: routeOf({ submit }) })
  await submitted
  await call()
  expect(await albums()).toBe(1)
  const lost = (await states()).filter((state) => state === 'unknown').length
  expect(charges()).toBeLessThanOrEqual(1 + lost)
})

test('a worker that dies before the effects are stored fetches nothing again', async () => {
  const { promise: fetched, resolve } = Promise.withResolvers<void>()
  void call({ keep: () => new Promise(() => resolve()) })
  await fetched
  await call({ work: { download: () => Promise.reject(new Error('fetched again')) } })
  expect([charges(), await albums(), await states()]).toEqual([1, 1, ['kept']])
})

test('a result that does not fit is the failure of the provider, and is made once more', async () => {
  let results = 0
  const keep = async (): Promise<string> => {
    if ((results += 1) === 1) throw new UnfitMedia('The image cannot be read')
    return 'second'
  }
  expect(await call({ keep })).toEqual({ hash: 'second' })
  expect([charges(), await states()]).toEqual([2, ['failed', 'kept']])
})

test('a cancelled run cancels the job', async () => {
  fal.script([{ fault: 'queue', checks: 1_000 }])
  const cancelling = new AbortController()
  const running = call({ work: { signal: cancelling.signal } })
  while ((await states())[0] !== 'accepted') await new Promise((resolve) => setTimeout(resolve, 10))
  cancelling.abort()
  await expect(running).rejects.toThrow(RunStopped)
  expect([charges(), await states()]).toEqual([0, ['cancelled']])
})

test('a job that does not end in its time is cancelled and not submitted again', async () => {
  fal.script([{ fault: 'queue', checks: 10_000 }])
  await expect(call({ route: routeOf({}, 1) })).rejects.toMatchObject({ code: 'deadline_passed', retryable: false })
  expect([charges(), await states()]).toEqual([0, ['failed']])
})

test('no more jobs are at a connection than it takes', async () => {
  await context.database.pool.query(
    `INSERT INTO call (id, run_id, kind, engine, state) VALUES ('other', 'r', 'image', 'fal/flux', 'submitted')`,
  )
  const { concurrency } = routeOf().row.limits
  for (let number = 1; number <= concurrency; number += 1)
    await context.database.pool.query(
      `INSERT INTO call_submission (call_id, number, provider, model, endpoint, connection, state)
       VALUES ('other', $1, 'fal', 'fal:flux-dev', 'fal-ai/flux/dev', 'FAL_KEY', 'accepted')`,
      [number],
    )
  let pauses = 0
  const pause = async (): Promise<void> => {
    if ((pauses += 1) === 2)
      await context.database.pool.query(`UPDATE call_submission SET state = 'kept' WHERE call_id = 'other' AND number = 1`)
  }
  await call({ work: { pause } })
  expect(pauses).toBeGreaterThanOrEqual(2)
  expect(charges()).toBe(1)
})

test('a receipt names what was submitted once more at our cost, and who made the result', async () => {
  const provider = { ...routeOf().provider }
  let submissions = 0
  const route = routeOf({
    async submit(...input) {
      submissions += 1
      if (submissions === 1) throw new ProviderError('outcome_unknown', 'The answer was lost')
      return provider.submit(...input)
    },
    find: async () => 'unknown',
  })
  await call({ route })
  expect(await readRunMakers(context.database.db, ['r', 'none'])).toEqual(
    new Map([
      [
        'r',
        {
          made_by: [{ engine: 'fal/flux', calls: 1 }],
          lost: [{ engine: 'fal/flux', label: 'image', shot_id: '1', shot_number: null, times: 1 }],
        },
      ],
    ]),
  )
})

test('nothing is submitted once the budget is spent; the creator reads why', async () => {
  const refused = call({ work: { budgets: { ...BUDGETS, accountUsdPerDay: 0.01 } } })
  await expect(refused).rejects.toThrow(EngineRefusal)
  await expect(refused).rejects.toThrow('You have used what models of providers may cost for one account in a day here.')
  expect([charges(), await states()]).toEqual([0, []])
})

test('calls that are made at the same time do not spend the same rest of a budget', async () => {
  const work = { budgets: { ...BUDGETS, installationUsdPerDay: 0.06 } }
  const made = await Promise.allSettled(['r:image:1', 'r:image:2', 'r:image:3', 'r:image:4'].map((id) => call({ id, work })))
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(charges()).toBe(2)
  expect(await rowsOf('SELECT DISTINCT expected_usd FROM call_submission')).toEqual([{ expected_usd: 0.025 }])
})
