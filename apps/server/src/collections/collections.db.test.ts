import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishedStory } from '../community/testing.ts'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'

let api: TestApi
let staff: TestClient
let ada: TestClient
let bea: TestClient
let stories: string[]
beforeAll(async () => {
  api = await startTestApi()
  // The first account of an installation is staff.
  staff = await api.signUp('Stella')
  ada = await api.signUp('Ada')
  bea = await api.signUp('Bea')
  stories = []
  for (let number = 0; number < 3; number++) {
    const id = await finishedStory(api, ada)
    await call(ada, `/api/stories/${id}`, { is_published: true, is_public: true }, 'PATCH')
    stories.push(id)
  }
})
afterAll(() => api.stop())

type Answer = { status: number; body: any }
async function call(client: TestClient, path: string, json?: unknown, method = json === undefined ? 'GET' : 'POST'): Promise<Answer> {
  const response = await client.send(path, { method, ...(json !== undefined && { json }) })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}
const create = async (is_public: boolean, name = 'Quiet evenings'): Promise<string> => {
  const { status, body } = await call(bea, '/api/collections', { name, is_public })
  expect(status).toBe(201)
  return body.id
}
const add = (id: string, story_id: string, who = bea) => call(who, `/api/collections/${id}/stories`, { story_id })
const shown = async (id: string, who: TestClient = api.visitor()) => {
  const { status, body } = await call(who, `/api/collections/${id}`)
  return status === 200 ? body.stories.map((story: { id: string }) => story.id) : status
}

test('a public collection shows its published stories in order, at its address and on the profile', async () => {
  const id = await create(true)
  for (const story of [...stories, stories[0]!]) expect((await add(id, story)).status).toBe(204)
  expect(await shown(id)).toEqual(stories)
  const [first, second, third] = stories as [string, string, string]
  const move = (story: string, before: string | null) => call(bea, `/api/collections/${id}/stories/${story}`, { before }, 'PATCH')
  expect([(await move(third, first)).status, (await move(first, null)).status]).toEqual([204, 204])
  expect(await shown(id)).toEqual([third, second, first])
  expect((await move('unknown', first)).status).toBe(409)
  expect((await call(bea, `/api/collections/${id}/stories/${second}`, undefined, 'DELETE')).status).toBe(204)
  expect(await shown(id)).toEqual([third, first])
  expect((await call(api.visitor(), '/api/profiles/bea/collections')).body.collections).toMatchObject([
    { id, name: 'Quiet evenings', story_count: 2, image_url: expect.any(String) },
  ])
  expect((await call(api.visitor(), `/api/collections/${id}`)).body).toMatchObject({ owner: { username: 'bea' }, is_own: false })
  const listed = (await call(bea, `/api/collections?story_id=${second}`)).body.collections
  expect(listed).toMatchObject([{ id, has_story: false }])
  const page = await (await api.visitor().send(`/collection/${id}`)).text()
  expect(page).toContain('Quiet evenings')
})

test('a private collection is seen and changed by its owner only', async () => {
  const id = await create(false, 'Mine')
  await add(id, stories[0]!)
  expect([await shown(id, ada), await shown(id), await shown(id, bea)]).toEqual([404, 404, [stories[0]]])
  expect((await call(ada, '/api/profiles/bea/collections')).body.collections.map(({ name }: { name: string }) => name)).not.toContain(
    'Mine',
  )
  expect((await api.visitor().send(`/collection/${id}`)).status).toBe(404)
  for (const [path, json, method] of [
    ['', { name: 'x' }, 'PATCH'],
    ['', undefined, 'DELETE'],
    ['/stories', { story_id: stories[1] }, 'POST'],
    [`/stories/${stories[0]}`, { before: null }, 'PATCH'],
    [`/stories/${stories[0]}`, undefined, 'DELETE'],
  ] as const)
    expect((await call(ada, `/api/collections/${id}${path}`, json, method)).status).toBe(404)
  expect((await call(bea, `/api/collections/${id}`, { name: 'Ours', is_public: true }, 'PATCH')).body).toMatchObject({
    name: 'Ours',
    is_public: true,
  })
  expect(await shown(id)).toEqual([stories[0]])
  expect((await call(bea, `/api/collections/${id}`, undefined, 'DELETE')).status).toBe(204)
  expect(await shown(id, bea)).toBe(404)
})

test('names are moderated, and only published stories are collected', async () => {
  const refused = { status: 422, body: { code: 'COMMUNITY_CONTENT_MODERATION', data: { classes: ['sexual'] } } }
  expect(await call(bea, '/api/collections', { name: 'Hardcore porn', is_public: false })).toMatchObject(refused)
  const id = await create(true, 'Fine')
  expect(await call(bea, `/api/collections/${id}`, { name: 'Hardcore porn' }, 'PATCH')).toMatchObject(refused)
  const draft = await finishedStory(api, ada)
  expect([(await add(id, draft)).status, (await add(id, 'unknown')).status]).toEqual([409, 409])
})

test('a withheld story disappears and comes back; collections of a suspended account are closed', async () => {
  const id = await create(true, 'Watched')
  await add(id, stories[0]!)
  const act = (kind: string, of: string, action: string) =>
    call(staff, `/api/admin/moderation/${kind}/${of}/actions`, { action, reason: 'x' })
  const undo = ({ body }: Answer) => call(staff, `/api/admin/moderation/actions/${body.id}/undo`, { reason: 'x' })
  const hidden = await act('story', stories[0]!, 'hide')
  expect(await shown(id)).toEqual([])
  await undo(hidden)
  expect(await shown(id)).toEqual([stories[0]])
  const banned = await act('account', (await call(bea, '/api/me')).body.id, 'ban')
  expect(await shown(id)).toBe(404)
  await undo(banned)
  expect(await shown(id)).toEqual([stories[0]])
})

test('collections of a deleted account are gone', async () => {
  const cleo = await api.signUp('Cleo')
  const { body } = await call(cleo, '/api/collections', { name: 'Gone', is_public: true })
  expect((await call(cleo, '/api/me', { password: 'correct horse' }, 'DELETE')).status).toBe(204)
  expect((await api.database.pool.query('SELECT 1 FROM collection WHERE id = $1', [body.id])).rows).toEqual([])
})
