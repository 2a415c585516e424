import type { Connection } from '@fablecut/generation/provider/connection'
import type { MediaProvider } from '@fablecut/generation/provider/provider-facts'
import { expect, onTestFinished, test } from 'vitest'
import { startComfyUiStandin } from '../../../tests/standins/comfyui/start-comfyui-standin.ts'
import { startElevenLabsStandin } from '../../../tests/standins/elevenlabs/start-elevenlabs-standin.ts'
import { startFalStandin } from '../../../tests/standins/fal/start-fal-standin.ts'
import { answerJson, startServer } from '../../../tests/standins/http-server.ts'
import type { Ledger } from '../../../tests/standins/ledger.ts'
import { startOpenAiStandin } from '../../../tests/standins/openai/start-openai-standin.ts'
import { startReplicateStandin } from '../../../tests/standins/replicate/start-replicate-standin.ts'
import { findProviderProblem } from './check-provider.ts'

const KEY = 'secret-key-of-the-account'

type Standin = { readonly origin: string; readonly ledger: Ledger; close(): Promise<void> }

const STANDINS: Readonly<Record<MediaProvider, { start: () => Promise<Standin>; address: string; key: string | null }>> = {
  openai: { start: () => startOpenAiStandin({ apiKey: KEY }), address: '/v1', key: KEY },
  fal: { start: () => startFalStandin({ apiKey: KEY }), address: '', key: KEY },
  replicate: { start: () => startReplicateStandin({ apiKey: KEY }), address: '/v1', key: KEY },
  elevenlabs: { start: () => startElevenLabsStandin(), address: '/v1', key: 'xi-secret-key' },
  comfyui: { start: () => startComfyUiStandin(), address: '', key: null },
}

async function connectTo(provider: MediaProvider): Promise<{ connection: Connection; standin: Standin }> {
  const { start, address, key: apiKey } = STANDINS[provider]
  const standin = await start()
  onTestFinished(() => standin.close())
  const baseUrl = `${standin.origin}${address}`
  return { standin, connection: { provider, name: 'C', baseUrl, apiUrl: `${standin.origin}/v1`, apiKey, kinds: ['image'], model: null } }
}

const check = (connection: Connection) => findProviderProblem(connection, AbortSignal.timeout(20_000))

test.each(Object.keys(STANDINS) as MediaProvider[])('%s that works has no problem, and asking costs nothing', async (provider) => {
  const { connection, standin } = await connectTo(provider)
  expect(await check(connection)).toBeNull()
  expect(standin.ledger.charges).toEqual([])
})

test.each(['openai', 'fal', 'replicate', 'elevenlabs'] as const)('a wrong key of %s is named without itself', async (provider) => {
  const { connection } = await connectTo(provider)
  const problem = await check({ ...connection, apiKey: 'wrong-but-secret' })
  expect(problem).toMatch(/^127\.0\.0\.1:\d+ refuses the key \(HTTP 401\)\.$/u)
})

test.each(Object.keys(STANDINS) as MediaProvider[])('%s that is away is named', async (provider) => {
  const { connection, standin } = await connectTo(provider)
  await standin.close()
  onTestFinished(() => {})
  expect(await check(connection)).toMatch(/^127\.0\.0\.1:\d+: .*ECONNREFUSED/u)
})

test("a server of one's own that has another model says which", async () => {
  const { connection } = await connectTo('openai')
  expect(await check({ ...connection, model: 'sdxl' })).toMatch(/does not list the model sdxl\. It has gpt-image-2, /u)
  expect(await check({ ...connection, model: 'gpt-image-2' })).toBeNull()
})

test("a server of one's own may have no list of models; a provider has to", async () => {
  const server = await startServer(({ response }) => answerJson(response, 404, {}))
  onTestFinished(() => server.close())
  const { connection } = await connectTo('openai')
  const elsewhere = { ...connection, baseUrl: `${server.origin}/v1` }
  expect(await check({ ...elsewhere, model: 'sdxl' })).toBeNull()
  expect(await check(elsewhere)).toMatch(/HTTP 404/u)
})

test('fal by another address alone is only asked whether it answers', async () => {
  const { connection } = await connectTo('fal')
  const { apiUrl: _, ...queueOnly } = connection
  expect(await check(queueOnly)).toBeNull()
  expect(await check({ ...queueOnly, apiKey: 'wrong' })).toMatch(/refuses the key/u)
})

test('a page in place of an API is named', async () => {
  const server = await startServer(({ response }) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'))
  onTestFinished(() => server.close())
  const { connection } = await connectTo('comfyui')
  expect(await check({ ...connection, baseUrl: server.origin })).toMatch(/something else than JSON/u)
})
