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
