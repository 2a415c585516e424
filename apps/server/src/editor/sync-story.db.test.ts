import type { WireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { newId } from '../platform/new-id.ts'
import {
  FILM,
  PICTURE,
  SOUND,
  addFile,
  addExistingFile,
  generateFile,
  newStory,
  primaryOf,
  read,
  sync,
  timelineOf,
  uploadedShot,
} from './testing/edited-story.ts'

let api: TestApi
let ada: TestClient
let eve: TestClient
let files: { picture: WireMediaAsset; film: WireMediaAsset; sound: WireMediaAsset }
let strictApi: Awaited<ReturnType<typeof newEditedStory>>
beforeAll(async () => {
  api = await startTestApi()
  ;[ada, eve] = [await api.signUp('Ada'), await api.signUp('Eve')]
  const first = await newStory(ada)
  files = {
    picture: await addFile(ada, first, 'a.png', await generateFile(api, 'a.png', PICTURE)),
    film: await addFile(ada, first, 'a.mp4', await generateFile(api, 'a.mp4', FILM)),
    sound: await addFile(ada, first, 'a.mp3', await generateFile(api, 'a.mp3', SOUND), '?subtype=voiceover'),
  }
  strictApi = await newEditedStory()
})
afterAll(() => api.stop())

type Body = { shots_map: Record<string, unknown>; video_editor_timeline: ReturnType<typeof timelineOf> }

/** A story with a clip followed by an image. */
async function newEditedStory(): Promise<{ id: string; film: WireMediaAsset; picture: WireMediaAsset; body: Body }> {
  const id = await newStory(ada)
  const [film, picture] = [await addExistingFile(ada, id, files.film), await addExistingFile(ada, id, files.picture)]
  return { id, film, picture, body: bodyOf(film, picture) }
}

function bodyOf(film: WireMediaAsset, picture: WireMediaAsset): Body {
  const track = primaryOf([film, picture])
  const items = track.items.map((item, index) => ({ ...item, shotId: `s${index + 1}` }))
  return {
    shots_map: { s1: uploadedShot('s1', film), s2: uploadedShot('s2', picture) },
    video_editor_timeline: timelineOf([{ ...track, items }], [film, picture]),
  }
}

const answerOf = async (response: Response) => ({ status: response.status, ...((await response.json()) as { code?: string; data: any }) })

test('a sync replaces the document and outdates the export (E-137, E-276, E-277)', async () => {
  const { id, film, picture, body } = await newEditedStory()
  const before = await read(ada, id)
  expect(before.video_editor_timeline).toEqual(timelineOf([]))
  const response = await answerOf(await sync(ada, id, body, { 'if-match': '"0"' }))
  expect(response).toMatchObject({ status: 200, success: true, data: { story_id: id, is_export_outdated: true, revision: 1 } })
  const after = await read(ada, id)
  expect(after).toMatchObject({ revision: 1, is_export_outdated: true, storyboard: { shots: ['s1', 's2'] } })
  expect(after.updated_at).toBe(response.data.updated_at)
  expect(after.video_editor_timeline).toEqual({ ...body.video_editor_timeline, mediaAssets: [film, picture] })
  expect(after.storyboard.shots_map['s1']).toMatchObject({ active_video_id: film.id, active_video_url: film.url })
})

test('a shot that is null is deleted, a hidden one kept, and an omitted one unchanged (E-141)', async () => {
  const { id, picture, body } = await newEditedStory()
  await sync(ada, id, body)
  const timeline = timelineOf([], body.video_editor_timeline.mediaAssets)
  const hidden = uploadedShot('s2', picture, { is_hidden: true, hidden_at: 1_735_689_600 })
  expect((await sync(ada, id, { shots_map: { s1: null, s9: null, s2: hidden }, video_editor_timeline: timeline })).status).toBe(200)
  const { storyboard } = await read(ada, id)
  expect(Object.keys(storyboard.shots_map)).toEqual(['s2'])
  expect(storyboard.shots_map['s2']).toMatchObject({ is_hidden: true, hidden_at: 1_735_689_600 })
  await sync(ada, id, { shots_map: {}, video_editor_timeline: timelineOf([]) })
  expect((await read(ada, id)).storyboard.shots_map).toEqual(storyboard.shots_map)
})

test('an unchanged document does not increment the revision', async () => {
  const { id, body } = await newEditedStory()
  await sync(ada, id, body)
  await api.database.pool.query('UPDATE story SET is_export_outdated = false WHERE id = $1', [id])
  const again = await answerOf(await sync(ada, id, body))
  expect(again).toMatchObject({ status: 200, data: { revision: 1, is_export_outdated: false } })
  expect(await answerOf(await sync(ada, id, { ...body, shots_map: {} }))).toMatchObject({ data: { revision: 1 } })
})

test('at revision 1 a document of any other revision is stale; without a revision it is accepted (ED-34)', async () => {
  const { id, body } = await newEditedStory()
  await sync(ada, id, body)
  for (const ifMatch of ['"0"', '0', '"x"', '', '"1x"']) {
    const response = await answerOf(await sync(ada, id, { ...body, shots_map: { s2: null } }, { 'if-match': ifMatch }))
    expect(response).toMatchObject({ status: 409, code: 'STALE_DOCUMENT', data: { revision: 1, edited_revision: 1 } })
  }
  expect((await read(ada, id)).storyboard.shots).toEqual(['s1', 's2'])
  for (const ifMatch of ['"1"', '1', 'W/"1"', '"0", "1"', '*'])
    expect((await sync(ada, id, body, { 'if-match': ifMatch })).status).toBe(200)
})

test('a change by the server is distinguished from one by another editor (ED-34)', async () => {
  const { id, body } = await newEditedStory()
  await sync(ada, id, body)
  await api.database.pool.query('UPDATE story SET revision = revision + 2 WHERE id = $1', [id])
  const response = await answerOf(await sync(ada, id, body, { 'if-match': '"1"' }))
  expect(response).toMatchObject({ code: 'STALE_DOCUMENT', data: { revision: 3, edited_revision: 1 } })
})

test('of two concurrent syncs of one revision exactly one is stored', async () => {
  const { id, body } = await newEditedStory()
  const other = { ...body, shots_map: { s1: body.shots_map['s1'], s2: { ...(body.shots_map['s2'] as object), image_prompt: 'A fox' } } }
  const responses = await Promise.all([body, other].map((document) => sync(ada, id, document, { 'if-match': '"0"' })))
  expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  expect((await read(ada, id)).revision).toBe(1)
  const later = await Promise.all([1, 2, 3].map((volume) => sync(ada, id, withVolume(body, volume / 4))))
  expect(later.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await read(ada, id)).revision).toBe(4)
})

