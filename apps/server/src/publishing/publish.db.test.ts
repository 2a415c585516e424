import { join } from 'node:path'
import type { WireStory } from '@fablecut/contracts/wire/story'
import { type EngineHost, createEngineHost } from '@fablecut/studio/host/create-engine-host'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { createDiskStorage } from '../platform/storage/disk-storage.ts'
import { updateStory } from '../stories/update-story.ts'
import { finishedStory, generateImageFile, upload } from '../community/testing.ts'

const CONTEST = 'contest:202510-story-mv'
const REFUSED = {
  code: 'COMMUNITY_CONTENT_MODERATION',
  message: expect.any(String),
  data: { classes: expect.any(Array), words: expect.any(Array) },
}

let api: TestApi
let ada: TestClient
beforeAll(async () => {
  api = await startTestApi({ CONTEST_FORM_URL: 'https://contest.example/form' })
  ada = await api.signUp('Ada')
})
afterAll(() => api.stop())

type Answer = WireStory & { code: string; message: string; data: object }
const change = async (id: string, json: object, who = ada) => {
  const response = await who.send(`/api/stories/${id}`, { method: 'PATCH', json })
  return { status: response.status, body: (await response.json()) as Answer }
}
const row = async (id: string) => (await api.database.pool.query('SELECT * FROM story WHERE id = $1', [id])).rows[0]
/** Stories of which followers are still to be notified. */
const queued = async () => (await api.database.pool.query('DELETE FROM publication_announcement RETURNING story_id')).rows
const set = (id: string, columns: string) => api.database.pool.query(`UPDATE story SET ${columns} WHERE id = $1`, [id])

test('a story with a usable export is published at once, and unpublished', async () => {
  const id = await finishedStory(api, ada)
  const published = await change(id, { is_published: true, is_public: true })
  expect(published).toMatchObject({ status: 200, body: { is_published: true, published_at: expect.any(String), contests: [] } })
  expect((await row(id)).rank).toBe(Math.floor(new Date(published.body.published_at!).getTime() / 1000))
  expect(await queued()).toEqual([{ story_id: id }])
  expect((await change(id, { is_published: true })).body.published_at).toBe(published.body.published_at)
  expect(await queued()).toEqual([])
  const unpublished = await change(id, { is_published: false })
  expect(unpublished.body).toMatchObject({ is_published: false, published_at: null, is_public: true })
  expect((await row(id)).rank).toBe(0)
  expect((await change(id, { is_published: false })).status).toBe(200)
})

test('without an up-to-date film nothing is published', async () => {
  const id = await finishedStory(api, ada)
  for (const columns of ['is_export_outdated = true', "status = 'draft'", 'is_export_outdated = false, export_media_id = NULL']) {
    await set(id, columns)
    expect(await change(id, { is_published: true })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    await set(id, "status = 'completed'")
  }
  expect(await row(id)).toMatchObject({ is_published: false, published_at: null })
})

test('two concurrent publishes are one; a story whose last export failed keeps its older film', async () => {
  const id = await finishedStory(api, ada)
  await set(id, "status = 'failed:user_exporting_video'")
  const responses = await Promise.all([change(id, { is_published: true }), change(id, { is_published: true })])
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(responses.map(({ body }) => body.published_at)).size).toBe(1)
})

