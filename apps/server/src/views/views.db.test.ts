import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishedStory } from '../community/testing.ts'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { deleteWatchers } from './delete-watchers.ts'
import { createViewCounter } from './view-counter.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'
let api: TestApi
let ada: TestClient
let bea: TestClient
let storyId: string
beforeAll(async () => {
  api = await startTestApi()
  ada = await api.signUp('Ada')
  bea = await api.signUp('Bea')
  storyId = await finishedStory(api, ada)
  await publish(true)
})
afterAll(() => api.stop())

const publish = async (is_published: boolean) => {
  const response = await ada.send(`/api/stories/${storyId}`, { method: 'PATCH', json: { is_published, is_public: is_published } })
  expect(response.status).toBe(200)
}
const watch = async (who: TestClient, quarter: number, agent = BROWSER) => {
  const headers = { 'user-agent': agent }
  const { status } = await who.send(`/api/stories/${storyId}/watched`, { method: 'POST', json: { quarter }, headers })
  expect(status).toBe(204)
}
const json = async (path: string, who: TestClient = ada): Promise<any> => (await who.send(path)).json()
/** Waits until the counter of the API has written `total` views. */
const expectReached = async (...reached: number[]) => {
  await expect.poll(async () => (await json(`/api/stories/${storyId}/views`)).reached, { timeout: 20_000 }).toEqual(reached)
}

test('each viewer counts once a day, as far as they watched; the creator and bots do not count', async () => {
  await watch(ada, 4)
  await watch(api.visitor(), 4, 'curl/8.5.0')
  for (const quarter of [0, 2, 1, 2]) await watch(bea, quarter)
  await watch(api.visitor(), 0)
  await expectReached(2, 1, 1, 0, 0)
  await watch(bea, 4)
  await watch(api.visitor(), 1)
  await watch(api.visitor(), 0, `${BROWSER} Other`)
  await expectReached(3, 2, 1, 1, 1)
  const views = await json(`/api/stories/${storyId}/views`)
  expect(views).toMatchObject({ total: 3, average_share: 5 / 12 })
  expect(views.days.map(({ views: count }: { views: number }) => count)).toEqual([...Array.from({ length: 29 }, () => 0), 3])
  const { stories } = await json('/api/stories/published?order=newest', api.visitor())
  expect(stories).toMatchObject([{ id: storyId, view_count: 3 }])
  expect(await json(`/api/stories/${storyId}`, bea)).toMatchObject({ view_count: 3 })
})

test('a story that is not public does not count', async () => {
  await publish(false)
  const { db } = api.database
  const counter = createViewCounter({ db, log: { warn: () => undefined } })
  const cleo = { accountId: 'cleo', address: '10.0.0.1', userAgent: BROWSER }
  counter.watched({ ...cleo, storyId, quarter: 4 })
  counter.watched({ ...cleo, storyId: 'unknown', quarter: 4 })
  await counter.stop()
  expect((await json(`/api/stories/${storyId}/views`)).total).toBe(3)
  await publish(true)
})

test('many viewers are written in few statements, none of them twice, also by two processes', async () => {
  const { db, pool } = api.database
  let statements = 0
  const counting = {
    execute: (...sent: Parameters<typeof db.execute>) => {
      statements++
      return db.execute(...sent)
    },
  } as unknown as typeof db
  const day = Date.UTC(2026, 0, 5, 12)
  const counters = [0, 1].map(() => createViewCounter({ db: counting, log: { warn: () => undefined } }, () => day))
  for (let viewer = 0; viewer < 3_000; viewer++)
    for (const counter of counters)
      counter.watched({ storyId, quarter: 1, accountId: null, address: `10.1.${viewer >> 8}.${viewer & 255}`, userAgent: BROWSER })
  await Promise.all(counters.map((counter) => counter.flush()))
  await Promise.all(counters.map((counter) => counter.stop()))
  const { rows } = await pool.query(`SELECT views, reached_1, reached_2 FROM story_view_day WHERE story_id = $1 AND day = '2026-01-05'`, [
    storyId,
  ])
  expect(rows).toEqual([{ views: 3_000, reached_1: 3_000, reached_2: 0 }])
  expect(statements).toBeLessThan(12)
})

test('what could not be written is written later', async () => {
  const { db } = api.database
  let isBroken = true
  const execute = (...sent: Parameters<typeof db.execute>) => (isBroken ? Promise.reject(new Error('gone')) : db.execute(...sent))
  const counter = createViewCounter({ db: { execute } as unknown as typeof db, log: { warn: () => undefined } })
  counter.watched({ storyId, quarter: 0, accountId: 'dora', address: '', userAgent: BROWSER })
  const before = (await json(`/api/stories/${storyId}/views`)).total
  await expect(counter.flush()).rejects.toThrow('gone')
  isBroken = false
  await counter.stop()
  expect((await json(`/api/stories/${storyId}/views`)).total).toBe(before + 1)
})

test('who watched is stored as a hash and deleted after the day, with the salt; counts stay', async () => {
  const { pool } = api.database
  const { rows } = await pool.query('SELECT viewer FROM story_watch')
  expect(rows.every(({ viewer }) => /^[\w-]{22}$/.test(viewer))).toBe(true)
  await pool.query(`INSERT INTO view_salt (day, salt) VALUES (current_date - 3, 'old') ON CONFLICT DO NOTHING`)
  await deleteWatchers(pool)
  const left = await pool.query(
    `SELECT (SELECT count(*)::int FROM story_watch WHERE day < current_date - 1) AS watchers, (SELECT count(*)::int FROM view_salt WHERE day < current_date - 1) AS salts,
       (SELECT views::int FROM story_view_day WHERE day = '2026-01-05') AS views`,
  )
  expect(left.rows).toEqual([{ watchers: 0, salts: 0, views: 3_000 }])
})
