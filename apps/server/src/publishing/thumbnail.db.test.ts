import type { WireStory } from '@fablecut/contracts/wire/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { finishedStory, generateImageFile, upload } from '../community/testing.ts'

const FOLDER = 'stories/thumbnails'

let api: TestApi
let ada: TestClient
let picture: Buffer<ArrayBuffer>
beforeAll(async () => {
  api = await startTestApi()
  ada = await api.signUp('Ada')
  picture = await generateImageFile('orange')
})
afterAll(() => api.stop())

const change = async (id: string, json: object) => {
  const response = await ada.send(`/api/stories/${id}`, { method: 'PATCH', json })
  return { status: response.status, story: (await response.json()) as WireStory }
}
const sent = async (pending: Promise<Response>) => {
  const { status, body } = await pending.then(async (response) => ({ status: response.status, body: await response.json() }))
  return { status, ...(body as { url: string; id: string; message: string }) }
}
const bytesAt = async (url: string, client: TestClient) => Buffer.from(await (await client.send(url)).arrayBuffer())

test('a thumbnail is stored in its folder and served from there', async () => {
  const { status, url } = await sent(upload(ada, picture, 'mine.png', FOLDER))
  expect([status, url]).toEqual([200, expect.stringMatching(/^\/media\/[\w-]+\/stories\/thumbnails\/image\.png$/)])
  expect((await bytesAt(url, ada)).equals(picture)).toBe(true)
  expect((await api.visitor().send(url)).status).toBe(404)
})

test('other folders, other file types and large files are refused', async () => {
  for (const folder of ['../x', 'stories', `${FOLDER}/`, '']) expect((await sent(upload(ada, picture, 'a.png', folder))).status).toBe(422)
  expect((await ada.send(`/api/media/upload?folder=..%2Fx`, { method: 'POST', body: new FormData() })).status).toBe(422)
  const large = Buffer.concat([picture, Buffer.alloc(11_000_000)])
  expect(await sent(upload(ada, large, 'a.png', FOLDER))).toMatchObject({ status: 413, message: 'a.png is too large (max 10MB)' })
  for (const text of ['just words', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html><script>1</script>'])
    expect(await sent(upload(ada, Buffer.from(text), 'a.png', FOLDER))).toMatchObject({
      status: 415,
      message: 'a.png type not supported for image',
    })
})

test('a chosen thumbnail is shown with a published story, and can be reset to the film’s own', async () => {
  const id = await finishedStory(api, ada)
  const before = (await change(id, { is_published: true })).story
  const { url, id: uploaded } = await sent(upload(ada, picture, 'mine.png', FOLDER))
  const chosen = await change(id, { last_export_thumbnail_url: url, is_thumbnail_modified: true })
  expect(chosen).toMatchObject({ status: 200, story: { is_thumbnail_modified: true, is_published: true } })
  const thumbnailUrl = chosen.story.last_export_thumbnail_url!
  expect((await bytesAt(thumbnailUrl, api.visitor())).equals(picture)).toBe(true)
  expect((await change(id, { last_export_thumbnail_url: url })).story.last_export_thumbnail_url).toBe(thumbnailUrl)
  expect((await ada.send('/api/media/resources', { method: 'DELETE', json: { ids: [uploaded] } })).status).toBeLessThan(300)
  expect((await api.visitor().send(thumbnailUrl)).status).toBe(200)
  const own = thumbnailUrl.split('/')[2]
  expect((await ada.send('/api/media/resources', { method: 'DELETE', json: { ids: [own] } })).status).toBe(409)
  const back = await change(id, { last_export_thumbnail_url: null, is_thumbnail_modified: false })
  expect(back.story).toMatchObject({ is_thumbnail_modified: false, last_export_thumbnail_url: before.last_export_thumbnail_url })
})

test('clearing the modified flag restores the film’s own thumbnail', async () => {
  const id = await finishedStory(api, ada)
  const { story } = await change(id, {})
  const { url } = await sent(upload(ada, picture, 'mine.png'))
  expect((await change(id, { last_export_thumbnail_url: url })).story.is_thumbnail_modified).toBe(true)
  expect((await change(id, { is_thumbnail_modified: false })).story).toMatchObject({
    is_thumbnail_modified: false,
    last_export_thumbnail_url: story.last_export_thumbnail_url,
  })
})

test('images of others, external ones, and films are refused as thumbnails', async () => {
  const id = await finishedStory(api, ada)
  const film = (await change(id, {})).story.last_export_url!
  const foreignUrl = (await sent(upload(await api.signUp('Bea'), picture, 'hers.png'))).url
  for (const last_export_thumbnail_url of [foreignUrl, film, 'https://elsewhere.example/a.png', '/media/none/image.png', 'x', ''])
    expect((await change(id, { last_export_thumbnail_url })).status).toBe(422)
  expect((await change(id, {})).story.is_thumbnail_modified).toBe(false)
})
