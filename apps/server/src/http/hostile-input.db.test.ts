import { listOperations } from '@fablecut/contracts/list-operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { REQUESTS, type RequestSubject } from './access/testing/requests.ts'
import { sendOperation } from './access/testing/send-operation.ts'
import { type TestApi, type TestClient, startTestApi } from './testing.ts'

let api: TestApi
let ada: TestClient
beforeAll(async () => {
  api = await startTestApi()
  ada = await api.signUp('Ada')
})
afterAll(() => api.stop())

const STATUS = '/api/stories/workflow/status'
const ESTIMATE = '/api/credits/estimate'
const json = { 'content-type': 'application/json' }
const cursor = (text: string) => Buffer.from(text).toString('base64url')

async function request(client: TestClient, path: string, body?: unknown): Promise<{ status: number; keys: string[]; message: string }> {
  const response = await client.send(path, body === undefined ? {} : typeof body === 'string' ? { body, headers: json } : { json: body })
  const parsed = (await response.json()) as { message: string }
  return { status: response.status, keys: Object.keys(parsed).sort(), message: parsed.message }
}
const refused = (status: number) => ({ status, keys: ['code', 'data', 'message'] })

test.each(['/api/stories/%00', '/api/stories/by_workflow/%00', '/api/stories/x/shots/%00'])(
  'a URL with a NUL is invalid input: %s',
  async (path) => {
    expect(await request(ada, path)).toMatchObject(refused(422))
  },
)

test('a file id with a NUL is not found', async () => {
  expect(await request(ada, '/media/%00/x.png')).toMatchObject(refused(404))
})

test('run ids with a NUL are invalid', async () => {
  expect(await request(ada, STATUS, { workflowRunIds: ['\0'] })).toMatchObject({ ...refused(400), message: 'Invalid workflow IDs' })
  expect(await request(ada, `${STATUS}_sse?workflowRunId=%00`)).toMatchObject({ ...refused(400), message: 'Invalid workflow ID' })
  expect(await request(ada, '/api/stories/workflow/cancel', { workflowRunId: '\0' })).toMatchObject(refused(422))
})

test.each(['He\0llo', 'He\ud800llo'])(
  "a script with a character that Postgres can't store is refused at its field, free of charge",
  async (text) => {
    const start = await ada.send('/api/stories/workflow/generate_script_to_video', { json: { script_content: text } })
    expect(start.status).toBe(422)
    expect(await start.json()).toMatchObject({ code: 'INVALID_INPUT', data: { fields: { script_content: expect.any(String) } } })
    expect(await (await ada.send('/api/stories')).json()).toMatchObject({ stories: [] })
  },
)

test('an emoji is an ordinary character', async () => {
  expect((await ada.send('/api/auth/update-user', { json: { name: 'Ada 🎬' } })).status).toBe(200)
})

test.each([
  '+275760-09-13T00:00:00.000Z x',
  '-000001-01-01T00:00:00.000Z x',
  '0000-01-01T00:00:00.000Z x',
  '2020-01-01T00:00:00.000Z x\0',
  'x',
])('a forged cursor is invalid input: %j', async (text) => {
  for (const list of ['/api/stories', '/api/credits/ledger'])
    expect(await request(ada, `${list}?cursor=${cursor(text)}`)).toMatchObject(refused(422))
})

const RESOURCE_OPERATIONS = listOperations().filter(({ access }) => !['anyone', 'session', 'staff', 'team owner'].includes(access))
const INVENTED_IDS = [
  'none',
  '../../etc/passwd',
  "'; DROP TABLE story; --",
  '01a2008b-7713-76ad-bae6-9d176eb9fc21',
  'x'.repeat(101),
  '\0',
  '__proto__',
  '🎬',
]

