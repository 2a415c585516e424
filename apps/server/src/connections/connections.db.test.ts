import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WireConnection, WireConnections } from '@fablecut/contracts/operations/admin/connections'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FalStandin, startFalStandin } from '../../../../tests/standins/fal/start-fal-standin.ts'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { readSettings } from '../platform/settings.ts'
import { deleteEndedConnections } from './delete-ended-connections.ts'
import { watchRoutes } from './watch-routes.ts'

const KEY = 'fal-secret-key-of-the-test-9876'
const SILENT = { info() {}, warn() {} }

const lines: string[] = []
let api: TestApi
let staff: TestClient
let creator: TestClient
let fal: FalStandin
beforeAll(async () => {
  fal = await startFalStandin({ apiKey: KEY })
  api = await startTestApi({ OPENAI_API_KEY: 'sk-of-the-environment-1234', LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(line) })
  // The first account is staff.
  staff = await api.signUp('Mia')
  creator = await api.signUp('Tom')
})
afterAll(async () => {
  await api.stop()
  await fal.close()
})

const FAL = () => ({ provider: 'fal', label: 'fal', base_url: fal.origin, key: KEY, kinds: ['clip', 'image'] })
const list = async (client = staff): Promise<WireConnections> =>
  (await client.send('/api/admin/connections')).json() as Promise<WireConnections>
const find = async (id: string): Promise<WireConnection | undefined> => (await list()).connections.find((each) => each.id === id)
const patch = (id: string, json: object) => staff.send(`/api/admin/connections/${id}`, { method: 'PATCH', json })
const remove = (id: string) => staff.send(`/api/admin/connections/${id}`, { method: 'DELETE' })

async function add(change: object = {}): Promise<string> {
  const response = await staff.send('/api/admin/connections', { json: { ...FAL(), ...change } })
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: string }).id
}

/** What another process of the installation knows. */
async function watchAsWorker(environment: Record<string, string> = {}) {
  const settings = readSettings({ FABLECUT_DATA: api.dataFolder, ...environment })
  return watchRoutes({ db: api.database.db, environment: readSettings({}), keySource: settings, log: SILENT })
}

test('a connection is stored without its key being readable, and its key is in no answer and no line of the log', async () => {
  const id = await add({ concurrency: 3, daily_budget_usd: 2.5 })
  const answer = JSON.stringify(await list())
  expect(await find(id)).toMatchObject({
    provider: 'fal',
    label: 'fal',
    base_url: fal.origin,
    has_key: true,
    key_end: '9876',
    kinds: ['image', 'clip'],
    concurrency: 3,
    daily_budget_usd: 2.5,
    problem: null,
    is_from_environment: false,
    today: { calls: 0, failed: 0, usd: 0 },
  })
  const { rows } = await api.database.pool.query<Record<string, unknown>>('SELECT * FROM provider_connection')
  const key = (await readFile(join(api.dataFolder, 'secret.key'), 'utf8')).trim()
  for (const text of [answer, JSON.stringify(rows), lines.join('\n')]) {
    expect(text).not.toContain(KEY)
    expect(text).not.toContain(key)
    expect(text).not.toContain('sk-of-the-environment')
  }
})

test('connections of the environment come first and can be tested, not changed', async () => {
  const [first] = (await list()).connections
  expect(first).toMatchObject({ id: 'OPENAI_API_KEY', is_from_environment: true, has_key: true, key_end: '1234' })
  expect((await patch('OPENAI_API_KEY', { label: 'Mine' })).status).toBe(404)
  expect((await remove('OPENAI_API_KEY')).status).toBe(404)
})

test('another process uses a connection, a change and a removal without a restart', async () => {
  const worker = await watchAsWorker()
  try {
    const id = await add({ concurrency: 1 })
    await expect.poll(() => worker.routes.find('image', 'fluxdev')?.connection).toBeDefined()
    await expect.poll(() => worker.routes.findById('fal:flux-dev', id)?.concurrency).toBe(1)
    await patch(id, { concurrency: 7, kinds: ['clip'] })
    await expect.poll(() => worker.routes.findById('fal:flux-dev', id)?.concurrency).toBe(7)
    await remove(id)
    expect(await find(id)).toBeUndefined()
    await expect.poll(() => worker.connections.find(({ name }) => name === id)?.kinds).toEqual([])
    // A job that is under way is finished by it.
    expect(worker.routes.findById('fal:flux-dev', id)?.provider.name).toBe('fal')
    expect(worker.connections.find(({ name }) => name === id)?.apiKey).toBe(KEY)
  } finally {
    worker.stop()
  }
})

test('a removed connection is deleted with its key when its last job has ended', async () => {
  const { pool } = api.database
  const id = await add()
  await remove(id)
  await pool.query(
    `INSERT INTO story (id, user_id, category_id, status, title, width, height, fps) VALUES ('s', 'u', 'script_to_video', 'pending', 'A fox', 1280, 720, 30)`,
  )
  await pool.query(
    `INSERT INTO run (id, story_id, user_id, kind, workflow, status, step) VALUES ('r', 's', 'u', 'generate', 'story', 'RUN_RUNNING', 'pending')`,
  )
  await pool.query(`INSERT INTO call (id, run_id, kind, engine, state) VALUES ('c', 'r', 'image', 'fal/flux', 'submitted')`)
  await pool.query(
    `INSERT INTO call_submission (call_id, number, provider, model, endpoint, connection, state) VALUES ('c', 1, 'fal', 'fal:flux-dev', 'fal-ai/flux/dev', $1, 'accepted')`,
    [id],
  )
  const isStored = async () => (await pool.query('SELECT FROM provider_connection WHERE id = $1', [id])).rowCount === 1
  const later = () => pool.query(`UPDATE provider_connection SET removed_at = now() - interval '2 hours' WHERE id = $1`, [id])
  await deleteEndedConnections(pool)
  expect(await isStored()).toBe(true)
  await later()
  await deleteEndedConnections(pool)
  expect(await isStored()).toBe(true)
  await pool.query(`UPDATE run SET status = 'RUN_SUCCESS' WHERE id = 'r'`)
  await deleteEndedConnections(pool)
  expect(await isStored()).toBe(false)
})

