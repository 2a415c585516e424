import type { WireConnection, WireConnections } from '@fablecut/contracts/operations/admin/connections'
import { type ChatServer, startChatServer } from '@fablecut/providers/openai/testing/chat-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAnthropicStandin } from '../../../../tests/standins/anthropic/start-anthropic-standin.ts'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { readSettings } from '../platform/settings.ts'
import { listConnections } from './list-connections.ts'
import { watchRoutes } from './watch-routes.ts'

const SCRIPT =
  'Nobody knows who drank the first cup of tea. Monks carried its seeds over the sea and planted them on green hills. Today every street has a kettle that sings.'

let api: TestApi
let staff: TestClient
let chat: ChatServer
beforeAll(async () => {
  chat = await startChatServer()
  api = await startTestApi()
  staff = await api.signUp('Mia')
})
afterAll(async () => {
  await api.stop()
  await chat.close()
})
beforeEach(async () => {
  chat.forget()
  for (const { id } of (await list()).connections) await remove(id)
})

/** What another process of the installation knows. */
function watchElsewhere(environment: Record<string, string> = {}) {
  const settings = readSettings({ FABLECUT_DATA: api.dataFolder, ...environment })
  return watchRoutes({ db: api.database.db, environment: settings, keySource: settings, log: { info() {}, warn() {} } })
}

const list = async (): Promise<WireConnections> => (await staff.send('/api/admin/connections')).json() as Promise<WireConnections>
const find = async (id: string): Promise<WireConnection | undefined> => (await list()).connections.find((each) => each.id === id)
const remove = (id: string) => staff.send(`/api/admin/connections/${id}`, { method: 'DELETE' })
const system = async () => (await staff.send('/api/system')).json() as Promise<{ language_model: unknown; builtin_engines: boolean }>
const problemOf = async (id: string) =>
  ((await (await staff.send(`/api/admin/connections/${id}/test`, { method: 'POST', json: {} })).json()) as { problem: string | null })
    .problem

const SERVER = () => ({
  provider: 'openai',
  label: 'llama.cpp',
  base_url: chat.connection.baseUrl,
  key: chat.connection.apiKey,
  kinds: ['text'],
  model: chat.connection.model,
})

async function add(json: object): Promise<string> {
  const response = await staff.send('/api/admin/connections', { json })
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: string }).id
}

async function writesScript(): Promise<string> {
  const response = await staff.send('/api/stories/rewrite_script', { json: { story: 'The history of tea in Japan' } })
  expect(response.status).toBe(200)
  return ((await response.json()) as { enhancedScript: string }).enhancedScript
}

test('a language model that staff connect writes at once, here and in other processes, until it is removed', async () => {
  const worker = await watchElsewhere()
  try {
    expect(await system()).toMatchObject({ language_model: null, builtin_engines: true })
    chat.reply({ text: JSON.stringify({ script: SCRIPT }) })
    const id = await add(SERVER())
    expect(await system()).toMatchObject({ language_model: { name: 'small-model', location: 'this_machine' }, builtin_engines: false })
    expect(await writesScript()).toBe(SCRIPT)
    await expect.poll(() => worker.languageModel).toEqual({ ...chat.connection, name: id })
    await remove(id)
    expect(await system()).toMatchObject({ language_model: null, builtin_engines: true })
    expect(await writesScript()).not.toBe(SCRIPT)
    expect(chat.requests).toHaveLength(1)
    await expect.poll(() => worker.languageModel).toBeNull()
  } finally {
    worker.stop()
  }
})

test('its requests of today are counted, and its last error is shown without the key', async () => {
  const id = await add(SERVER())
  chat.reply({ text: JSON.stringify({ script: SCRIPT }) }, { status: 402, message: `no money for ${chat.connection.apiKey}` })
  await writesScript()
  await writesScript()
  await expect.poll(async () => (await find(id))?.today).toEqual({ calls: 2, failed: 1, usd: 0 })
  const shown = await find(id)
  expect(shown?.last_error?.message).toBe('The server of small-model asks for payment (HTTP 402).')
  expect(JSON.stringify(shown)).not.toContain(chat.connection.apiKey)
})

test('the test of a language model asks its server, and says which models it has', async () => {
  expect(await problemOf(await add(SERVER()))).toBeNull()
  expect(await problemOf(await add({ ...SERVER(), model: 'large-model' }))).toMatch(/does not list the model large-model/u)
  expect(await problemOf(await add({ ...SERVER(), key: 'another-key' }))).toMatch(/refuses the key/u)
  expect(chat.requests).toEqual([])
})

test('Anthropic writes with the small model of the release, or with the one that staff name', async () => {
  const anthropic = await startAnthropicStandin()
  try {
    const account = { provider: 'anthropic', label: 'Anthropic', base_url: anthropic.origin, key: 'secret-key', kinds: ['text'] }
    const id = await add(account)
    expect(await find(id)).toMatchObject({ base_url: `${anthropic.origin}/v1`, text_model: 'claude-haiku-5-5', model: null })
    expect(await problemOf(id)).toBeNull()
    anthropic.reply(JSON.stringify({ script: SCRIPT }))
    expect(await writesScript()).toBe(SCRIPT)
    await staff.send(`/api/admin/connections/${id}`, { method: 'PATCH', json: { text_model: 'claude-opus-5-5' } })
    expect(await system()).toMatchObject({ language_model: { name: 'claude-opus-5-5' } })
    await staff.send(`/api/admin/connections/${id}`, { method: 'PATCH', json: { text_model: null } })
    expect(await system()).toMatchObject({ language_model: { name: 'claude-haiku-5-5' } })
  } finally {
    await anthropic.close()
  }
})

test('a connection of OpenAI writes and makes media by one key, each by its own models', async () => {
  const openai = { provider: 'openai', label: 'OpenAI', key: 'sk-0123456789abcdef', kinds: ['image', 'text'] }
  const id = await add({ ...openai, text_model: 'gpt-5.4' })
  expect(await find(id)).toMatchObject({ kinds: ['image', 'text'], text_model: 'gpt-5.4', model: null })
  expect(await system()).toMatchObject({ language_model: { name: 'gpt-5.4', location: 'openai' } })
  const worker = await watchElsewhere()
  expect(worker.routes.find('image', 'gpt')?.connection).toBe(id)
  expect(worker.languageModel?.name).toBe(id)
  worker.stop()
})

test.each([
  [{ provider: 'fal', label: 'fal', key: 'k', kinds: ['text'] }, 'kinds'],
  [{ provider: 'fal', label: 'fal', key: 'k', kinds: ['image'], text_model: 'gpt-5.4' }, 'text_model'],
  [{ provider: 'anthropic', label: 'Anthropic', kinds: ['text'] }, 'key'],
])('%j is refused at its field', async (json, field) => {
  const response = await staff.send('/api/admin/connections', { json })
  expect(response.status).toBe(422)
  expect(((await response.json()) as { data: { fields: object } }).data.fields).toHaveProperty(field)
})

test('the language model of the environment comes first, and is listed', async () => {
  const environment = { FABLECUT_DATA: api.dataFolder, TEXT_BASE_URL: 'http://127.0.0.1:11434/v1', TEXT_MODEL: 'qwen3:8b' }
  await add(SERVER())
  const worker = await watchElsewhere(environment)
  expect(worker.languageModel?.name).toBe('TEXT_BASE_URL')
  worker.stop()
  const [first] = (await listConnections(api.database.db, readSettings(environment))).connections
  expect(first).toMatchObject({ id: 'TEXT_BASE_URL', is_from_environment: true, kinds: ['text'], text_model: 'qwen3:8b', has_key: false })
})
