import type { WireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import type { WireStory } from '@fablecut/contracts/wire/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { PICTURE, addFile, generateFile, newStory, primaryOf, read, sync, timelineOf, uploadedShot } from './testing/edited-story.ts'

let api: TestApi
let ada: TestClient
let storyId: string
let picture: WireMediaAsset
beforeAll(async () => {
  api = await startTestApi()
  ada = await api.signUp('Ada')
  storyId = await newStory(ada)
  picture = await addFile(ada, storyId, 'a.png', await generateFile(api, 'a.png', PICTURE))
  const track = primaryOf([picture])
  const items = track.items.map((item) => ({ ...item, shotId: 's1' }))
  await sync(ada, storyId, {
    shots_map: { s1: uploadedShot('s1', picture) },
    video_editor_timeline: timelineOf([{ ...track, items }], [picture]),
  })
})
afterAll(() => api.stop())

const duplicate = (id: string, headers: Record<string, string> = {}) =>
  ada.send(`/api/stories/${id}/duplicate`, { method: 'POST', headers })

test('a duplicate is a private story with the same document over files of its own', async () => {
  await ada.send(`/api/stories/${storyId}`, { method: 'PATCH', json: { is_public: true } })
  await ada.send(`/api/stories/${storyId}/versions`, { json: { name: 'First cut' } })
  const response = await duplicate(storyId)
  const copy = (await response.json()) as WireStory
  expect([response.status, copy]).toMatchObject([
    200,
    { title: 'Copy of Cut', status: 'draft', is_public: false, is_published: false, revision: 0 },
  ])
  const source = await read(ada, storyId)
  const [own] = copy.video_editor_timeline.mediaAssets
  expect(own!.id).not.toBe(picture.id)
  const renamed = JSON.stringify(source.video_editor_timeline.tracks).replaceAll(picture.id, own!.id)
  expect(JSON.stringify(copy.video_editor_timeline.tracks)).toBe(renamed)
  expect(copy.storyboard.shots_map['s1']).toMatchObject({ active_image_id: own!.id, active_image_url: own!.url })
  expect((await ada.send(own!.url)).status).toBe(200)
  expect(await (await ada.send(`/api/stories/${copy.id}/versions`)).json()).toEqual({ versions: [] })
  await ada.send(`/api/stories/${storyId}`, { method: 'PATCH', json: { is_public: false } })
  expect((await ada.send(`/api/stories/${copy.id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await ada.send(picture.url)).status).toBe(200)
})

test('a long title is shortened, and a repeated request makes one story', async () => {
  const id = await newStory(ada)
  await ada.send(`/api/stories/${id}`, { method: 'PATCH', json: { title: 'x'.repeat(100) } })
  const [first, second] = [await duplicate(id, { 'idempotency-key': 'k1' }), await duplicate(id, { 'idempotency-key': 'k1' })]
  const [copy, again] = [(await first.json()) as WireStory, (await second.json()) as WireStory]
  expect([copy.title, copy.title.length, again.id]).toEqual([`Copy of ${'x'.repeat(92)}`, 100, copy.id])
})

test('a story that is being made, or that failed, is not duplicated', async () => {
  const id = await newStory(ada)
  await api.database.pool.query("UPDATE story SET status = 'failed:generating_images' WHERE id = $1", [id])
  const refused = await duplicate(id)
  expect([refused.status, await refused.json()]).toMatchObject([409, { message: 'This story is not finished yet' }])
  await api.database.pool.query(
    `INSERT INTO run (id, story_id, user_id, kind, workflow, status, step) SELECT 'r', id, user_id, 'generate', 'make-story', 'RUN_RUNNING', 'pending' FROM story WHERE id = $1`,
    [id],
  )
  expect(((await (await duplicate(id)).json()) as { code: string }).code).toBe('RUN_IN_PROGRESS')
})

test('a full account duplicates nothing', async () => {
  const before = await api.database.pool.query('SELECT count(*) FROM story')
  await api.database.pool.query('UPDATE media SET size_bytes = 20000000000 WHERE id = $1', [picture.id])
  expect((await duplicate(storyId)).status).toBe(507)
  await api.database.pool.query('UPDATE media SET size_bytes = 100 WHERE id = $1', [picture.id])
  expect((await api.database.pool.query('SELECT count(*) FROM story')).rows).toEqual(before.rows)
})
