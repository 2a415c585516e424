import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { user } from '../platform/database/auth-schema.ts'
import { recommendationEvent, recommenderRemoval } from '../platform/database/community-schema.ts'
import { media, story } from '../platform/database/schema.ts'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { eraseRemoved } from './erase-removed.ts'
import { listPublished } from './list-published.ts'
import { addPublished, minute } from './published-testing.ts'
import { createRecombee } from './recombee.ts'

const SEND = '/api/recommendations/events'
const recombee = startFakeRecombee()
let api: TestApi
let ana: TestClient
let anaId: string
beforeAll(async () => {
  api = await startTestApi({ RECOMBEE_DATABASE: 'films', RECOMBEE_TOKEN: 'secret', RECOMBEE_ORIGIN: await recombee.listen() })
  ana = await api.signUp('Ana')
  anaId = (await api.database.db.select().from(user).where(eq(user.username, 'ana')))[0]!.id
})
afterAll(async () => {
  await api.stop()
  recombee.close()
})
beforeEach(async () => {
  recombee.reset()
  await api.database.db.delete(story)
  await api.database.db.delete(recommenderRemoval)
  await addPublished(
    api.database.db,
    Array.from({ length: 40 }, (_, index) => ({ id: `s${index}`, userId: anaId, publishedAt: minute(index) })),
  )
  await addPublished(api.database.db, [{ id: 'private', userId: anaId, isPublished: false }])
})

/**
 * A fake Recombee server for the part of its API that we use: signed requests, recommendations with sessions, interactions. `respond` returns the
 * recommendations of the n-th page.
 */
