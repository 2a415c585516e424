import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { EXAMPLE_AUTHOR_ID } from './example.ts'
import { willGenerateMore } from './list-templates.ts'

let api: TestApi
let ada: TestClient
beforeAll(async () => {
  api = await startTestApi({ EXAMPLES: 'off' })
  ada = await api.signUp('Ada')
})
afterAll(() => api.stop())

const listed = async () =>
  (await (await ada.send('/api/stories/templates')).json()) as { stories: { id: string }[]; are_more_coming: boolean }
const addExample = (id: string, status: string) =>
  api.database.pool.query(
    `INSERT INTO story (id, user_id, category_id, status, is_template, template_key, title, width, height, fps)
     VALUES ($1, $2, 'script_to_video', $3, true, $1, $1, 1280, 720, 30)`,
    [id, EXAMPLE_AUTHOR_ID, status],
  )

test('finished examples are listed, and the response says whether one is being generated', async () => {
  expect(await listed()).toEqual({ stories: [], are_more_coming: false })
  await addExample('fox', 'processing:generating_images')
  expect(await listed()).toEqual({ stories: [], are_more_coming: true })
  await addExample('whale', 'failed:generating_images')
  await api.database.pool.query("UPDATE story SET status = 'completed' WHERE id = 'fox'")
  expect(await listed()).toMatchObject({ stories: [{ id: 'fox' }], are_more_coming: false })
})

test('more are announced until each is finished or failed, also between two generations', async () => {
  const { db, pool } = api.database
  const areComing = (...keys: string[]) => willGenerateMore(db, keys)
  expect([await areComing('fox'), await areComing('fox', 'whale'), await areComing('fox', 'owl')]).toEqual([false, false, true])
  await pool.query(
    `INSERT INTO run (id, story_id, user_id, kind, workflow, status, step) VALUES ('gave-way', 'whale', $1, 'generate', 'story', 'RUN_CANCELED', 'failed')`,
    [EXAMPLE_AUTHOR_ID],
  )
  expect(await areComing('fox', 'whale')).toBe(true)
  // An installation without examples announces none.
  expect([await areComing(), await areComing('fox')]).toEqual([false, false])
  await pool.query("UPDATE story SET deleted_at = now() WHERE id = 'whale'")
  expect(await areComing('fox', 'whale')).toBe(false)
})
