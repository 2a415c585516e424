import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'

type Row = { user_id: string | null; name: string; properties: Record<string, unknown>; happened_at: Date; received_at: Date }
type SentEvent = { name: string; properties?: Record<string, unknown>; at: number }

let api: TestApi
let ada: TestClient
beforeAll(async () => {
  api = await startTestApi({ RATE_LIMITS: 'on' })
  ada = await api.signUp('Ada')
})
afterAll(() => api.stop())
beforeEach(() => api.database.pool.query('TRUNCATE analytics_event, rate_window'))

const send = (client: TestClient, events: readonly unknown[], init = {}) => client.send('/api/analytics', { json: { events }, ...init })
const event = (name: string, properties?: Record<string, unknown>): SentEvent => ({
  name,
  ...(properties && { properties }),
  at: Date.now(),
})
const storedEvents = async () => (await api.database.pool.query<Row>('SELECT * FROM analytics_event ORDER BY id')).rows

test('events are stored with their account, in order', async () => {
  const { id } = (await (await ada.send('/api/me')).json()) as { id: string }
  const properties = { category_id: 'script_to_video', is_preview: false, credits_num: 1120, workflow_run_id: null }
  const response = await send(ada, [event('story_creation_requested', properties), event('story_created')])
  expect([response.status, await response.json()]).toEqual([202, { accepted: 2 }])
  const rows = await storedEvents()
  expect(rows.map(({ user_id, name }) => [user_id, name])).toEqual([
    [id, 'story_creation_requested'],
    [id, 'story_created'],
  ])
  expect(rows.map((row) => row.properties)).toEqual([properties, {}])
})

test('events of a visitor are stored without a user', async () => {
  expect((await send(api.visitor(), [event('story_video_play', { play_event: 'start' })])).status).toBe(202)
  expect(await storedEvents()).toMatchObject([{ user_id: null, name: 'story_video_play' }])
})

test('another site cannot send events on behalf of a visitor', async () => {
  for (const origin of ['https://evil.example', null]) {
    expect((await send(ada, [event('story_created')], { origin })).status).toBe(403)
  }
  expect(await storedEvents()).toEqual([])
})

test.each([
  ['no events', []],
  ['more than fifty', Array.from({ length: 51 }, () => event('story_created'))],
  ['a name of other letters', [event(`story'); DROP TABLE story; --`)]],
  ['a name without end', [event('a'.repeat(65))]],
  ['a property without end', [event('story_created', { text: 'x'.repeat(501) })]],
  ['properties without end', [event('story_created', Object.fromEntries(propertiesOf25kB(1).slice(0, 5)))]],
  ['a property that is an object', [event('story_created', { deep: { er: 1 } })]],
  ['a text that cannot be kept', [event('story_created', { text: 'a\0b' })]],
  ['an unknown key', [{ ...event('story_created'), user_id: 'somebody-else' }]],
])('%s is refused, and no event of the batch is stored', async (_, events) => {
  expect((await send(ada, events.length === 1 ? [event('before'), ...events] : events)).status).toBe(422)
  expect(await storedEvents()).toEqual([])
})

test('property names and values are stored as data', async () => {
  const properties = { __proto: 'x', constructor: 'y', $where: '1=1', "'; DROP TABLE story; --": true, email: 'ada@films.test', '': null }
  expect((await send(ada, [event('story_created', properties)])).status).toBe(202)
  expect((await storedEvents())[0]!.properties).toEqual(properties)
})

test('a body over the limit is 413, invalid JSON is 422', async () => {
  const events = Array.from({ length: 50 }, (_, index) => event('story_created', Object.fromEntries(propertiesOf25kB(index))))
  expect((await send(ada, events)).status).toBe(413)
  const headers = { 'content-type': 'application/json' }
  expect((await ada.send('/api/analytics', { body: '{"events":', headers })).status).toBe(422)
  expect(await storedEvents()).toEqual([])
})

function propertiesOf25kB(seed: number): [string, string][] {
  return Array.from({ length: 50 }, (_, index) => [`p${seed}_${index}`, 'x'.repeat(490)])
}

test('events dated to the future or the distant past get the time of arrival', async () => {
  const now = Date.now()
  const times = [0, now + 3_600_000, Number.MAX_SAFE_INTEGER, now - 1_000]
  expect(
    (
      await send(
        ada,
        times.map((at) => ({ name: 'story_created', at })),
      )
    ).status,
  ).toBe(202)
  const rows = await storedEvents()
  const dated = rows.map(({ happened_at, received_at }) => received_at.getTime() - happened_at.getTime())
  expect(dated.slice(0, 3)).toEqual([0, 0, 0])
  expect(rows[3]!.happened_at.getTime()).toBe(now - 1_000)
})

test('a client that sends continuously is limited, others are not', async () => {
  const most = 60
  await send(ada, [event('first')])
  await api.database.pool.query('UPDATE rate_window SET count = $1', [most])
  const refused = await send(ada, [event('too_much')])
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
  expect((await send(api.visitor(), [event('visitor')])).status).toBe(202)
  expect((await storedEvents()).map(({ name }) => name)).toEqual(['first', 'visitor'])
})

test('an installation without analytics refuses events', async () => {
  const quiet = await startTestApi({ ANALYTICS_DAYS: '0' })
  const response = await send(quiet.visitor(), [event('story_created')])
  expect([response.status, await response.json()]).toEqual([202, { accepted: 0 }])
  expect(await quiet.database.pool.query('SELECT 1 FROM analytics_event')).toMatchObject({ rowCount: 0 })
  await quiet.stop()
})