test('only the creator can publish, no template, and no deleted story', async () => {
  const id = await finishedStory(api, ada)
  const bea = await api.signUp('Bea')
  expect((await change(id, { is_published: true }, api.visitor())).status).toBe(401)
  expect((await change(id, { is_published: true }, bea)).status).toBe(404)
  await set(id, 'is_template = true')
  expect((await change(id, { title: 'Mine' }, bea)).status).toBe(403)
  for (const json of [{ is_published: true }, { is_public: true }]) expect((await change(id, json)).status).toBe(422)
  await set(id, 'is_template = false')
  expect((await ada.send(`/api/stories/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await change(id, { is_published: true })).status).toBe(404)
})

test('only white-listed fields are changed', async () => {
  const id = await finishedStory(api, ada)
  const before = await row(id)
  const sent = { status: 'draft', user_id: 'x', created_by_user_id: 'x', is_featured: true, is_template: true, foo: 1 }
  expect((await change(id, sent)).status).toBe(200)
  expect({ ...(await row(id)), updated_at: null }).toEqual({ ...before, updated_at: null })
  expect((await change(id, { is_thumbnail_modified: true })).body).toMatchObject({ is_thumbnail_modified: true, title: before.title })
})

test('music videos and blank stories enter the contest once and stay in it; a vlog does not', async () => {
  for (const [category, contests] of [
    ['music_video', [CONTEST]],
    ['create_from_scratch', [CONTEST]],
    ['character_vlog', []],
  ] as const) {
    const id = await finishedStory(api, ada, { category })
    for (const json of [{ is_published: true, contests: [CONTEST] }, { is_published: false }, { is_published: true }])
      expect((await change(id, json)).body.contests).toEqual(contests)
    expect((await change(id, { contests: ['contest:none'] })).status).toBe(422)
  }
})

test.each([
  ['its title', { title: 'Hardcore porn' }],
  ['what it was asked to be', { inputs: { script_content: 'How to kill my neighbour', advanced: { more: ['fine'] } } }],
])('a story with refused text in %s is not changed', async (_, changes) => {
  const id = await finishedStory(api, ada, changes)
  expect(await change(id, { is_published: true, is_public: true })).toEqual({ status: 422, body: REFUSED })
  expect(await row(id)).toMatchObject({ is_published: false, published_at: null, is_public: false })
})

test('hidden shots are not moderated, visible ones are; others see only the film', async () => {
  const id = await finishedStory(api, ada)
  const { id: pictureId } = (await (await upload(ada, await generateImageFile('brown'), 'mine.png')).json()) as { id: string }
  const shot = `INSERT INTO shot (story_id, shot_id, lexorank, shot_type, image_prompt, active_image_id, is_hidden)
    VALUES ($1, 's', 'm', 'manual', 'naked woman', $2, true)`
  await api.database.pool.query(shot, [id, pictureId])
  await api.database.pool.query('UPDATE media SET story_id = $1 WHERE id = $2', [id, pictureId])
  expect((await change(id, { is_published: true })).status).toBe(200)
  await api.database.pool.query(
    `INSERT INTO shot (story_id, shot_id, lexorank, shot_type, voice_over) VALUES ($1, 'new', 'n', 'manual', 'Not yet looked at')`,
    [id],
  )
  const seenBy = async (client: TestClient) => {
    const { storyboard } = (await (await client.send(`/api/stories/${id}`)).json()) as WireStory
    return [storyboard.shots, Object.keys(storyboard.shots_map), (await client.send(`/media/${pictureId}/image.png`)).status]
  }
  expect(await seenBy(ada)).toEqual([['s', 'new'], ['s', 'new'], 200])
  expect(await seenBy(api.visitor())).toEqual([[], [], 404])
  await change(id, { is_published: false })
  await api.database.pool.query('UPDATE shot SET is_hidden = false WHERE story_id = $1', [id])
  expect(await change(id, { is_published: true })).toEqual({ status: 422, body: REFUSED })
})

test('a published story cannot get a refused title', async () => {
  const id = await finishedStory(api, ada)
  await change(id, { is_published: true })
  expect(await change(id, { title: 'Child porn' })).toEqual({ status: 422, body: REFUSED })
  expect((await change(id, { title: 'Another harbour' })).body).toMatchObject({ title: 'Another harbour', is_published: true })
})

test('the moderation result of a film is stored with its bytes, and a refused film is not published', async () => {
  const id = await finishedStory(api, ada, { colour: 'teal' })
  await change(id, { is_published: true })
  const looks = 'SELECT moderation FROM media WHERE story_id = $1 AND role = ANY($2)'
  const clean = { engine: 'builtin/moderator', flagged: [] }
  const seen = await api.database.pool.query(looks, [id, ['export', 'thumbnail']])
  expect(seen.rows).toEqual([{ moderation: clean }, { moderation: clean }])
  const other = await finishedStory(api, ada, { colour: 'maroon' })
  const flag = `UPDATE media SET moderation = '{"engine":"builtin/moderator","flagged":["sexual"]}' WHERE story_id = $1 AND role = 'export'`
  await api.database.pool.query(flag, [other])
  const refused = { status: 422, body: { ...REFUSED, data: { classes: ['sexual'], words: [] } } }
  expect(await change(other, { is_published: true })).toEqual(refused)
  expect(await change(other, { is_public: true })).toEqual(refused)
  expect(await row(other)).toMatchObject({ is_published: false, is_public: false })
})

const share = async (who: TestClient, json: object) => {
  const response = await who.send('/api/stories/workflow/export', { json: { remove_watermark: false, ...json } })
  return { status: response.status, body: (await response.json()) as Answer }
}

test('only the creator can export a finished story with a timeline to share it, and nobody an example', async () => {
  const id = await finishedStory(api, ada)
  const cleo = await api.signUp('Cleo')
  expect((await share(api.visitor(), { story_id: id })).status).toBe(401)
  expect((await share(cleo, { story_id: id })).status).toBe(404)
  expect(await share(ada, { story_id: id })).toMatchObject({ status: 409, body: { message: 'This story has no timeline yet' } })
  expect((await share(ada, { story_id: id, extra_steps: ['delete'] })).status).toBe(422)
  expect((await share(ada, { story_id: id, remove_watermark: 'yes' })).status).toBe(422)
  await set(id, "is_public = true, status = 'draft'")
  expect((await share(cleo, { story_id: id })).status).toBe(403)
  expect(await share(ada, { story_id: id })).toMatchObject({ status: 409, body: { message: 'This story is not finished yet' } })
  await set(id, "is_template = true, status = 'completed'")
  for (const who of [ada, cleo]) expect((await share(who, { story_id: id })).status).toBe(422)
})

/** Engines whose moderator never responds. */
function brokenEngines(): EngineHost {
  const faults = [{ engine: 'moderator', kind: 'throw', times: 9 }]
  const env = { FABLECUT_ENGINE_FAULTS: JSON.stringify({ claims: join(api.dataFolder, 'faults'), faults }) }
  return createEngineHost({ size: 1, env })
}

test('a story is not published while the moderator is unavailable', async () => {
  const id = await finishedStory(api, ada)
  const engines = brokenEngines()
  const { db, pool } = api.database
  const storage = await createDiskStorage(join(api.dataFolder, 'storage'))
  const viewer = { id: (await row(id)).user_id, teamId: null }
  const nothing = { title: undefined, isPublic: undefined, thumbnailUrl: undefined, isThumbnailModified: undefined, contests: undefined }
  const request = { viewer, storyId: id, contestIsOpen: false, change: { ...nothing, isPublished: true } }
  await expect(updateStory({ db, pool, storage, engines }, request)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Your story could not be checked, so nothing was published. Please try again in a moment',
  })
  await engines.close()
  expect(await row(id)).toMatchObject({ is_published: false, published_at: null })
})
