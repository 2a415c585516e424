import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AnthropicStandin, startAnthropicStandin } from '../../../../tests/standins/anthropic/start-anthropic-standin.ts'
import type { Fault } from '../../../../tests/standins/faults.ts'
import { findConnectionProblem } from '../model-connection/check-connection.ts'
import type { LanguageModelConnection } from '../model-connection/connection.ts'
import { createModelClient } from '../model-connection/create-model-client.ts'
import type { ModelRequest } from '../language-model/model-client.ts'
import { MESSAGES_API } from './messages-api.ts'

let server: AnthropicStandin
beforeEach(async () => {
  server = await startAnthropicStandin()
})
afterEach(() => server.close())

const connection = (): LanguageModelConnection => ({
  name: 'ANTHROPIC_API_KEY',
  api: 'anthropic',
  baseUrl: `${server.origin}/v1`,
  model: 'claude-haiku-5-5',
  apiKey: 'secret-key',
})

const REQUEST: ModelRequest = {
  system: 'Answer with JSON.',
  turns: [
    { role: 'user', text: 'Which number?' },
    { role: 'assistant', text: '{"n":12}' },
    { role: 'user', text: 'Below ten, please.' },
  ],
  schema: { type: 'object', properties: { n: { type: 'number' } }, required: ['n'], additionalProperties: false },
}
const client = (changes: Partial<LanguageModelConnection> = {}, deadlineMs = 5000) =>
  createModelClient({ ...connection(), ...changes }, { deadlineMs, pauseMs: 1 })
const errorOf = (asked: Promise<unknown>): Promise<unknown> => asked.catch((reason: unknown) => reason)

test('an answer is asked for by schema and read as an object behind the thoughts of the model', async () => {
  server.reply('{"n":7}')
  expect(await client().ask(REQUEST)).toEqual({ text: '{"n":7}', object: { n: 7 } })
  expect(server.requests).toHaveLength(1)
  expect(server.requests[0]).toMatchObject({
    model: 'claude-haiku-5-5',
    max_tokens: expect.any(Number),
    system: 'Answer with JSON.',
    messages: [{ role: 'user' }, { role: 'assistant' }, { role: 'user', content: 'Below ten, please.' }],
    output_config: { format: { type: 'json_schema', schema: REQUEST.schema } },
  })
})

test('limits of lengths, which the server refuses in schemas, are said in words', async () => {
  server.reply('{"n":[7]}')
  const numbers = { type: 'array', items: { type: 'number' }, maxItems: 3 } as const
  await client().ask({ ...REQUEST, schema: { ...REQUEST.schema, properties: { n: numbers } } })
  expect(server.requests[0]!.output_config!.format!.schema).toMatchObject({
    properties: { n: { type: 'array', items: { type: 'number' }, description: 'At most 3.' } },
  })
})

test('a server that refuses schemas is asked without them from then on', async () => {
  await server.close()
  server = await startAnthropicStandin({ takesSchema: false })
  server.reply('Here you are:\n```json\n{"n":7}\n```')
  const asking = client()
  expect((await asking.ask(REQUEST)).object).toEqual({ n: 7 })
  expect((await asking.ask(REQUEST)).object).toEqual({ n: 7 })
  expect(server.requests.map((request) => request.output_config)).toEqual([undefined, undefined])
})

test.each([
  ['prose', 'I would rather not.'],
  ['a refusal', { stopped: 'refusal', text: '' }],
  ['an answer that was cut off', { stopped: 'max_tokens', text: '{"n":' }],
] as const)('%s has no object', async (_, reply) => {
  server.reply(reply)
  expect((await client().ask(REQUEST)).object).toBeUndefined()
})

test.each([
  ['a wrong key', { apiKey: 'sk-ant-very-secret' }, 401, /refuses the key/],
  ['an unknown model', { model: 'claude-haiku-0' }, 404, /does not know the model/],
])('%s is final, and the error names neither key nor request', async (_, wrong, status, message) => {
  const error = await errorOf(client(wrong).ask(REQUEST))
  expect(error).toMatchObject({ code: 'language_model_unavailable', retryable: false, status, message: expect.stringMatching(message) })
  expect(inspect(error, { depth: 10, showHidden: true })).not.toMatch(/very-secret|secret-key|Which number/)
  expect(server.ledger.charges).toEqual([])
})

test.each<[string, Fault]>([
  ['429', { fault: 'too_many_requests', retryAfter: '0.05' }],
  ['an answer of 503', { fault: 'error_status', on: 'submit', status: 503 }],
  ['a lost answer', { fault: 'answer_lost' }],
])('after %s the request is repeated twice at most', async (_, fault) => {
  server.reply('{"n":7}')
  server.script([fault], [fault])
  expect((await client().ask(REQUEST)).object).toEqual({ n: 7 })
  server.script([fault], [fault], [fault])
  expect(await errorOf(client().ask(REQUEST))).toMatchObject({ code: 'language_model_unavailable', retryable: true })
})

test.each<Fault>([{ fault: 'answer_lost' }, { fault: 'media', as: 'not_json' }])(
  'a completion is one request, whatever happens to the answer: $fault',
  async (fault) => {
    server.script([fault])
    const options = { withSchema: true, signal: new AbortController().signal }
    expect(await errorOf(MESSAGES_API.complete(connection(), REQUEST, options))).toMatchObject({ code: 'language_model_unavailable' })
    expect(server.ledger.charges).toHaveLength(1)
  },
)

test('an answer has the tokens that it took', async () => {
  server.reply('{"n":7}')
  const options = { withSchema: true, signal: new AbortController().signal }
  expect(await MESSAGES_API.complete(connection(), REQUEST, options)).toEqual({ text: '{"n":7}', tokens: { input: 10, output: 10 } })
})

test('an account without money is final', async () => {
  server.script([{ fault: 'no_credit' }], [{ fault: 'no_credit' }])
  expect(await errorOf(client().ask(REQUEST))).toMatchObject({ retryable: false, status: 400 })
})

test('an answer that is no message is an error', async () => {
  server.script([{ fault: 'media', as: 'not_json' }])
  expect(await errorOf(client().ask(REQUEST))).toMatchObject({ code: 'language_model_unavailable', retryable: false })
})

test('a server that does not answer is left at the deadline, or when the caller aborts', async () => {
  server.script([{ fault: 'hang', on: 'submit' }], [{ fault: 'hang', on: 'submit' }])
  expect(await errorOf(client({}, 50).ask(REQUEST))).toMatchObject({ code: 'engine_deadline_passed' })
  const controller = new AbortController()
  const asked = errorOf(client().ask(REQUEST, controller.signal))
  controller.abort()
  expect(await asked).toMatchObject({ code: 'engine_aborted', retryable: false })
})

test('a connection is checked by its model; a wrong key and an unknown model are named without the key', async () => {
  expect(await findConnectionProblem(connection())).toBeNull()
  expect(await findConnectionProblem({ ...connection(), model: 'claude-haiku-0' })).toMatch(
    /127\.0\.0\.1.*does not know the model claude-haiku-0\./,
  )
  const problem = await findConnectionProblem({ ...connection(), apiKey: 'sk-ant-very-secret' })
  expect(problem).toMatch(/^(?!.*very-secret).*refuses the key \(HTTP 401\)/)
})

test('a server without the list of models has no problem, one that is away has', async () => {
  expect(await findConnectionProblem({ ...connection(), baseUrl: `${server.origin}/other` })).toBeNull()
  const gone = connection()
  await server.close()
  expect(await findConnectionProblem(gone)).toMatch(/cannot be reached/)
  server = await startAnthropicStandin()
})
