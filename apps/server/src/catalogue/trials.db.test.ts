import type { WireConnection } from '@fablecut/contracts/operations/admin/connections'
import type { WireModel } from '@fablecut/contracts/operations/admin/models'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type FalStandin, startFalStandin } from '../../../../tests/standins/fal/start-fal-standin.ts'
import { connectRoutes } from '../generation/engines/connect-routes.ts'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { tryModel } from './try-model.ts'

const KEY = 'fal-secret-key'
const MODEL = 'fal:flux-dev'

let fal: FalStandin
let api: TestApi
let staff: TestClient
beforeAll(async () => {
  fal = await startFalStandin({ apiKey: KEY })
  const addresses = { FAL_QUEUE_URL: fal.origin, FAL_API_URL: `${fal.origin}/v1` }
  api = await startTestApi({ FAL_KEY: KEY, ...addresses, PROVIDER_BUDGET_DAY_USD: '0.06' })
  staff = await api.signUp('Mia')
})
afterAll(async () => {
  await api.stop()
  await fal.close()
})

const startTrial = () => staff.send(`/api/admin/models/${MODEL}/trial`, { method: 'POST', json: { max_usd: 1 } })
async function trial(): Promise<WireModel> {
  const { models } = (await (await staff.send('/api/admin/models')).json()) as { models: WireModel[] }
  return models.find(({ id }) => id === MODEL)!
}
async function today(): Promise<WireConnection['today']> {
  const { connections } = (await (await staff.send('/api/admin/connections')).json()) as { connections: WireConnection[] }
  return connections.find(({ id }) => id === 'FAL_KEY')!.today
}
const isOver = () => expect.poll(async () => (await trial()).last_trial?.is_running).toBe(false)

test('a trial is spent money of its connection, except where the provider charged nothing', async () => {
  const { trial_usd: usd } = await trial()
  fal.script([{ fault: 'no_credit' }])
  expect((await startTrial()).status).toBe(202)
  await isOver()
  expect(await today()).toEqual({ calls: 1, failed: 1, usd: 0 })
  fal.script()
  await startTrial()
  await isOver()
  expect((await trial()).last_trial?.problem).toBeNull()
  const { calls, failed, usd: spent } = await today()
  expect([calls, failed]).toEqual([2, 1])
  expect(spent).toBeCloseTo(usd!, 6)
})

test('beyond the budget of the day nothing is tried, which is said in words', async () => {
  const charged = fal.ledger.charges.length
  const response = await api.database.pool
    .query(`INSERT INTO trial_submission (id, model, connection, usd) VALUES ('t', 'm', 'FAL_KEY', 0.05)`)
    .then(startTrial)
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({
    code: 'BUDGET_SPENT',
    message: expect.stringMatching(/^What models of providers may cost here in a day is used up\./u),
  })
  expect(fal.ledger.charges).toHaveLength(charged)
})

test('the end of a trial is recorded once the database has a free connection', async () => {
  const pool = new Pool({ connectionString: api.database.url, max: 1, connectionTimeoutMillis: 100 })
  onTestFinished(() => pool.end())
  const connections = [
    {
      provider: 'fal' as const,
      name: 'FAL_KEY',
      baseUrl: fal.origin,
      apiUrl: `${fal.origin}/v1`,
      apiKey: KEY,
      kinds: ['image' as const],
      model: null,
    },
  ]
  const limits = { budgets: { storyUsd: 1, accountUsdPerDay: 1, installationUsdPerDay: 1 } }
  const log = { info: () => {}, warn: vi.fn() }
  const routes = connectRoutes(connections)
  await tryModel({ pool, routes, connections, limits, stopping: new AbortController().signal, log }, MODEL, 1)
  const only = await pool.connect()
  const waiting = vi.waitUntil(() => pool.waitingCount > 0)
  await waiting.then(() => vi.waitUntil(() => pool.waitingCount === 0))
  expect((await trial()).last_trial?.is_running).toBe(true)
  only.release()
  await isOver()
  expect((await trial()).last_trial?.problem).toBeNull()
  expect(log.warn).not.toHaveBeenCalled()
})
