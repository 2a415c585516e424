import type { WireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import type { WireStoryVersion } from '@fablecut/contracts/wire/story-version'
import { TIMELINE_VERSION_HEADER } from '@fablecut/contracts/wire/timeline-version'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { DOCUMENT_VERSION } from '@fablecut/domain/timeline/stored/document-versions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  FILM,
  PICTURE,
  addExistingFile,
  addFile,
  generateFile,
  newStory,
  primaryOf,
  read,
  sync,
  timelineOf,
  uploadedShot,
} from '../editor/testing/edited-story.ts'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'

let api: TestApi
let ada: TestClient
let files: { picture: WireMediaAsset; film: WireMediaAsset }
beforeAll(async () => {
  api = await startTestApi({ STORY_VERSIONS: '3' })
  ada = await api.signUp('Ada')
  const first = await newStory(ada)
  files = {
    picture: await addFile(ada, first, 'a.png', await generateFile(api, 'a.png', PICTURE)),
    film: await addFile(ada, first, 'a.mp4', await generateFile(api, 'a.mp4', FILM)),
  }
})
afterAll(() => api.stop())

/** A story with a clip followed by an image. */
async function editedStory() {
  const id = await newStory(ada)
  const [film, picture] = [await addExistingFile(ada, id, files.film), await addExistingFile(ada, id, files.picture)]
  const track = primaryOf([film, picture])
  const items = track.items.map((item, index) => ({ ...item, shotId: `s${index + 1}` }))
  const shots_map = { s1: uploadedShot('s1', film), s2: uploadedShot('s2', picture) }
  const video_editor_timeline = timelineOf([{ ...track, items }], [film, picture])
  const save = (change: object = {}) => sync(ada, id, { shots_map, video_editor_timeline, ...change })
  await save()
  /** The film alone. */
  const shortened = { shots_map: { s2: null }, video_editor_timeline: timelineOf([{ ...track, items: items.slice(0, 1) }], [film]) }
  const quieter = (volume: number) => ({
    video_editor_timeline: timelineOf(
      [{ ...track, items: items.map((item, index) => (index === 0 ? { ...item, volume } : item)) as never }],
      [film, picture],
    ),
  })
  return { id, film, picture, save, shortened, quieter }
}

const answer = async (response: Promise<Response>) => {
  const received = await response
  return { status: received.status, body: (await received.json()) as any }
}
const list = async (id: string): Promise<WireStoryVersion[]> => (await answer(ada.send(`/api/stories/${id}/versions`))).body.versions
const keep = (id: string, name: string) => answer(ada.send(`/api/stories/${id}/versions`, { json: { name } }))
const restore = (id: string, versionId: string) => answer(ada.send(`/api/stories/${id}/versions/${versionId}/restore`, { method: 'POST' }))
const render = async (id: string, client = ada) => {
  const { video_editor_timeline: timeline, user_id: userId } = await read(client, id)
  const { tracks, mediaAssets } = timeline
  return client.send('/api/internal/storybuilder/render_video', {
    json: { tracks, mediaAssets, configFromStory: { storyId: id }, userId },
    headers: { [TIMELINE_VERSION_HEADER]: String(TIMELINE_VERSION) },
  })
}
const namesOf = (versions: readonly WireStoryVersion[]) => versions.map(({ name, cause }) => name ?? cause)

