import type { WireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { readStories } from './read-stories.ts'
import { FILM, addFile, generateFile, newStory, primaryOf, read, sync, timelineOf } from '../editor/testing/edited-story.ts'

let api: TestApi
let ada: TestClient
let story: string
let film: WireMediaAsset
beforeAll(async () => {
  api = await startTestApi()
  ada = await api.signUp('Ada')
  story = await newStory(ada)
  film = await addFile(ada, story, 'a.mp4', await generateFile(api, 'a.mp4', FILM))
})
afterAll(() => api.stop())

const store = (document: unknown) =>
  api.database.pool.query(
    'INSERT INTO timeline (story_id, document) VALUES ($1, $2) ON CONFLICT (story_id) DO UPDATE SET document = $2, revision = timeline.revision + 1',
    [story, JSON.stringify(document)],
  )

/** Warnings logged while the story is read. */
async function warnings(): Promise<{ path: string; message: string }[]> {
  const entries: any[] = []
  await readStories(api.database.db, [story], { log: { warn: (_, data) => void entries.push(data) } })
  return entries
}

const validDocument = () => structuredClone(timelineOf([primaryOf([film, film])], [film])) as any
const track = (changes: object, items: object[] = []) => ({ id: 'track_video_2', type: 'video', isPrimary: false, items, ...changes })

test.each<[string, (document: any) => unknown]>([
  ['an item of an unknown kind', (d) => d.tracks[0].items.push({ id: 'x', type: 'hologram' })],
  ['an item whose file is gone', (d) => (d.tracks[0].items[0].mediaAssetId = 'lost')],
  ['items over each other', (d) => (d.tracks[0].items[1].startTimeInFrames = 5)],
  ['negative frames', (d) => (d.tracks[0].items[0].startTimeInFrames = -40)],
  ['parts of frames', (d) => (d.tracks[0].items[0].durationInFrames = 29.6)],
  ['two primary tracks', (d) => d.tracks.push(track({ isPrimary: true }))],
  ['a list where a track should be', (d) => d.tracks.push([])],
  ['no settings', (d) => delete d.globalConfig],
  ['no lists at all', (d) => Object.assign(d, { tracks: 'x', mediaAssets: {} })],
  ['an unknown key', (d) => (d.tracks[0].items[0].hack = 1)],
])('a stored timeline with %s is repaired on reading, and logged (ED-83)', async (_, change) => {
  const document = validDocument()
  change(document)
  await store(document)
  expect((await warnings())[0]).toMatchObject({ story, path: expect.any(String) })
  const opened = (await read(ada, story)).video_editor_timeline
  expect(opened.globalConfig.fps).toBe(30)
  expect(opened.tracks.filter(({ isPrimary }) => isPrimary).length).toBeLessThan(2)
  const saved = await sync(ada, story, { shots_map: {}, video_editor_timeline: opened })
  expect([saved.status, await saved.json()]).toMatchObject([200, {}])
  expect((await warnings()).filter(({ message }) => !message.includes('not found'))).toEqual([])
})

test('a valid timeline is read unchanged, without warnings', async () => {
  await store(validDocument())
  expect((await read(ada, story)).video_editor_timeline).toEqual(validDocument())
  expect(await warnings()).toEqual([])
})

test('properties of files come from the files, whatever a timeline contains', async () => {
  const document = validDocument()
  document.mediaAssets[0] = { ...film, url: 'https://evil.example/x.mp4', title: 'Other' }
  await store(document)
  expect((await read(ada, story)).video_editor_timeline.mediaAssets).toEqual([film])
  await store({ ...document, mediaAssets: [null, 7, { id: 5 }, { id: '__proto__' }] })
  expect((await read(ada, story)).video_editor_timeline.mediaAssets).toEqual([film])
  const eve = await api.signUp('Eve')
  const hers = await addFile(eve, await newStory(eve), 'b.mp4', await generateFile(api, 'b.mp4', FILM))
  await store({ ...validDocument(), mediaAssets: [hers] })
  expect((await read(ada, story)).video_editor_timeline.mediaAssets).toEqual([film])
})

test('a timeline of version 1 is unchanged when opened, and stored in the current version by the next edit', async () => {
  const document = validDocument()
  await api.database.pool.query('UPDATE timeline SET document = $2, schema_version = 1 WHERE story_id = $1', [
    story,
    JSON.stringify(document),
  ])
  const opened = (await read(ada, story)).video_editor_timeline
  expect([opened, await warnings()]).toEqual([document, []])
  const louder = structuredClone(document)
  louder.tracks[0].items[0].volume = 0.5
  expect((await sync(ada, story, { shots_map: {}, video_editor_timeline: louder })).status).toBe(200)
  const { rows } = await api.database.pool.query('SELECT schema_version, document FROM timeline WHERE story_id = $1', [story])
  expect(rows[0]).toMatchObject({ schema_version: TIMELINE_VERSION, document: { mediaAssets: [{ resourceType: 'video' }] } })
  expect((await read(ada, story)).video_editor_timeline).toEqual(louder)
})

test('a timeline of a later release is refused with an instruction, and not changed', async () => {
  await api.database.pool.query('UPDATE timeline SET schema_version = 99 WHERE story_id = $1', [story])
  const response = await ada.send(`/api/stories/${story}`)
  expect([response.status, await response.json()]).toMatchObject([
    500,
    { code: 'NEWER_DATA', message: expect.stringContaining('update the server') },
  ])
  expect((await sync(ada, story, { shots_map: {}, video_editor_timeline: validDocument() })).status).toBe(500)
  const { rows } = await api.database.pool.query('SELECT schema_version FROM timeline WHERE story_id = $1', [story])
  expect(rows).toEqual([{ schema_version: 99 }])
})

function bodyAt(volume: number) {
  const document = validDocument()
  document.tracks[0].items[0].volume = volume
  return { shots_map: {}, video_editor_timeline: document }
}

test('a client that knows only an earlier version saves while the story is of that version, and is told to reload afterwards', async () => {
  const { pool } = api.database
  await pool.query('UPDATE timeline SET schema_version = $2 WHERE story_id = $1', [story, TIMELINE_VERSION - 1])
  const versionOf = async () =>
    (await pool.query('SELECT schema_version FROM timeline WHERE story_id = $1', [story])).rows[0].schema_version
  const earlier = { 'fablecut-timeline-version': String(TIMELINE_VERSION - 1) }
  expect((await sync(ada, story, bodyAt(0.2), earlier)).status).toBe(200)
  expect(await versionOf()).toBe(TIMELINE_VERSION - 1)
  expect((await sync(ada, story, bodyAt(0.3))).status).toBe(200)
  expect(await versionOf()).toBe(TIMELINE_VERSION)
  const refused = await sync(ada, story, bodyAt(0.4), earlier)
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { code: 'OUTDATED_CLIENT', message: expect.stringContaining('reload the page'), data: { timeline_version: TIMELINE_VERSION } },
  ])
  const after = (await read(ada, story)) as any
  expect([after.timeline_version, after.video_editor_timeline.tracks[0].items[0].volume]).toEqual([TIMELINE_VERSION, 0.3])
})