test('calls, failures and money of today are added up by connection, with the last error', async () => {
  const { pool } = api.database
  const id = await add()
  await pool.query(`UPDATE run SET status = 'RUN_RUNNING'`)
  const insert = (number: number, values: string) =>
    pool.query(
      `INSERT INTO call_submission (call_id, number, provider, model, endpoint, connection, state, is_charged, cost_usd, expected_usd, error, submitted_at, finished_at)
       VALUES ('c', ${number}, 'fal', 'm', 'e', $1, ${values})`,
      [id],
    )
  await insert(10, `'kept', true, 0.5, 0.4, NULL, now(), now()`)
  await insert(11, `'kept', true, NULL, 0.25, NULL, now(), now()`)
  await insert(12, `'accepted', NULL, NULL, 0.1, NULL, now(), NULL`)
  await insert(13, `'failed', false, NULL, 9, 'fal said no', now(), now()`)
  await insert(14, `'unknown', NULL, NULL, 1, 'older', now(), now() - interval '1 hour'`)
  await insert(15, `'kept', true, 100, 100, NULL, now() - interval '2 days', now()`)
  const found = await find(id)
  expect(found?.today).toMatchObject({ calls: 5, failed: 2 })
  expect(found?.today.usd).toBeCloseTo(1.85, 6)
  expect(found?.last_error?.message).toBe('fal said no')
})

test('a test says whether the key works, and its result stays; a key can be replaced', async () => {
  const id = await add({ key: 'wrong-key-that-is-long' })
  const ask = async () => (await staff.send(`/api/admin/connections/${id}/test`, { method: 'POST', json: {} })).json()
  expect(await ask()).toEqual({ problem: expect.stringMatching(/refuses the key/u) })
  expect((await find(id))?.last_test?.problem).toMatch(/refuses the key/u)
  expect((await patch(id, { key: KEY })).status).toBe(200)
  expect(await ask()).toEqual({ problem: null })
  expect(await find(id)).toMatchObject({ key_end: '9876', last_test: { problem: null } })
  expect(fal.ledger.charges).toEqual([])
})

test('with another AUTH_SECRET a key is not read, and staff are told why', async () => {
  const id = await add()
  const other = await mkdtemp(join(tmpdir(), 'fablecut-other-'))
  const elsewhere = await watchAsWorker({ AUTH_SECRET: 'another secret of thirty-two characters', FABLECUT_DATA: other })
  expect(elsewhere.connections.map(({ name }) => name)).not.toContain(id)
  elsewhere.stop()
  await rm(other, { recursive: true })
  await api.database.pool.query(`UPDATE provider_connection SET encrypted_key = replace(encrypted_key, 'v1.', 'v1.x') WHERE id = $1`, [id])
  await staff.send('/api/admin/connections', { json: FAL() })
  expect((await find(id))?.problem).toMatch(/AUTH_SECRET/u)
  const tested = await staff.send(`/api/admin/connections/${id}/test`, { method: 'POST', json: {} })
  expect(((await tested.json()) as { problem: string }).problem).toMatch(/AUTH_SECRET/u)
})

test.each([
  [{ provider: 'gemini' }, 'provider'],
  [{ kinds: ['speech'] }, 'kinds'],
  [{ base_url: 'ftp://fal.run' }, 'base_url'],
  [{ base_url: 'http://me:secret@127.0.0.1' }, 'base_url'],
  [{ key: undefined }, 'key'],
  [{ model: 'sdxl' }, 'model'],
  [{ provider: 'openai', kinds: ['image'] }, 'model'],
  [{ provider: 'comfyui', base_url: undefined, kinds: ['image'] }, 'base_url'],
])('%j is refused at its field', async (change, field) => {
  const response = await staff.send('/api/admin/connections', { json: { ...FAL(), ...change } })
  expect(response.status).toBe(422)
  expect(((await response.json()) as { data: { fields: object } }).data.fields).toHaveProperty(field)
})

test("a server of one's own needs a model and no key", async () => {
  const id = await add({ provider: 'openai', base_url: 'http://127.0.0.1:8080/v1/', key: undefined, kinds: ['image'], model: 'sdxl' })
  expect(await find(id)).toMatchObject({ base_url: 'http://127.0.0.1:8080/v1', model: 'sdxl', has_key: false, key_end: null })
})

test('the address of a stored key cannot be changed', async () => {
  const id = await add()
  await patch(id, { base_url: 'http://elsewhere.example' })
  expect((await find(id))?.base_url).toBe(fal.origin)
})

test('everyone may sign up here, which staff are told', async () => {
  expect((await list()).warnings).toEqual(['open_signups'])
  expect(lines.some((line) => line.includes('everyone may sign up'))).toBe(true)
})

test('creators can do nothing of this', async () => {
  const id = await add()
  const statuses = await Promise.all([
    creator.send('/api/admin/connections'),
    creator.send('/api/admin/connections', { json: FAL() }),
    creator.send(`/api/admin/connections/${id}`, { method: 'PATCH', json: { label: 'Mine' } }),
    creator.send(`/api/admin/connections/${id}`, { method: 'DELETE' }),
    creator.send(`/api/admin/connections/${id}/test`, { method: 'POST', json: {} }),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  expect((await find(id))?.label).toBe('fal')
})