test.each(RESOURCE_OPERATIONS)('a forged id is rejected by $name', async (operation) => {
  for (const id of INVENTED_IDS) {
    const subject = new Proxy({}, { get: () => id }) as RequestSubject
    const { status } = await sendOperation(ada, operation, REQUESTS[operation.name]!(subject))
    expect([400, 403, 404, 422], `${JSON.stringify(id)}: ${status}`).toContain(status)
  }
})

test.each(['/api/stories/published?', '/api/stories/published?order=for_you&', '/api/profiles/ada/stories?', '/api/stories?'])(
  'a forged cursor of %s, or one of another list, is invalid input',
  async (list) => {
    const foreign = cursor('2020-01-01T00:00:00.000Z x')
    const excluded = list.startsWith('/api/stories?') ? [] : [foreign]
    for (const text of ['x', cursor('{}'), cursor('null'), cursor('["newest",1,2]'), '%00', 'x'.repeat(501), ...excluded])
      expect(await request(ada, `${list}cursor=${text}`)).toMatchObject(refused(422))
  },
)

test('a title with 10,000 characters is refused and the old one stays; markup is stored as typed', async () => {
  const { id } = (await (await ada.send('/api/stories', { json: { title: 'Mine', category_id: 'create_from_scratch' } })).json()) as {
    id: string
  }
  const rename = (title: unknown) => ada.send(`/api/stories/${id}`, { method: 'PATCH', json: { title } })
  for (const title of ['x'.repeat(10_000), '', ' ', 'a\0b', '\ud800', 7, null, ['a'], { a: 1 }])
    expect((await rename(title)).status).toBe(422)
  expect(await (await ada.send(`/api/stories/${id}`)).json()).toMatchObject({ title: 'Mine' })
  const markup = `</title><script>alert(1)</script> & "quoted" 🎬`
  expect(await (await rename(markup)).json()).toMatchObject({ title: markup })
  for (const path of ['generate_character_vlog', 'generate_script_to_video'])
    expect((await ada.send(`/api/stories/workflow/${path}`, { json: { title: 'x'.repeat(10_000) } })).status).toBe(422)
})

test('a price can be requested with unusual inputs', async () => {
  const odd = { key: 'story.resume', inputs: { story_id: { toString: 1 } } }
  expect(await request(ada, ESTIMATE, odd)).toMatchObject(refused(404))
  expect(await request(ada, ESTIMATE, { key: 'story.music_video', inputs: { music_duration: 1e300 } })).toMatchObject(refused(422))
  expect(await request(ada, ESTIMATE, '{"key":"__proto__","inputs":{"__proto__":{"a":1}}}')).toMatchObject(refused(422))
  const nested = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`
  expect(await request(ada, ESTIMATE, `{"key":"story.script_to_video","inputs":${nested}}`)).toMatchObject(refused(422))
})

test('sign-in reports invalid input like all operations', async () => {
  const account = { name: 'Eve\0', email: 'eve@films.test', password: 'correct horse' }
  expect(await request(api.visitor(), '/api/auth/sign-up/email', account)).toMatchObject(refused(422))
  expect(await request(ada, '/api/auth/update-user', { name: 'a\0' })).toMatchObject(refused(422))
  expect(await request(ada, '/api/auth/update-user', 'null')).toMatchObject(refused(422))
  expect(await request(ada, '/api/auth/organization/create', { name: 'a\0', slug: 'b\0' })).toMatchObject(refused(422))
})

test("passwords can't be guessed by user name either", async () => {
  const limited = await startTestApi({ RATE_LIMITS: 'on' })
  await limited.signUp('Beatrice')
  const guess = () => limited.visitor().send('/api/auth/sign-in/username', { json: { username: 'beatrice', password: 'wrong horse' } })
  const seen: number[] = []
  // A window may end in between, so more attempts than two windows allow.
  for (let tries = 0; tries < 21; tries += 1) seen.push((await guess()).status)
  expect(seen[0]).toBe(401)
  expect(seen).toContain(429)
  await limited.stop()
})
