import type { WireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { EXAMPLE_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan-fixture'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import {
  FILM,
  PICTURE,
  SOUND,
  addFile,
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
let story: string
let [film, other, picture, sound]: WireMediaAsset[] = []
beforeAll(async () => {
  api = await startTestApi()
  ;[ada, eve] = [await api.signUp('Ada'), await api.signUp('Eve')]
  story = await newStory(ada)
  film = await addFile(ada, story, 'a.mp4', await generateFile(api, 'a.mp4', FILM))
  other = await addFile(ada, story, 'b.mp4', await generateFile(api, 'b.mp4', FILM.replace('duration=2', 'duration=3')))
  picture = await addFile(ada, story, 'a.png', await generateFile(api, 'a.png', PICTURE))
  sound = await addFile(ada, story, 'a.mp3', await generateFile(api, 'a.mp3', SOUND), '?subtype=voiceover')
  const track = primaryOf([film, film])
  const items = track.items.map((item, index) => ({ ...item, shotId: `s${index + 1}`, speed: 1, volume: 0.5 }))
  const body = {
    shots_map: { s1: uploadedShot('s1', film), s2: uploadedShot('s2', film) },
    video_editor_timeline: timelineOf([{ ...track, items }], [film]),
  }
  expect((await sync(ada, story, body)).status).toBe(200)
})
afterAll(() => api.stop())

const patch = (client: TestClient, shotId: string, json: object, of = story) =>
  client.send(`/api/stories/${of}/shots/${shotId}`, { method: 'PATCH', json })
const show = (asset: Pick<WireMediaAsset, 'id'>, media_type: string) => ({
  active_media: { media_type, media_id: asset.id, media_url: 'https://evil.example/x' },
})
const statusAndMessage = async (response: Response) => ({ http: response.status, ...((await response.json()) as any) })

test('prompts are stored without changing the timeline (C-279)', async () => {
  const before = await read(ada, story)
  const { revision } = before
  expect(await statusAndMessage(await patch(ada, 's1', { image_prompt: 'A fox', video_prompt: 'It runs' }))).toEqual({
    http: 200,
    status: 'ok',
    revision: revision + 1,
  })
  const after = await read(ada, story)
  expect(after.storyboard.shots_map['s1']).toMatchObject({ image_prompt: 'A fox', video_prompt: 'It runs', voice_over: '' })
  expect(after.video_editor_timeline).toEqual(before.video_editor_timeline)
  expect(await statusAndMessage(await patch(ada, 's1', { image_prompt: 'A fox' }))).toMatchObject({ revision: revision + 1 })
})

test('a plan is stored with its shot, and an image prompt written by hand replaces it', async () => {
  const { storyboard, video_editor_timeline } = await read(ada, story)
  const shot = { ...storyboard.shots_map['s2']!, plan: EXAMPLE_PLAN, image_prompt: 'Wide view: a fox' }
  expect((await sync(ada, story, { shots_map: { s2: shot }, video_editor_timeline })).status).toBe(200)
  const plan = async () => (await read(ada, story)).storyboard.shots_map['s2']!.plan
  expect(await plan()).toEqual(EXAMPLE_PLAN)
  await patch(ada, 's2', { video_prompt: 'It runs' })
  expect(await plan()).toEqual(EXAMPLE_PLAN)
  await patch(ada, 's2', { image_prompt: 'A hare' })
  expect(await plan()).toBeNull()
})

test('a shot is planned from its words without being changed; the plan is stored by a sync and edited by the next one', async () => {
  const { storyboard, video_editor_timeline, revision } = await read(ada, story)
  const write = async (changes: object) => {
    const shots_map = { s2: { ...storyboard.shots_map['s2']!, ...changes } }
    expect((await sync(ada, story, { shots_map, video_editor_timeline })).status).toBe(200)
    return (await read(ada, story)).storyboard.shots_map['s2']!
  }
  const plan = async (client: TestClient, shotId = 's2', of = story) =>
    statusAndMessage(await client.send(`/api/stories/${of}/shots/${shotId}/plan`, { method: 'POST', json: {} }))
  await write({ voice_over: 'A fox sleeps under a tree.' })
  const planned = await plan(ada)
  expect(planned.plan.cast[0].what).toBe('fox')
  expect((await read(ada, story)).storyboard.shots_map['s2']!.plan).toBeNull()
  const edited = { ...planned.plan, hour: 'night', things: [{ what: 'lantern', count: 3, event: 'glow' }] }
  const stored = await write({ voice_over: 'A fox sleeps under a tree.', plan: edited, image_prompt: 'Wide view: a fox' })
  expect(stored).toMatchObject({ plan: edited, image_prompt: 'Wide view: a fox' })
  expect((await read(ada, story)).revision).toBeGreaterThan(revision)
  await write({ voice_over: 'El viejo carpintero vive en una casa pequeña con su perro.' })
  expect((await plan(ada)).plan.cast.map(({ what }: { what: string }) => what)).toEqual(['old carpenter', 'dog'])
  expect([(await plan(eve)).http, (await plan(api.visitor())).http, (await plan(ada, 's9')).http]).toEqual([404, 401, 404])
})

test('another take replaces the active one with the same trims, and the story counts as edited (C-279, E-152)', async () => {
  const before = await read(ada, story)
  const { revision } = await statusAndMessage(await patch(ada, 's1', show(other!, 'video')))
  const after = await read(ada, story)
  expect(after).toMatchObject({ revision, is_export_outdated: true })
  expect(after.storyboard.shots_map['s1']).toMatchObject({ active_video_id: other!.id, active_video_url: other!.url })
  const [first, second] = after.video_editor_timeline.tracks[0]!.items
  expect(first).toEqual({ ...before.video_editor_timeline.tracks[0]!.items[0], mediaAssetId: other!.id })
  expect(second).toEqual(before.video_editor_timeline.tracks[0]!.items[1])
  expect(after.video_editor_timeline.mediaAssets).toContainEqual(other)
  const stale = await statusAndMessage(
    await sync(ada, story, { shots_map: {}, video_editor_timeline: timelineOf([]) }, { 'if-match': `${before.revision}` }),
  )
  expect(stale).toMatchObject({ http: 409, data: { revision, edited_revision: revision } })
})

test('an image replaces the clip', async () => {
  await patch(ada, 's1', show(picture!, 'image'))
  const { storyboard, video_editor_timeline: timeline } = await read(ada, story)
  expect(storyboard.shots_map['s1']).toMatchObject({ active_image_id: picture!.id, active_video_id: null, active_video_url: null })
  expect(timeline.tracks[0]?.items[0]).toMatchObject({ type: 'image', mediaAssetId: picture!.id, durationInFrames: 30, shotId: 's1' })
})

test('a voice-over becomes the active one of its shot', async () => {
  expect((await statusAndMessage(await patch(ada, 's2', { voice_over: 'Once', ...show(sound!, 'audio') }))).http).toBe(200)
  expect((await read(ada, story)).storyboard.shots_map['s2']).toMatchObject({
    voice_over: 'Once',
    active_voice_over_audio_id: sound!.id,
    active_voice_over_audio_url: sound!.url,
  })
})

test('files of others, of other stories and of another type are refused, and nothing changes (CD-114)', async () => {
  const { revision } = await read(ada, story)
  const foreign = await addFile(eve, await newStory(eve), 'c.mp4', await generateFile(api, 'c.mp4', FILM))
  const elsewhere = await addFile(ada, await newStory(ada), 'c.mp4', await generateFile(api, 'c.mp4', FILM))
  for (const [asset, kind] of [
    [foreign, 'video'],
    [elsewhere, 'video'],
    [film!, 'image'],
    [{ id: '__proto__' }, 'video'],
  ] as const)
    expect((await statusAndMessage(await patch(ada, 's1', { image_prompt: 'A cat', ...show(asset, kind) }))).data.fields).toHaveProperty([
      'active_media.media_id',
    ])
  expect((await read(ada, story)).revision).toBe(revision)
})

test('only the creator can change an existing shot (ED-01)', async () => {
  expect((await statusAndMessage(await patch(api.visitor(), 's1', { image_prompt: 'x' }))).http).toBe(401)
  expect((await statusAndMessage(await patch(eve, 's1', { image_prompt: 'x' }))).http).toBe(404)
  for (const odd of ['s9', '__proto__', 'constructor'])
    expect((await statusAndMessage(await patch(ada, odd, { image_prompt: 'x' }))).http).toBe(404)
})