function withVolume(body: Body, volume: number): Body {
  const tracks = body.video_editor_timeline.tracks.map((track) => ({ ...track, items: track.items.map((item) => ({ ...item, volume })) }))
  return { shots_map: {}, video_editor_timeline: { ...body.video_editor_timeline, tracks } as Body['video_editor_timeline'] }
}

test('only the creator may write: 401 without a session, 403 for a readable story, otherwise 404 (ED-01)', async () => {
  const { id, body } = await newEditedStory()
  expect((await sync(api.visitor(), id, body)).status).toBe(401)
  expect((await sync(eve, id, body)).status).toBe(404)
  await api.database.pool.query('UPDATE story SET is_published = true WHERE id = $1', [id])
  expect((await sync(eve, id, body)).status).toBe(403)
  for (const odd of ['nope', '__proto__', newId()]) expect((await sync(ada, odd, body)).status).toBe(404)
  expect((await read(ada, id)).revision).toBe(0)
})

test('foreign and unknown files never get into a story, whatever the sync lists (CD-114)', async () => {
  const { id, body, picture } = await newEditedStory()
  const hers = await newStory(eve)
  const stolen = await addFile(eve, hers, 'b.png', await generateFile(api, 'b.png', PICTURE))
  const elsewhere = await addExistingFile(ada, await newStory(ada), files.picture)
  for (const asset of [stolen, elsewhere, { ...picture, id: newId() }]) {
    const withShot = { ...body, shots_map: { s2: uploadedShot('s2', asset) } }
    expect((await answerOf(await sync(ada, id, withShot))).data.fields).toHaveProperty(['shots_map.s2.active_image_id'])
    const placed = { shots_map: {}, video_editor_timeline: timelineOf([primaryOf([asset])], [asset]) }
    expect((await answerOf(await sync(ada, id, placed))).data.fields).toHaveProperty([
      'video_editor_timeline.tracks.0.items.0.mediaAssetId',
    ])
  }
  const renamed = { ...picture, url: 'https://evil.example/x.png', title: 'Mine' }
  await sync(ada, id, { shots_map: {}, video_editor_timeline: timelineOf([primaryOf([picture])], [renamed, stolen]) })
  expect((await read(ada, id)).video_editor_timeline.mediaAssets).toEqual([picture])
})