test('a version is kept under a name, renamed and deleted; the same document is not kept twice', async () => {
  const { id, save, shortened } = await editedStory()
  const { status, body } = await keep(id, '  First cut ')
  expect([status, body]).toMatchObject([200, { name: 'First cut', cause: 'creator', shot_count: 2, duration: 2 }])
  expect(body.thumbnail_url).toContain('/media/')
  expect((await keep(id, 'Again')).body).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('First cut') })
  await save(shortened)
  expect((await keep(id, 'Short')).body).toMatchObject({ shot_count: 1, duration: 1 })
  expect(namesOf(await list(id))).toEqual(['Short', 'First cut'])
  const renamed = await answer(ada.send(`/api/stories/${id}/versions/${body.id}`, { method: 'PATCH', json: { name: 'Rough' } }))
  expect(renamed.body).toMatchObject({ id: body.id, name: 'Rough' })
  expect((await answer(ada.send(`/api/stories/${id}/versions/${body.id}`, { method: 'DELETE' }))).body).toEqual({ deleted: true })
  expect(namesOf(await list(id))).toEqual(['Short'])
  expect((await answer(ada.send(`/api/stories/${id}/versions/${body.id}`))).status).toBe(404)
})

test('an empty story has no version to keep', async () => {
  expect((await keep(await newStory(ada), 'Nothing')).body).toMatchObject({ code: 'CONFLICT', message: 'There is nothing to keep yet' })
})

test('every export keeps an automatic version, an unchanged document only its new time; the oldest go, named ones stay', async () => {
  const { id, save, quieter } = await editedStory()
  expect((await render(id)).status).toBe(200)
  const [first] = await list(id)
  expect(first).toMatchObject({ cause: 'export', name: null, shot_count: 2, duration: 2 })
  await keep(id, 'Premiere')
  expect(namesOf(await list(id))).toEqual(['Premiere'])
  for (const volume of [0.1, 0.2, 0.3, 0.4]) {
    await api.database.pool.query("UPDATE run SET status = 'RUN_SUCCESS', finished_at = now() WHERE story_id = $1", [id])
    await save(quieter(volume))
    expect((await render(id)).status).toBe(200)
  }
  expect(namesOf(await list(id))).toEqual(['export', 'export', 'export', 'Premiere'])
  const { rows } = await api.database.pool.query(
    'SELECT count(*)::int AS links FROM story_version_media m JOIN story_version v ON v.id = m.version_id WHERE story_id = $1',
    [id],
  )
  expect(rows[0].links).toBe(8)
})

test('what was kept for another shape stays, however many versions follow', async () => {
  const { id, save, quieter } = await editedStory()
  const exportAgain = async () => {
    await api.database.pool.query("UPDATE run SET status = 'RUN_SUCCESS', finished_at = now() WHERE story_id = $1", [id])
    expect((await render(id)).status).toBe(200)
  }
  await exportAgain()
  await api.database.pool.query("UPDATE story_version SET cause = 'shape' WHERE story_id = $1", [id])
  await exportAgain()
  expect(namesOf(await list(id))).toEqual(['shape'])
  for (const volume of [0.1, 0.2, 0.3, 0.4]) {
    await save(quieter(volume))
    await exportAgain()
  }
  expect(namesOf(await list(id))).toEqual(['export', 'export', 'export', 'shape'])
})

test('regenerating keeps what the shots were, with the texts that they had', async () => {
  const { id } = await editedStory()
  const timeline = (await read(ada, id)).video_editor_timeline
  const drawn = uploadedShot('s3', files.picture, { shot_type: 'manual', image_prompt: 'A fox', active_image_id: null })
  await sync(ada, id, { shots_map: { s3: drawn }, video_editor_timeline: timeline })
  const path = `/api/stories/workflow/regenerate_shot?storyId=${id}&shotId=s3`
  expect((await ada.send(path, { json: { media_types: 'image', image_prompt: 'A heron' } })).status).toBe(200)
  const [kept] = await list(id)
  expect(kept).toMatchObject({ cause: 'regeneration', shot_count: 3 })
  const { body } = await answer(ada.send(`/api/stories/${id}/versions/${kept!.id}`))
  expect(body.shots_map.s3.image_prompt).toBe('A fox')
  expect(body.video_editor_timeline.mediaAssets.map((asset: WireMediaAsset) => asset.id).toSorted()).toEqual(
    timeline.mediaAssets.map((asset) => asset.id).toSorted(),
  )
})