function startFakeRecombee() {
  const state = { requests: [] as { path: string; body: Record<string, unknown> }[], pages: [] as string[][], delayMs: 0, status: 200 }
  const server = createServer((request, response) => void respond(request, response))
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url!, 'http://x').pathname.replace('/films', '')
    const isSigned = /hmac_timestamp=\d+&hmac_sign=[0-9a-f]{40}$/.test(request.url!)
    const body = await readJson(request)
    state.requests.push({ path, body })
    if (state.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, state.delayMs))
    response.writeHead(isSigned ? state.status : 401, { 'content-type': 'application/json' })
    const recomms = (path.startsWith('/recomms/') ? (state.pages.shift() ?? []) : []).map((id) => ({ id }))
    response.end(JSON.stringify(path.startsWith('/recomms/') ? { recommId: 'recombee-1', recomms } : 'ok'))
  }
  return {
    state,
    reset: () => Object.assign(state, { requests: [], pages: [], delayMs: 0, status: 200 }),
    listen: async () => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
    /** Resets the fake to the product's configuration. */
    connect: () =>
      createRecombee(
        { database: 'films', token: 'secret', region: 'eu-west', origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
        { warn: () => {} },
      ),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

const event = (fields: object = {}) => ({
  type: 'detailview',
  user_id: anaId,
  item_id: 's1',
  recomm_id: 'recomm',
  session_id: null,
  portion: null,
  price: null,
  amount: null,
  timestamp: Date.now(),
  ...fields,
})
async function send(client: TestClient, fields: object = {}): Promise<[number, boolean | undefined]> {
  const response = await client.send(SEND, { json: event(fields) })
  return [response.status, ((await response.json()) as { accepted?: boolean }).accepted]
}
const storedEvents = () => api.database.db.select().from(recommendationEvent).orderBy(asc(recommendationEvent.id))
const accepted = [202, true]
const ignored = [202, false]

test('an event of an account is stored completely', async () => {
  const at = Date.now() - 5_000
  expect(await send(ana, { type: 'viewportion', portion: 0.35, session_id: 'one', timestamp: at })).toEqual(accepted)
  expect(await send(ana, { type: 'purchase', price: 2, amount: 1, portion: 0.5 })).toEqual(accepted)
  expect(await storedEvents()).toMatchObject([
    { type: 'viewportion', actorId: anaId, storyId: 's1', recommId: 'recomm', sessionId: 'one', portion: 0.35, happenedAt: new Date(at) },
    { type: 'purchase', portion: null, price: 2, amount: 1 },
  ])
})

test('a wrong clock dates no event to the future or the distant past', async () => {
  await send(ana, { timestamp: Date.now() + 1e9 })
  await send(ana, { timestamp: 0 })
  for (const { happenedAt, receivedAt } of await storedEvents()) expect(happenedAt).toEqual(receivedAt)
})

/** A client without an account; `cookie` as its browser sends it. */
const visitor = (cookie?: string) => ({
  send: (path: string, init: RequestInit) => api.visitor().send(path, { ...init, ...(cookie && { headers: { cookie } }) }),
})

test('a visitor’s event is stored under the id of their device only', async () => {
  const device = randomUUID()
  const withCookie = visitor(`other=1; device_id=${device}`) as TestClient
  expect(await send(withCookie, { user_id: device })).toEqual(accepted)
  expect(await send(withCookie, { user_id: anaId })).toEqual(ignored)
  expect(await send(withCookie, { user_id: randomUUID() })).toEqual(ignored)
  expect(await send(visitor('device_id=nonsense') as TestClient, { user_id: 'nonsense' })).toEqual(ignored)
  expect(await send(visitor() as TestClient, { user_id: device })).toEqual(ignored)
  expect(await send(ana, { user_id: device })).toEqual(ignored)
  expect((await storedEvents()).map(({ actorId }) => actorId)).toEqual([device])
})

test('a device id equal to a user id neither writes events of that account nor reads its affinities', async () => {
  expect(await send(ana, { type: 'viewportion', portion: 1 })).toEqual(accepted)
  const posing = visitor(`device_id=${anaId}`) as TestClient
  expect(await send(posing, { user_id: anaId, type: 'bookmark' })).toEqual(ignored)
  recombee.reset()
  await page(posing, '')
  expect(recombee.state.requests).toEqual([])
  expect(await storedEvents()).toHaveLength(1)
})

test('events of unlisted stories are not stored, and malformed ones are refused', async () => {
  expect(await send(ana, { item_id: 'private' })).toEqual(ignored)
  expect(await send(ana, { item_id: 'never' })).toEqual(ignored)
  for (const bad of [{ type: 'rating' }, { portion: 1.5 }, { user_id: '' }, { recomm_id: '' }, { timestamp: 'now' }, { recomm_id: 'a\0' }])
    expect((await send(ana, bad))[0]).toBe(422)
  expect(await storedEvents()).toEqual([])
  expect(recombee.state.requests).toEqual([])
})

type Page = { stories: { id: string }[]; nextCursor: string | null; recommId: string }
const page = async (client: TestClient, query: string): Promise<Page> =>
  (await (await client.send(`/api/stories/published?order=for_you${query}`)).json()) as Page
async function walk(client: TestClient): Promise<{ ids: string[]; sessions: Set<string> }> {
  const [ids, sessions] = [[] as string[], new Set<string>()]
  for (let cursor: string | null = ''; cursor !== null;) {
    const results: Page = await page(client, cursor && `&cursor=${cursor}`)
    ids.push(...results.stories.map(({ id }) => id))
    sessions.add(results.recommId)
    cursor = results.nextCursor
  }
  return { ids, sessions }
}

test("Recombee's recommendations come first, if published here, then the built-in order without duplicates", async () => {
  recombee.state.pages = [['s3', 'private', 'never', 's1'], ['s39']]
  const { ids, sessions } = await walk(ana)
  expect(ids.slice(0, 3)).toEqual(['s3', 's1', 's39'])
  expect(ids.slice(3, 5)).toEqual(['s38', 's37'])
  expect([ids.length, new Set(ids).size, [...sessions]]).toEqual([40, 40, ['recombee-1']])
  expect(recombee.state.requests.slice(0, 2)).toEqual([
    { path: `/recomms/users/${anaId}/items/`, body: { count: 24, scenario: 'community', cascadeCreate: true } },
    { path: '/recomms/next/items/recombee-1', body: { count: 24 } },
  ])
})

test('when Recombee fails or is slow, the page has the built-in order', async () => {
  recombee.state.status = 500
  expect((await page(ana, '')).stories[0]!.id).toBe('s39')
  Object.assign(recombee.state, { status: 200, delayMs: 10_000, pages: [['s3']] })
  expect((await page(ana, '')).stories[0]!.id).toBe('s39')
})

test('Recombee is not called for a visitor without a device id or for a single category', async () => {
  await page(api.visitor(), '')
  await page(ana, '&category_id=asmr_video')
  expect(recombee.state.requests).toEqual([])
})

test('a session continues after a restart without duplicates, also when Recombee repeats itself', async () => {
  recombee.state.pages = [['s3', 's1'], ['s1', 's39', 's39'], []]
  const ids: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const restarted = { db: api.database.db, recommender: recombee.connect() }
    const results = await listPublished(restarted, { order: 'for_you', actorId: anaId, cursor })
    ids.push(...results.stories.map(({ id }) => id))
    cursor = results.nextCursor
  }
  expect(ids.slice(0, 4)).toEqual(['s3', 's1', 's39', 's38'])
  expect([ids.length, new Set(ids).size]).toEqual([40, 40])
})

test('after ten pages Recombee is not called any more, and the cursor is still valid', async () => {
  const many = Array.from({ length: 300 }, (_, index) => `many${index}`)
  await addPublished(
    api.database.db,
    many.map((id) => ({ id, userId: anaId, publishedAt: minute(-1) })),
  )
  recombee.state.pages = Array.from({ length: 12 }, (_, index) => many.slice(index * 24, index * 24 + 24))
  const { ids } = await walk(visitor(`device_id=${randomUUID()}`) as TestClient)
  expect(recombee.state.requests).toHaveLength(10)
  expect([ids.slice(0, 240), ids[240]]).toEqual([many.slice(0, 240), 's39'])
  expect([ids.length, new Set(ids).size]).toEqual([340, 340])
})

/** Runs one erasure as if it were some minutes later; returns what Recombee received. */
async function eraseNow(): Promise<string[]> {
  recombee.reset()
  await eraseRemoved({ db: api.database.db, recommender: recombee.connect() }, new Date(Date.now() + 120_000))
  return recombee.state.requests.map(({ path }) => path).toSorted()
}

test('deleted and unpublished stories are erased from Recombee once, republished ones are not', async () => {
  const { db } = api.database
  expect((await ana.send('/api/stories/s1', { method: 'DELETE' })).ok).toBe(true)
  expect((await ana.send('/api/stories/s2', { method: 'PATCH', json: { is_published: false } })).ok).toBe(true)
  await db.update(story).set({ isPublished: false }).where(eq(story.id, 's3'))
  await db.update(story).set({ isPublished: true }).where(eq(story.id, 's3'))
  await db.update(story).set({ title: 'Another' }).where(eq(story.id, 's4'))
  await db.delete(story).where(inArray(story.id, ['s5', 'private']))
  expect(await eraseNow()).toEqual(['/items/s1', '/items/s2', '/items/s5'])
  expect(await eraseNow()).toEqual([])
})

test('a failed erasure is retried, and an unknown story counts as erased', async () => {
  const { db } = api.database
  const recommender = recombee.connect()
  const round = () => eraseRemoved({ db, recommender }, new Date(Date.now() + 120_000))
  await db.delete(story).where(eq(story.id, 's1'))
  recombee.state.status = 500
  expect(await round()).toBe(0)
  recombee.state.status = 404
  expect([await round(), await round()]).toEqual([1, 0])
})

test('a recently removed story is erased later, since an event of it may be in flight', async () => {
  const { db } = api.database
  await db.delete(story).where(eq(story.id, 's1'))
  expect(await eraseRemoved({ db, recommender: recombee.connect() }, new Date(Date.now() - 60_000))).toBe(0)
  expect(recombee.state.requests).toEqual([])
})

test('deleting an account erases it from Recombee', async () => {
  const dora = await api.signUp('Dora')
  const { id } = (await (await dora.send('/api/me')).json()) as { id: string }
  expect((await dora.send('/api/me', { method: 'DELETE', json: { password: 'correct horse' } })).status).toBe(204)
  expect(await eraseNow()).toEqual([`/users/${id}`])
})

test('stored events are sent to Recombee in its format', async () => {
  const at = Date.now()
  await send(ana, { timestamp: at })
  await send(ana, { type: 'viewportion', portion: 0.4, session_id: 'one', timestamp: at })
  await send(ana, { type: 'cartaddition', timestamp: at })
  await send(ana, { type: 'bookmark', timestamp: at })
  await send(ana, { type: 'purchase', price: 3, timestamp: at })
  await expect.poll(() => recombee.state.requests.length).toBe(5)
  const common = { userId: anaId, itemId: 's1', recommId: 'recomm', cascadeCreate: true, timestamp: at / 1000 }
  const events = recombee.state.requests.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  expect(events).toEqual([
    { path: '/bookmarks/', body: common },
    { path: '/cartadditions/', body: common },
    { path: '/detailviews/', body: common },
    { path: '/purchases/', body: { ...common, price: 3 } },
    { path: '/viewportions/', body: { ...common, portion: 0.4, sessionId: 'one' } },
  ])
})

test('a profile is found by its name in any case, with its published stories only', async () => {
  const profile = await api.visitor().send('/api/profiles/ANA')
  expect(await profile.json()).toEqual({
    display_name: 'Ana',
    username: 'ana',
    avatar_url: null,
    is_team: false,
    published_count: 40,
    bio: '',
    links: [],
    follower_count: 0,
    following_count: 0,
    is_following: false,
    is_blocked: false,
  })
  const first = (await (await api.visitor().send('/api/profiles/ana/stories')).json()) as Page
  const second = (await (await api.visitor().send(`/api/profiles/ana/stories?cursor=${first.nextCursor}`)).json()) as Page
  const ids = [...first.stories, ...second.stories].map(({ id }) => id)
  expect(ids).toEqual(Array.from({ length: 40 }, (_, index) => `s${39 - index}`))
  expect([second.nextCursor, second.recommId]).toEqual([null, first.recommId])
  expect((await api.visitor().send('/api/profiles/nobody')).status).toBe(404)
  expect((await api.visitor().send('/api/profiles/nobody/stories')).status).toBe(404)
})

test('everybody sees the avatar of an account, but not a replaced one', async () => {
  const file = { userId: anaId, source: 'user_upload', status: 'completed', role: 'upload', resourceType: 'image', mimeType: 'image/png' }
  const { db, pool } = api.database
  await db.insert(media).values(['face', 'other'].map((id) => ({ ...file, id, hash: id, sizeBytes: 0 })))
  const statuses = () =>
    Promise.all(['face', 'other'].map(async (id) => (await api.visitor().send(`/media/${id}/image.png`, { method: 'HEAD' })).status))
  await pool.query(`UPDATE "user" SET image = '/media/face/image.png' WHERE id = $1`, [anaId])
  expect(await statuses()).toEqual([200, 404])
  await pool.query(`UPDATE "user" SET image = '/media/other/image.png' WHERE id = $1`, [anaId])
  expect(await statuses()).toEqual([404, 200])
  await pool.query(`UPDATE "user" SET image = NULL WHERE id = $1`, [anaId])
})

test('a remix shows its source to everybody who may read it, without trusting the request, at the same price', async () => {
  const ben = await api.signUp('Ben')
  const start = async (client: TestClient, remixedFrom: string) => {
    const input = { script_content: 'A fox sleeps in the snow.', remixed_from: remixedFrom, expected_credits: 0 }
    const response = await client.send('/api/stories/workflow/generate_script_to_video', { json: input })
    expect(response.status).toBe(200)
    const { workflowRunId } = (await response.json()) as { workflowRunId: string }
    const { story: remix } = (await (await client.send(`/api/stories/by_workflow/${workflowRunId}`)).json()) as { story: Remix }
    return remix
  }
  const remix = await start(ben, 's5')
  expect(remix.remixed_from).toEqual({ id: 's5', title: 's5', author: 'Ana', is_published: true })
  expect(remix.category_inputs).not.toHaveProperty('remixed_from')
  const shared = { isPublished: false, isPublic: true }
  await api.database.db.update(story).set(shared).where(eq(story.id, 's5'))
  expect(((await (await ben.send(`/api/stories/${remix.id}`)).json()) as Remix).remixed_from).toBeNull()
  const foreign = await api.signUp('Cem')
  expect((await start(foreign, 'private')).remixed_from).toBeNull()
  const { rows } = await api.database.pool.query('SELECT remixed_from FROM story WHERE user_id <> $1 ORDER BY created_at', [anaId])
  expect(rows).toEqual([{ remixed_from: 's5' }, { remixed_from: null }])
})
type Remix = { id: string; remixed_from: unknown; category_inputs: object }
