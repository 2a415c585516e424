import type { Connection } from '@fablecut/generation/provider/connection'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Fault } from '../../../../tests/standins/faults.ts'
import { type FalStandin, startFalStandin } from '../../../../tests/standins/fal/start-fal-standin.ts'
import { type ReplicateStandin, startReplicateStandin } from '../../../../tests/standins/replicate/start-replicate-standin.ts'
import type { SendWebhook } from '../../../../tests/standins/webhooks.ts'
import { connectRoutes } from '../generation/engines/connect-routes.ts'
import { type TestApi, startTestApi } from '../http/testing.ts'
import { album } from '../platform/database/schema.ts'
import { callProvider } from '../workflows/provider-calls/call-provider.ts'
import type { ProviderWork } from '../workflows/provider-calls/provider-work.ts'
import { KEY, falConnection, setUpProviderWork, startRuns } from '../workflows/provider-calls/testing.ts'
import { recordWebhook } from './record-webhook.ts'
import { type WebhookWatch, watchWebhooks } from './watch-webhooks.ts'

const ORIGIN = 'https://films.example.org'
const REQUEST: MediaRequest = { kind: 'image', prompt: 'A fox in the snow', size: { width: 1280, height: 720 } }

const context = setUpProviderWork()
let fal: FalStandin
let replicate: ReplicateStandin
let api: TestApi
let watch: WebhookWatch
/** What was sent to the API, as the proxy in front of it hands it on. */
const sent: { readonly path: string; readonly init: RequestInit }[] = []
const sendWebhook: SendWebhook = (url, request) => {
  expect(new URL(url).origin).toBe(ORIGIN)
  sent.push({ path: new URL(url).pathname, init: request })
  return send(sent.at(-1)!)
}
const send = ({ path, init }: (typeof sent)[number]): Promise<Response> => api.visitor().send(path, { ...init, origin: null })

beforeAll(async () => {
  fal = await startFalStandin({ apiKey: KEY, sendWebhook })
  replicate = await startReplicateStandin({ apiKey: KEY, sendWebhook })
  api = await startTestApi({
    PUBLIC_URL: ORIGIN,
    FAL_KEY: KEY,
    FAL_QUEUE_URL: fal.origin,
    FAL_API_URL: `${fal.origin}/v1`,
    REPLICATE_API_TOKEN: KEY,
    REPLICATE_BASE_URL: replicate.baseUrl,
  })
  watch = watchWebhooks(api.database.pool)
})
afterAll(async () => {
  watch.stop()
  await api.stop()
  await fal.close()
  await replicate.close()
})
beforeEach(async () => {
  sent.length = 0
  await api.database.pool.query('DELETE FROM album')
  await startRuns(api.database.pool, 'r')
})

const CONNECTIONS: Readonly<Record<'fal' | 'replicate', () => Connection>> = {
  fal: () => falConnection(fal),
  replicate: () => ({ ...falConnection(fal), provider: 'replicate', name: 'REPLICATE_API_TOKEN', baseUrl: replicate.baseUrl }),
}
type Name = keyof typeof CONNECTIONS
const standinOf = (name: Name): FalStandin | ReplicateStandin => (name === 'fal' ? fal : replicate)

/** A pause that only a webhook ends. */
const untilWebhook: ProviderWork['pause'] = (_, until) =>
  new Promise((resolve) => until.addEventListener('abort', () => resolve(), { once: true }))

type Outcome = {
  readonly charges: number
  readonly albums: number
  readonly states: readonly string[]
  /** How often the job was asked for until it had ended. */
  readonly checks: number
  /** Of the answers that the webhooks got. */
  readonly statuses: readonly number[]
  readonly wasReceived: boolean
}

/** Has a provider make an image, with the faults of its job. */
async function make(name: Name, faults: readonly Fault[], change: Partial<ProviderWork> = {}): Promise<Outcome> {
  const standin = standinOf(name)
  const before = {
    charges: standin.ledger.charges.length,
    requests: standin.requests.length,
    statuses: (await standin.webhooks.answered()).length,
  }
  standin.script(faults)
  const routes = connectRoutes([CONNECTIONS[name]()])
  const webhooks = { origin: ORIGIN, received: watch.received }
  await callProvider(
    {
      key: { id: 'r:image:1', runId: 'r', shotId: '1', kind: 'image', engine: name },
      route: routes.find('image', 'fluxdev')!,
      request: REQUEST,
      refusal: 'The provider would not make this picture.',
      keep: async ({ files }) => files[0]!.hash,
      async save(tx, hash) {
        await tx.db.insert(album).values({ id: hash, userId: 'u', name: hash })
        return { hash }
      },
    },
    context.workOf(routes, { pool: api.database.pool, webhooks, ...change }),
  )
  const statuses = (await standin.webhooks.answered()).slice(before.statuses)
  const { pool } = api.database
  const { rows } = await pool.query<{ state: string; received: boolean }>(
    'SELECT state, webhook_received_at IS NOT NULL AS received FROM call_submission ORDER BY number',
  )
  return {
    charges: standin.ledger.charges.length - before.charges,
    albums: (await pool.query('SELECT FROM album')).rowCount ?? 0,
    states: rows.map(({ state }) => state),
    checks: standin.requests.slice(before.requests).filter((request) => /^GET .*(?:\/status|predictions\/[^/]+)$/u.test(request)).length,
    statuses,
    wasReceived: rows.some(({ received }) => received),
  }
}