test.each<[string, (body: any) => void, string]>([
  [
    'an unknown kind of item',
    (b) => (b.video_editor_timeline.tracks[0].items[1].type = 'text'),
    'video_editor_timeline.tracks.0.items.1.type',
  ],
  [
    'a fraction of a frame',
    (b) => (b.video_editor_timeline.tracks[0].items[0].durationInFrames = 29.5),
    'video_editor_timeline.tracks.0.items.0.durationInFrames',
  ],
  [
    'a place before the film',
    (b) => (b.video_editor_timeline.tracks[0].items[0].startTimeInFrames = -1),
    'video_editor_timeline.tracks.0.items.0.startTimeInFrames',
  ],
  [
    'items over each other',
    (b) => (b.video_editor_timeline.tracks[0].items[1].startTimeInFrames = 10),
    'video_editor_timeline.tracks.0.items.1.startTimeInFrames',
  ],
  [
    'two primary tracks',
    (b) => b.video_editor_timeline.tracks.push({ id: 't2', type: 'video', isPrimary: true, items: [] }),
    'video_editor_timeline.tracks.1.isPrimary',
  ],
  [
    'an unknown key of an item',
    (b) => (b.video_editor_timeline.tracks[0].items[0].hack = 1),
    'video_editor_timeline.tracks.0.items.0.hack',
  ],
  ['an unknown key of the timeline', (b) => (b.video_editor_timeline.owner = 'eve'), 'video_editor_timeline.owner'],
  ['an unknown key of a shot', (b) => (b.shots_map.s1.user_id = 'eve'), 'shots_map.s1.user_id'],
  ['an unknown key beside them', (b) => (b.status = 'completed'), 'status'],
  ['a shot under another id', (b) => (b.shots_map.s1.shot_id = 's9'), 'shots_map.s1.shot_id'],
  ['a shot hidden after the end of time', (b) => (b.shots_map.s1.hidden_at = 8.7e12), 'shots_map.s1.hidden_at'],
  ['no timeline', (b) => delete b.video_editor_timeline, 'video_editor_timeline'],
])('a sync with %s is refused with its path, and nothing is stored', async (_, change, path) => {
  const { id, body } = strictApi
  const bad = structuredClone(body)
  change(bad)
  const response = await answerOf(await sync(ada, id, bad))
  expect(response).toMatchObject({ status: 422, code: 'INVALID_INPUT' })
  expect(Object.keys(response.data.fields)).toEqual([path])
  expect(await read(ada, id)).toMatchObject({ revision: 0, storyboard: { shots: [] } })
})

