import { missingInputs } from '@fablecut/generation/catalogue/best-row'
import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import type { Connection } from '@fablecut/generation/provider/connection'
import type { Provider, Webhook } from '@fablecut/generation/provider/provider'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { afterEach, expect, test, vi } from 'vitest'
import type { Fault } from '../../../../tests/standins/faults.ts'
import { startFalStandin } from '../../../../tests/standins/fal/start-fal-standin.ts'
import { startReplicateStandin } from '../../../../tests/standins/replicate/start-replicate-standin.ts'
import type { SendWebhook } from '../../../../tests/standins/webhooks.ts'
import { connectProvider } from '../connect-provider.ts'
import { testContext } from '../jobs/testing/run-job.ts'

const WEBHOOK_URL = 'https://films.example.org/api/webhooks/fal/token'
const KEY = 'secret-key'
const PICTURE: MediaRequest = { kind: 'image', prompt: 'A fox', size: { width: 320, height: 192 } }

type Sender = {
  readonly connection: Connection
  readonly requests: readonly string[]
  readonly keyRequest: string
  script(...jobs: readonly (readonly Fault[])[]): void
  renew(): void
}

const SENDERS: Readonly<Record<'fal' | 'replicate', (sendWebhook: SendWebhook) => Promise<Sender>>> = {
  async fal(sendWebhook) {
    const fal = await startFalStandin({ apiKey: KEY, sendWebhook })
    closing.push(fal)
    const address = { baseUrl: fal.origin, apiUrl: `${fal.origin}/v1` }
    return {
      ...fal,
      ...senderOf({ provider: 'fal', name: 'FAL_KEY', ...address }, 'GET /.well-known/jwks.json'),
      renew: fal.webhooks.renewKey,
    }
  },
  async replicate(sendWebhook) {
    const replicate = await startReplicateStandin({ apiKey: KEY, sendWebhook })
    closing.push(replicate)
    const { baseUrl, webhooks } = replicate
    const connection = { provider: 'replicate', name: 'REPLICATE_API_TOKEN', baseUrl } as const
    return { ...replicate, ...senderOf(connection, 'GET /v1/webhooks/default/secret'), renew: webhooks.renewSecret }
  },
}
const senderOf = (connection: Pick<Connection, 'provider' | 'name' | 'baseUrl' | 'apiUrl'>, keyRequest: string) => ({
  connection: { ...connection, apiKey: KEY, kinds: ['image'], model: null } satisfies Connection,
  keyRequest,
})

const closing: { close(): Promise<void> }[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const server of closing.splice(0)) await server.close()
})

type Received = { readonly sender: Sender; readonly provider: Provider; next(faults?: readonly Fault[]): Promise<Webhook> }

/** A provider, and the webhook of each job that is submitted to it. */
async function receive(name: keyof typeof SENDERS): Promise<Received> {
  const received: Webhook[] = []
  const sender = await SENDERS[name](async (url, { headers, body }) => {
    expect(url).toBe(WEBHOOK_URL)
    received.push({ headers, body: Buffer.from(body) })
    return new Response()
  })
  const provider = connectProvider(sender.connection)
  const row: CatalogueRow = SHIPPED_ROWS.find(
    (each) => each.provider === name && each.kind === 'image' && missingInputs(each, PICTURE).length === 0,
  )!
  async function next(faults: readonly Fault[] = []): Promise<Webhook> {
    sender.script(faults)
    await provider.submit(row, PICTURE, { ...testContext(), webhookUrl: WEBHOOK_URL })
    await vi.waitUntil(() => received.length > 0)
    return received.shift()!
  }
  return { sender, provider, next }
}

const keyReads = ({ requests, keyRequest }: Sender): number => requests.filter((each) => each === keyRequest).length

test.each(['fal', 'replicate'] as const)('a webhook of %s is known by its signature, and its keys are read once', async (name) => {
  const { sender, provider, next } = await receive(name)
  expect([await provider.isOwnWebhook!(await next()), await provider.isOwnWebhook!(await next())]).toEqual([true, true])
  expect(keyReads(sender)).toBe(1)
})

test.each(['fal', 'replicate'] as const)(
  'a webhook of %s by somebody else, from another time or changed on its way is none',
  async (name) => {
    const { provider, next } = await receive(name)
    const genuine = await next()
    const without = Object.keys(genuine.headers).filter((header) => header.includes('webhook'))
    const others: readonly Webhook[] = [
      await next([{ fault: 'webhook', how: 'forged' }]),
      await next([{ fault: 'webhook', how: 'stale' }]),
      { ...genuine, body: Buffer.from('{}') },
      ...without.map((header) => ({ ...genuine, headers: { ...genuine.headers, [header]: '' } })),
      ...without.map((header) => ({
        ...genuine,
        headers: { ...genuine.headers, [header]: `${genuine.headers[header]!.slice(0, -6)}AAAAAA` },
      })),
      ...without.map((header) => ({
        ...genuine,
        headers: Object.fromEntries(Object.entries(genuine.headers).filter(([each]) => each !== header)),
      })),
    ]
    expect(await Promise.all(others.map((each) => provider.isOwnWebhook!(each)))).toEqual(others.map(() => false))
    expect(await provider.isOwnWebhook!(genuine)).toBe(true)
  },
)

test.each(['fal', 'replicate'] as const)('a webhook of %s is refused when it is sent again later', async (name) => {
  const { provider, next } = await receive(name)
  const webhook = await next()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 })
  expect(await provider.isOwnWebhook!(webhook)).toBe(false)
})

test.each(['fal', 'replicate'] as const)('new keys of %s are read when no known one fits, at most once a minute', async (name) => {
  const { sender, provider, next } = await receive(name)
  await provider.isOwnWebhook!(await next())
  sender.renew()
  expect(await provider.isOwnWebhook!(await next())).toBe(false)
  expect(keyReads(sender)).toBe(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  expect(await provider.isOwnWebhook!(await next())).toBe(true)
  expect(keyReads(sender)).toBe(2)
})

test.each(['fal', 'replicate'] as const)(
  'where the keys of %s cannot be read, nobody says what a webhook is, and the key is not told',
  async (name) => {
    const { sender, provider, next } = await receive(name)
    const webhook = await next()
    await closing.shift()!.close()
    const failed = provider.isOwnWebhook!(webhook)
    await expect(failed).rejects.toMatchObject({ code: 'not_sent' })
    await expect(failed).rejects.not.toThrow(KEY)
    expect(keyReads(sender)).toBe(0)
  },
)

test('fal has no webhooks without the address of its second API, and other providers have none', () => {
  const connection = { name: 'staff', baseUrl: 'http://127.0.0.1:1', apiKey: null, kinds: [], model: null } as const
  for (const provider of ['fal', 'openai', 'elevenlabs', 'comfyui'] as const)
    expect(connectProvider({ provider, ...connection }).isOwnWebhook).toBeUndefined()
})
