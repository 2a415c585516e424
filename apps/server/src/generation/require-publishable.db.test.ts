import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'

const START = '/api/stories/workflow/generate_script_to_video'
const CRIME = 'An old inspector knows who killed her, and cannot prove it. '.repeat(3)

let api: TestApi
let ada: TestClient
beforeAll(async () => {
  api = await startTestApi()
  ada = await api.signUp('Ada')
})
afterAll(() => api.stop())

const start = async (script: string, more: object = {}) => {
  const json = { script_content: script, is_preview: true, ...more }
  const response = await ada.send(START, { json })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const standing = async () => {
  const { credits } = (await (await ada.send('/api/me')).json()) as { credits: number }
  const { rows } = await api.database.pool.query<{ count: string }>('SELECT count(*) FROM story')
  return { credits, stories: Number(rows[0]!.count) }
}

test('a text that could not be published is refused before anything is charged, with its classes and words', async () => {
  const before = await standing()
  expect(await start(CRIME)).toEqual({
    status: 422,
    body: {
      code: 'COMMUNITY_CONTENT_MODERATION',
      message: 'This content cannot be published',
      data: { classes: ['violence'], words: ['killed her'], may_accept: true },
    },
  })
  expect(await standing()).toEqual(before)
})

test('its author may generate it for private use, and the consent is not stored with the story', async () => {
  expect((await start(CRIME, { accepts_unpublishable: true })).status).toBe(200)
  const { rows } = await api.database.pool.query<{ inputs: object }>('SELECT category_inputs AS inputs FROM story')
  expect(rows.map(({ inputs }) => Object.keys(inputs))).not.toContainEqual(expect.arrayContaining(['accepts_unpublishable']))
})

test('child exploitation is refused even for private use', async () => {
  const before = await standing()
  expect(await start('A page about child porn. '.repeat(6), { accepts_unpublishable: true })).toMatchObject({
    status: 422,
    body: { code: 'COMMUNITY_CONTENT_MODERATION', data: { may_accept: false } },
  })
  expect(await standing()).toEqual(before)
})

test('a text that may be published starts at once', async () => {
  expect((await start('A fox crosses the river while the village wakes. '.repeat(4))).status).toBe(200)
})