const stored = async (): Promise<unknown[]> => (await api.database.pool.query('SELECT * FROM call_submission')).rows

const KEPT = { charges: 1, albums: 1, states: ['kept'] }
const WAITING: Fault = { fault: 'queue', checks: 1 }

test.each(['fal', 'replicate'] as const)(
  '%s: a job is asked for when its webhook arrives, without another request between',
  async (name) => {
    const outcome = await make(name, [WAITING], { pause: untilWebhook })
    expect(outcome).toEqual({ ...KEPT, checks: 2, statuses: [200], wasReceived: true })
  },
)

test.each(['fal', 'replicate'] as const)('%s: a webhook that comes twice is the same as one', async (name) => {
  const outcome = await make(name, [WAITING, { fault: 'webhook', how: 'duplicate' }], { pause: untilWebhook })
  expect(outcome).toEqual({ ...KEPT, checks: 2, statuses: [200, 200], wasReceived: true })
})

const NAMES = ['fal', 'replicate'] as const
const WITHOUT_EFFECT = [
  ['none', []],
  ['forged', [401]],
  ['stale', [401]],
] as const

test.each(NAMES.flatMap((name) => WITHOUT_EFFECT.map(([how, statuses]) => ({ name, how, statuses }))))(
  '$name, webhook $how: the job is asked for as without webhooks',
  async ({ name, how, statuses }) => {
    const outcome = await make(name, [
      { fault: 'queue', checks: 4 },
      { fault: 'webhook', how },
    ])
    expect(outcome).toEqual({ ...KEPT, checks: 5, statuses, wasReceived: false })
  },
)

test.each(NAMES.flatMap((name) => (['early', 'other_job'] as const).map((how) => ({ name, how }))))(
  '$name, webhook $how: the job is asked for until it has ended, and nothing else is fetched',
  async ({ name, how }) => {
    const outcome = await make(name, [
      { fault: 'queue', checks: 4 },
      { fault: 'webhook', how },
    ])
    expect(outcome).toEqual({ ...KEPT, checks: 5, statuses: [200], wasReceived: true })
  },
)

test('a webhook of a job that was kept changes nothing', async () => {
  await make('fal', [WAITING], { pause: untilWebhook })
  const before = await stored()
  expect((await send(sent[0]!)).status).toBe(200)
  expect(await stored()).toEqual(before)
})

test('without webhooks a provider is given no address, and a job is asked for as ever', async () => {
  expect(await make('fal', [WAITING], { webhooks: undefined })).toEqual({ ...KEPT, checks: 2, statuses: [], wasReceived: false })
  expect(fal.submitted.url?.searchParams.has('fal_webhook')).toBe(false)
  const { rows } = await api.database.pool.query('SELECT webhook_token FROM call_submission')
  expect(rows).toEqual([{ webhook_token: null }])
})

test('every submission has an address of its own, which cannot be guessed', async () => {
  await make('fal', [{ fault: 'job_failed' }])
  const { rows } = await api.database.pool.query<{ webhook_token: string }>('SELECT webhook_token FROM call_submission')
  const tokens = new Set(rows.map(({ webhook_token }) => webhook_token))
  expect([rows.length, tokens.size]).toEqual([2, 2])
  for (const token of tokens) expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16)
})

test('an address that no submission of the provider has is not there', async () => {
  await make('fal', [WAITING], { pause: untilWebhook })
  const { path, init } = sent[0]!
  expect((await send({ path: path.replace('/fal/', '/replicate/'), init })).status).toBe(404)
  expect((await send({ path: '/api/webhooks/fal/none', init })).status).toBe(404)
})

test('a body that is too large is refused', async () => {
  await make('fal', [WAITING], { pause: untilWebhook })
  const { path, init } = sent[0]!
  expect((await send({ path, init: { ...init, body: 'x'.repeat(17_000_000) } })).status).toBe(413)
})

const withoutKeys = () => Promise.reject(new ProviderError('not_sent', 'connection refused'))

test('where the provider does not say its keys, a webhook is to be sent again', async () => {
  await make('fal', [WAITING, { fault: 'webhook', how: 'none' }])
  const { pool, db } = api.database
  const { rows } = await pool.query<{ token: string }>('SELECT webhook_token AS token FROM call_submission')
  const route = connectRoutes([falConnection(fal)]).find('image', 'fluxdev')!
  const routes = { findById: () => ({ ...route, provider: { ...route.provider, isOwnWebhook: withoutKeys } }) }
  const target = { provider: 'fal', token: rows[0]!.token }
  const recorded = recordWebhook({ db, routes, log: { warn() {} } }, target, async () => ({ headers: {}, body: Buffer.from('{}') }))
  await expect(recorded).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect((await pool.query('SELECT webhook_received_at FROM call_submission')).rows).toEqual([{ webhook_received_at: null }])
})

test('webhooks are limited by the address that they come from, and need no origin', async () => {
  const limited = await startTestApi({ RATE_LIMITS: 'webhook=1/86400' })
  const post = () => limited.visitor().send('/api/webhooks/fal/none', { method: 'POST', body: '{}', origin: 'https://queue.fal.run' })
  expect([(await post()).status, (await post()).status]).toEqual([404, 429])
  await limited.stop()
})
