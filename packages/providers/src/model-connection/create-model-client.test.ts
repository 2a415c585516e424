import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ModelRequest } from '../language-model/model-client.ts'
import { LanguageModelUnavailable } from './call-error.ts'
import type { LanguageModelConnection } from './connection.ts'
import { createModelClient } from './create-model-client.ts'
import { type ChatServer, startChatServer } from '../openai/testing/chat-server.ts'

let server: ChatServer
beforeEach(async () => {
  server = await startChatServer()
})
afterEach(() => server.close())

const REQUEST: ModelRequest = {
  system: 'Answer with JSON.',
  turns: [{ role: 'user', text: 'Which number?' }],
  schema: { type: 'object', properties: { n: { type: 'number' } }, required: ['n'], additionalProperties: false },
}
const client = (connection: LanguageModelConnection = server.connection, deadlineMs = 5000) =>
  createModelClient(connection, { deadlineMs, pauseMs: 1 })

test('an answer is asked for by schema and read as an object', async () => {
  server.reply({ text: '{"n":7}' })
  expect(await client().ask(REQUEST)).toEqual({ text: '{"n":7}', object: { n: 7 } })
  expect(server.requests).toHaveLength(1)
  expect(server.requests[0]).toMatchObject({
    model: 'small-model',
    messages: [
      { role: 'system', content: 'Answer with JSON.' },
      { role: 'user', content: 'Which number?' },
    ],
    response_format: { type: 'json_schema', json_schema: { schema: REQUEST.schema, strict: true } },
  })
})

test('an answer without JSON has text and no object', async () => {
  server.reply({ text: 'I would rather not.' })
  expect(await client().ask(REQUEST)).toEqual({ text: 'I would rather not.', object: undefined })
})

test('a server that refuses schemas is asked without them from then on', async () => {
  await server.close()
  server = await startChatServer({ takesSchema: false })
  server.reply({ text: 'Here you are:\n```json\n{"n":7}\n```' })
  const asking = client()
  expect((await asking.ask(REQUEST)).object).toEqual({ n: 7 })
  expect((await asking.ask(REQUEST)).object).toEqual({ n: 7 })
  expect(server.requests.map(({ response_format }) => response_format)).toEqual([undefined, undefined])
})

test.each([
  ['a wrong key', { apiKey: 'sk-very-secret' }, 401, /refuses the key/],
  ['an unknown model', { model: 'no-such-model' }, 404, /does not know the model/],
])('%s is final, and the error names neither key nor request', async (_, wrong, status, message) => {
  server.reply({ text: '{"n":7}' })
  const error: unknown = await client({ ...server.connection, ...wrong })
    .ask(REQUEST)
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: 'language_model_unavailable', retryable: false, status, message: expect.stringMatching(message) })
  expect(inspect(error, { depth: 10, showHidden: true })).not.toMatch(/sk-very-secret|secret-key|Which number/)
})

test('after 429 the request is repeated when the server says', async () => {
  server.reply({ status: 429, retryAfter: '0.2' }, { text: '{"n":7}' })
  const start = performance.now()
  expect((await client().ask(REQUEST)).object).toEqual({ n: 7 })
  expect(performance.now() - start).toBeGreaterThanOrEqual(195)
  expect(server.requests).toHaveLength(2)
})

test('a pause beyond the deadline is not waited for', async () => {
  server.reply({ status: 429, retryAfter: new Date(Date.now() + 60_000).toUTCString() })
  await expect(client().ask(REQUEST)).rejects.toMatchObject({ status: 429, retryable: true })
  expect(server.requests).toHaveLength(1)
})

test.each([
  ['an answer of 500', { status: 500 }],
  ['a cut connection', { cut: true }],
] as const)('after %s the request is repeated twice at most', async (_, reply) => {
  server.reply(reply, { text: '{"n":7}' })
  expect((await client().ask(REQUEST)).object).toEqual({ n: 7 })
  server.reply(reply)
  await expect(client().ask(REQUEST)).rejects.toMatchObject({ code: 'language_model_unavailable', retryable: true })
  expect(server.requests).toHaveLength(5)
})

