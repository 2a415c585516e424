import { LLMock } from '@copilotkit/aimock'
import type { Moderator } from '@fablecut/generation/ports/moderator'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type StandinServer, answerJson, startServer } from '../../../../tests/standins/http-server.ts'
import { withModerationServer } from './with-moderation-server.ts'

const KEY = 'secret-key'
let server: StandinServer
let asked: { readonly path: string; readonly key: string | undefined; readonly body: { model: string; input: unknown } }[]
let answer: { readonly status: number; readonly body: object }
beforeEach(async () => {
  asked = []
  answer = { status: 200, body: { results: [{ flagged: false, categories: {} }] } }
  server = await startServer(async ({ url, headers, body, response }) => {
    asked.push({ path: url.pathname, key: headers.authorization, body: JSON.parse(String(body)) as never })
    answerJson(response, answer.status, answer.body)
  })
})
afterEach(() => server.close())

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
const builtin: Moderator = {
  engine: 'builtin/moderator',
  checkText: async (text) => ({ flagged: text.includes('bomb') ? ['illegal'] : [], words: text.includes('bomb') ? ['bomb'] : [] }),
  checkImage: async () => ({ flagged: [] }),
}
const moderator = (): Moderator =>
  withModerationServer({ moderator: builtin }, { baseUrl: `${server.origin}/v1`, model: 'omni-moderation-latest', apiKey: KEY }).moderator
const flagging = (...categories: string[]) => ({
  status: 200,
  body: { results: [{ flagged: true, categories: Object.fromEntries(categories.map((name) => [name, true])) }] },
})

test('texts are also classified by the server, in our classes', async () => {
  answer = flagging('violence/graphic', 'sexual/minors', 'harassment')
  expect(await moderator().checkText('A fox.')).toEqual({ flagged: ['child-safety', 'violence'], words: [] })
  expect(asked).toEqual([{ path: '/v1/moderations', key: `Bearer ${KEY}`, body: { model: 'omni-moderation-latest', input: 'A fox.' } }])
  answer = flagging('harassment', 'self-harm')
  expect((await moderator().checkText('A fox.')).flagged).toEqual([])
})

test('what the built-in moderator flags is not sent, nor is an empty text', async () => {
  expect(await moderator().checkText('a bomb')).toEqual({ flagged: ['illegal'], words: ['bomb'] })
  expect((await moderator().checkText(' ')).flagged).toEqual([])
  expect(asked).toEqual([])
})

test('images are sent with their bytes', async () => {
  answer = flagging('sexual')
  expect(await moderator().checkImage(PNG)).toEqual({ flagged: ['sexual'] })
  expect(asked[0]!.body.input).toEqual([{ type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw==' } }])
})

test.each([
  ['an error', { status: 500, body: { error: { message: 'down' } } }],
  ['an answer without results', { status: 200, body: { results: [] } }],
  ['a result without categories', { status: 200, body: { results: [{ flagged: false }] } }],
])('after %s nothing is said to be harmless, and the key is not told', async (_, wrong) => {
  answer = wrong
  const error: unknown = await moderator()
    .checkText('A fox.')
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: expect.stringMatching(/Error/u) })
  expect(String(error)).not.toContain(KEY)
})

test('the engine names the server, so that files are moderated again when it changes; without a server nothing changes', () => {
  expect(moderator().engine).toBe('builtin/moderator+omni-moderation-latest')
  expect(withModerationServer({ moderator: builtin }, null).moderator).toBe(builtin)
})

test('a server of the protocol that others wrote is understood', async () => {
  const mock = new LLMock({ port: 0 })
  await mock.start()
  mock.onModerate('A fox.', { flagged: true, categories: { violence: true, hate: false } })
  const connection = { baseUrl: `${mock.url}/v1`, model: 'omni-moderation-latest', apiKey: KEY }
  expect((await withModerationServer({ moderator: builtin }, connection).moderator.checkText('A fox.')).flagged).toEqual(['violence'])
  await mock.stop()
})
