import { CATEGORY_IDS } from '@fablecut/domain/story/category'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'

type Story = { id: string; title: string; status: string; category_id: string; user_id: string }

let api: TestApi
let ada: TestClient
beforeAll(async () => {
  api = await startTestApi()
  ada = await api.signUp('Ada')
})
afterAll(() => api.stop())

const SCRATCH = { title: 'Untitled', category_id: 'create_from_scratch' }
const create = (client: TestClient, json: object, key?: string, origin?: string) =>
  client.send('/api/stories', { json, ...(key && { headers: { 'idempotency-key': key } }), ...(origin && { origin }) })
const read = async <T>(client: TestClient, path: string) => (await (await client.send(path)).json()) as T
const listed = async (client: TestClient) => (await read<{ stories: Story[] }>(client, '/api/stories')).stories

test('a blank story is an empty draft, first in the list, and free', async () => {
  const before = await read<{ credits: number; free_stories_left: number }>(ada, '/api/me')
  const response = await create(ada, SCRATCH)
  const created = (await response.json()) as Story
  expect([response.status, created]).toMatchObject([
    201,
    { ...SCRATCH, status: 'draft', metadata: { width: 1280, height: 720 }, storyboard: { shots: [] }, last_export_url: null },
  ])
  expect((await listed(ada))[0]).toMatchObject({ id: created.id, title: 'Untitled', status: 'draft', card_image_url: null })
  expect(await read(ada, `/api/stories/${created.id}`)).toMatchObject({ id: created.id, status: 'draft' })
  expect(await read(ada, '/api/me')).toMatchObject(before)
})

test('each of the five categories can be created blank, no other', async () => {
  for (const category_id of CATEGORY_IDS) expect((await create(ada, { category_id })).status).toBe(201)
  expect((await create(ada, { title: 'Untitled', category_id: 'foo' })).status).toBe(422)
})

test('a request repeated with one key creates one story, also concurrently', async () => {
  const bea = await api.signUp('Bea')
  const responses = await Promise.all([create(bea, SCRATCH, 'k1'), create(bea, SCRATCH, 'k1'), create(bea, SCRATCH, 'k1')])
  const ids = await Promise.all(responses.map(async (response) => ((await response.json()) as Story).id))
  expect(new Set(ids).size).toBe(1)
  expect(await listed(bea)).toHaveLength(1)
  expect((await create(bea, { ...SCRATCH, title: 'Another' }, 'k1')).status).toBe(422)
  expect((await create(bea, SCRATCH, 'k2')).status).toBe(201)
  expect(await listed(bea)).toHaveLength(2)
})

test('a deleted story is not found for its key either', async () => {
  const { id } = (await (await create(ada, SCRATCH, 'gone')).json()) as Story
  expect((await ada.send(`/api/stories/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await create(ada, SCRATCH, 'gone')).status).toBe(404)
})

test('a title is trimmed, has 1 to 100 characters of any kind', async () => {
  expect(await (await create(ada, { ...SCRATCH, title: '  My film  ' })).json()).toMatchObject({ title: 'My film' })
  const hostile = `<img src=x onerror=alert(1)>'); DROP TABLE story; -- 🎬 مرحبا`
  expect(await (await create(ada, { ...SCRATCH, title: hostile })).json()).toMatchObject({ title: hostile })
  for (const title of ['', '   ', 'x'.repeat(101), 'a\0b']) expect((await create(ada, { ...SCRATCH, title })).status).toBe(422)
  const { data } = (await (await create(ada, { ...SCRATCH, title: ' ' })).json()) as { data: { fields: Record<string, string> } }
  expect(data.fields.title).toBe('Please enter a title')
})

test("visitors and other sites create nothing, and read-only fields can't be set", async () => {
  expect((await create(api.visitor(), SCRATCH)).status).toBe(401)
  expect((await create(ada, SCRATCH, undefined, 'https://evil.example')).status).toBe(403)
  expect((await create(ada, { ...SCRATCH, user_id: 'somebody-else', is_published: true })).status).toBe(422)
})

test('others do not see a draft', async () => {
  const { id } = (await (await create(ada, SCRATCH)).json()) as Story
  const eve = await api.signUp('Eve')
  expect((await eve.send(`/api/stories/${id}`)).status).toBe(404)
  expect((await api.visitor().send(`/api/stories/${id}`)).status).toBe(404)
})

const inputs = (url: string) => ({ character: { name: 'Mo', character_image_url: url } })

test("a card shows whether the timeline has items, and the character's image before there is a thumbnail", async () => {
  const { id } = (await (await create(ada, SCRATCH)).json()) as Story
  const card = async () => (await listed(ada)).find((story) => story.id === id)
  const store = (document: object) =>
    api.database.pool.query(
      'INSERT INTO timeline (story_id, document) VALUES ($1, $2) ON CONFLICT (story_id) DO UPDATE SET document = $2',
      [id, document],
    )
  expect(await card()).toMatchObject({ has_timeline_items: false })
  for (const tracks of [[], [{ items: [] }]]) {
    await store({ tracks })
    expect(await card()).toMatchObject({ has_timeline_items: false })
  }
  await store({ tracks: [{ items: [] }, { items: [{ id: 'i1' }] }] })
  expect(await card()).toMatchObject({ has_timeline_items: true, card_image_url: null })
  for (const [url, expected] of [
    ['/characters/mo.webp', '/characters/mo.webp'],
    ['//evil.example/mo.webp', null],
  ] as const) {
    await api.database.pool.query('UPDATE story SET category_inputs = $2 WHERE id = $1', [id, inputs(url)])
    expect(await card()).toMatchObject({ card_image_url: expected })
  }
})