test('a server that does not answer is left at the deadline', async () => {
  server.reply({ hang: true })
  await expect(client(server.connection, 50).ask(REQUEST)).rejects.toMatchObject({ code: 'engine_deadline_passed' })
  expect(server.requests).toHaveLength(1)
})

test('the caller can abort', async () => {
  server.reply({ hang: true })
  const controller = new AbortController()
  const asked = client().ask(REQUEST, controller.signal)
  controller.abort()
  await expect(asked).rejects.toMatchObject({ code: 'engine_aborted', retryable: false })
})

test.each([
  ['no JSON', 'welcome to the wifi of this hotel'],
  ['JSON of something else', '{"login":true}'],
  ['no choices', '{"choices":[]}'],
])('a response with %s is an error', async (_, body) => {
  server.reply({ body })
  await expect(client().ask(REQUEST)).rejects.toMatchObject({ code: 'language_model_unavailable', retryable: false })
})

test('a server that is away is an error that may pass', async () => {
  const { connection } = server
  await server.close()
  await expect(client(connection).ask(REQUEST)).rejects.toMatchObject({ code: 'language_model_unavailable', retryable: true })
  server = await startChatServer()
})

/** What each request was expected to cost, and what it cost, in US dollars. */
function metered(connection: LanguageModelConnection) {
  const counted: { expected: number; usd: number | null }[] = []
  const meter = async (expected: number) => {
    const entry: (typeof counted)[number] = { expected, usd: null }
    counted.push(entry)
    return (usd: number) => void (entry.usd = usd)
  }
  return { counted, asking: createModelClient(connection, { deadlineMs: 5_000, pauseMs: 1 }).meteredBy(meter) }
}
const priced = (): LanguageModelConnection => ({ ...server.connection, price: { inputUsd: 1_000, outputUsd: 10_000 } })

test('each request is counted before it is made, and then by the tokens that the server says; an error costs nothing', async () => {
  server.reply({ status: 503 }, { text: '{"n":7}' })
  const { counted, asking } = metered(priced())
  expect((await asking.ask(REQUEST)).object).toEqual({ n: 7 })
  expect(counted).toEqual([
    { expected: expect.any(Number), usd: 0 },
    { expected: expect.any(Number), usd: 1_000 / 1_000 + (200 * 10) / 1_000 },
  ])
  expect(counted[0]!.expected).toBeGreaterThan(15)
})

test('what a lost answer cost nobody knows: it stays counted as expected', async () => {
  server.reply({ cut: true }, { text: '{"n":7}' })
  const { counted, asking } = metered(priced())
  await asking.ask(REQUEST)
  expect(counted.map(({ usd }) => usd)).toEqual([null, 3])
})

test('a model without a price is not counted', async () => {
  server.reply({ text: '{"n":7}' })
  const { counted, asking } = metered(server.connection)
  await asking.ask(REQUEST)
  expect(counted).toEqual([])
})

test('a request that the meter does not allow is not made', async () => {
  server.reply({ text: '{"n":7}' })
  const refusal = new LanguageModelUnavailable('The budget is spent', { retryable: false })
  const asking = createModelClient(priced(), { deadlineMs: 5_000 }).meteredBy(() => Promise.reject(refusal))
  await expect(asking.ask(REQUEST)).rejects.toBe(refusal)
  expect(server.requests).toEqual([])
})

test('a server that refuses schemas is asked without them from then on, whoever pays', async () => {
  await server.close()
  server = await startChatServer({ takesSchema: false })
  server.reply({ text: '{"n":7}' })
  const { counted, asking } = metered(priced())
  await asking.ask(REQUEST)
  expect(counted).toHaveLength(2)
  await asking.meteredBy(async (expected) => (counted.push({ expected, usd: null }), () => undefined)).ask(REQUEST)
  expect(counted).toHaveLength(3)
})
