import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi, type TestClient } from '../http/testing.ts'

let api: TestApi
let ada: TestClient
beforeAll(async () => {
  api = await startTestApi()
  ada = await api.signUp('Ada')
})
afterAll(() => api.stop())

const rewrite = async (json: unknown) => {
  const response = await ada.send('/api/stories/rewrite_script', { json })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('an idea is rewritten with the given details, and the response names the missing ones', async () => {
  const details = { audience: 'people who love tea', facts: ['Monks brought tea seeds from China.'] }
  const { status, body } = await rewrite({ story: 'The history of tea in Japan', details })
  expect(status).toBe(200)
  expect(body).toMatchObject({ language: 'en', rewritten: true, missing_details: ['ending'] })
  expect(body['enhancedScript']).toContain('This one is for people who love tea. Monks brought tea seeds from China.')
})

test('a script is rewritten without questions for details', async () => {
  const story =
    'My grandmother baked bread in a stone oven behind her house. The hole village could smell it, becuase the wind came from the hills.'
  const { status, body } = await rewrite({ story })
  expect(status).toBe(200)
  expect(body).not.toHaveProperty('missing_details')
  expect(body['enhancedScript']).toContain('because the wind came from the hills')
})

test.each([
  ['four facts', { facts: ['a', 'b', 'c', 'd'] }],
  ['a fact of 151 characters', { facts: ['a'.repeat(151)] }],
  ['an unknown detail', { colour: 'blue' }],
])('%s is refused', async (_what, details) => {
  expect((await rewrite({ story: 'Tea', details })).status).toBe(422)
})

const post = async (path: string, json: unknown) => {
  const response = await ada.send(`/api/stories/outline${path}`, { json })
  return { status: response.status, body: (await response.json()) as { shots: { voice_over: string; plan: unknown }[]; image: string } }
}

test('one sentence and a number of shots become an outline, which nothing is charged or stored for (C-204)', async () => {
  const { status, body } = await post('', { source: { idea: 'Why octopuses have three hearts', num_shots: 6 } })
  expect([status, body.shots.length]).toEqual([200, 6])
  const plan = body.shots[0]!.plan
  const thumbnail = await post('/thumbnail', { plan, visual_style: 'anime', aspect_ratio: '9:16', seed: 1, shot_index: 0 })
  expect(thumbnail.status).toBe(200)
  expect(Buffer.from(thumbnail.body.image.split(',')[1]!, 'base64').subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  const { rows } = await api.database.pool.query(
    'SELECT (SELECT count(*)::int FROM story) + (SELECT count(*)::int FROM run) + (SELECT count(*)::int FROM media) AS stored',
  )
  expect(rows).toEqual([{ stored: 0 }])
})

test.each([
  ['no words', { source: { script_content: ' ' } }],
  ['901 characters', { source: { script_content: 'a'.repeat(901) } }],
  ['four shots', { source: { idea: 'Tea', num_shots: 4 } }],
  ['eleven shots', { source: { idea: 'Tea', num_shots: 11 } }],
])('an outline of %s is refused', async (_what, request) => {
  expect((await post('', request)).status).toBe(422)
})

test('visitors get no outline', async () => {
  expect((await api.visitor().send('/api/stories/outline', { json: { source: { script_content: 'A fox.' } } })).status).toBe(401)
})