test('a restored version is the document of the story; what it replaced is kept, and can be restored', async () => {
  const { id, picture, save, shortened } = await editedStory()
  const before = await read(ada, id)
  const version = (await keep(id, 'Whole')).body
  await save(shortened)
  const short = await read(ada, id)
  const { status, body } = await restore(id, version.id)
  expect([status, body.revision]).toEqual([200, short.revision + 1])
  const after = await read(ada, id)
  expect(after).toMatchObject({ revision: body.revision, is_export_outdated: true })
  expect(after.video_editor_timeline.tracks).toEqual(before.video_editor_timeline.tracks)
  expect(after.storyboard.shots_map).toEqual(before.storyboard.shots_map)
  expect(body.video_editor_timeline.tracks).toEqual(after.video_editor_timeline.tracks)
  const kept = (await list(id)).find(({ cause }) => cause === 'restore')!
  expect(kept).toMatchObject({ shot_count: 1 })
  expect((await sync(ada, id, { shots_map: {}, video_editor_timeline: after.video_editor_timeline })).status).toBe(200)
  expect((await read(ada, id)).revision).toBe(after.revision)
  await restore(id, kept.id)
  expect(Object.keys((await read(ada, id)).storyboard.shots_map)).toEqual(['s1'])
  expect((await ada.send(picture.url)).status).toBe(200)
})

test('a file that its creator deleted comes back with the version that uses it', async () => {
  const { id, picture, save, shortened } = await editedStory()
  const version = (await keep(id, 'With the picture')).body
  await save(shortened)
  expect((await ada.send('/api/media/resources', { method: 'DELETE', json: { ids: [picture.id] } })).status).toBe(200)
  expect((await ada.send(picture.url)).status).toBe(404)
  expect((await restore(id, version.id)).status).toBe(200)
  expect((await ada.send(picture.url)).status).toBe(200)
  expect((await read(ada, id)).video_editor_timeline.mediaAssets.map((asset) => asset.id)).toContain(picture.id)
})

test('versions are those of their story and of its creator', async () => {
  const { id } = await editedStory()
  const other = await editedStory()
  const eve = await api.signUp('Eve')
  const version = (await keep(id, 'Mine')).body
  for (const path of ['', '/restore']) {
    const init = { method: path === '' ? 'GET' : 'POST' }
    expect((await ada.send(`/api/stories/${other.id}/versions/${version.id}${path}`, init)).status).toBe(404)
    expect((await eve.send(`/api/stories/${id}/versions/${version.id}${path}`, init)).status).toBe(404)
  }
  const foreign = { json: { name: 'Taken' }, origin: 'https://elsewhere.example' }
  expect((await answer(ada.send(`/api/stories/${id}/versions`, foreign))).body).toMatchObject({ code: 'FORBIDDEN_ORIGIN' })
  expect((await keep(id, ' ')).status).toBe(422)
  expect((await keep(id, 'x'.repeat(101))).status).toBe(422)
})

test('a version is migrated when it is read; one of a later release is refused and kept', async () => {
  const { id } = await editedStory()
  const version = (await keep(id, 'Old')).body
  const setVersion = (schemaVersion: number) =>
    api.database.pool.query('UPDATE story_version SET schema_version = $2 WHERE id = $1', [version.id, schemaVersion])
  await setVersion(DOCUMENT_VERSION - 1)
  expect((await answer(ada.send(`/api/stories/${id}/versions/${version.id}`))).body.video_editor_timeline.tracks[0].items).toHaveLength(2)
  await setVersion(DOCUMENT_VERSION + 1)
  const refused = await restore(id, version.id)
  expect(refused).toMatchObject({ status: 500, body: { code: 'NEWER_DATA' } })
  expect(await list(id)).toHaveLength(1)
})

test('two exports at once keep one version', async () => {
  const { id } = await editedStory()
  await Promise.all([render(id), render(id), render(id)])
  expect(await list(id)).toHaveLength(1)
})