test('names with a meaning in JavaScript are ordinary names, or refused', async () => {
  const { id, film, body } = await newEditedStory()
  for (const name of ['constructor', 'toString', 'hasOwnProperty', '__proto__']) {
    const text = JSON.stringify({ ...body, shots_map: { NAME: uploadedShot('NAME', film, { lexorank: 'b' }) } }).replaceAll('NAME', name)
    const response = await ada.send(`/api/stories/${id}/sync`, {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json' },
    })
    expect([200, 422]).toContain(response.status)
    const { shots_map } = (await read(ada, id)).storyboard
    expect(Object.hasOwn(shots_map, name)).toBe(response.status === 200)
  }
  expect(({} as Record<string, unknown>)['shot_id']).toBeUndefined()
})

test('a timeline of ten thousand items is stored and read; a body over 16 MB is refused', async () => {
  const { id, picture } = await newEditedStory()
  // Within the longest film of an hour.
  const track = primaryOf(
    Array.from({ length: 10_000 }, () => picture),
    10,
  )
  const body = { shots_map: {}, video_editor_timeline: timelineOf([track], [picture]) }
  expect((await sync(ada, id, body)).status).toBe(200)
  expect((await read(ada, id)).video_editor_timeline.tracks[0]?.items).toHaveLength(10_000)
  const response = await sync(ada, id, { ...body, note: 'x'.repeat(16_000_000) })
  expect(response.status).toBe(413)
})

test('a story locked by a run is not editable; side runs and a preview that generates images do not lock it (C-217)', async () => {
  const { id, body } = await newEditedStory()
  const runOf = (kind: string) =>
    api.database.pool.query(
      `INSERT INTO run (id, story_id, user_id, kind, workflow, status, step) SELECT $1, id, user_id, $2, 'w', 'RUN_RUNNING', 'pending' FROM story WHERE id = $3`,
      [newId(), kind, id],
    )
  for (const kind of ['shots', 'captions', 'render']) await runOf(kind)
  for (const status of ['draft', 'paused', 'completed', 'failed:generating_videos', 'failed:user_exporting_video']) {
    await api.database.pool.query('UPDATE story SET status = $1 WHERE id = $2', [status, id])
    expect((await sync(ada, id, body)).status).toBe(200)
  }
  await runOf('preview')
  expect(await answerOf(await sync(ada, id, body))).toMatchObject({ status: 409, code: 'RUN_IN_PROGRESS' })
  const enter = (step: string) => api.database.pool.query("UPDATE run SET step = $1 WHERE story_id = $2 AND kind = 'preview'", [step, id])
  await enter('processing:generating_images')
  expect((await sync(ada, id, body)).status).toBe(200)
  await enter('processing:exporting_video')
  expect(await answerOf(await sync(ada, id, body))).toMatchObject({ status: 409, code: 'RUN_IN_PROGRESS' })
})

test('an audio item has at most the duration of its file (E-276)', async () => {
  const { id, film } = await newEditedStory()
  const sound = await addExistingFile(ada, id, files.sound)
  expect(sound).toMatchObject({ subtype: 'voiceover', resource_type: 'audio' })
  const audioItem = (frames: number) => ({
    shots_map: {},
    video_editor_timeline: timelineOf(
      [
        primaryOf([film]),
        {
          id: 'track_voiceover_1',
          type: 'audio',
          subtype: 'voiceover',
          isPrimary: false,
          items: [
            {
              id: 'v',
              type: 'audio',
              startTimeInFrames: 0,
              durationInFrames: frames,
              mediaAssetId: sound.id,
              sourceTrimStartFrames: 0,
              sourceTrimEndFrames: frames,
            },
          ],
        },
      ] as never,
      [film, sound],
    ),
  })
  expect((await sync(ada, id, audioItem(60))).status).toBe(200)
  expect((await answerOf(await sync(ada, id, audioItem(90)))).data.fields).toHaveProperty([
    'video_editor_timeline.tracks.1.items.0.sourceTrimEndFrames',
  ])
})
