import { TIMELINE_VERSION_HEADER } from '@fablecut/contracts/wire/timeline-version'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PICTURE, addFile, generateFile, newStory, primaryOf, sync, timelineOf, uploadedShot } from '../editor/testing/edited-story.ts'
import { type TestApi, type TestClient, startTestApi } from './testing.ts'

let api: TestApi
let ada: TestClient
let storyId: string
let asset: Awaited<ReturnType<typeof addFile>>
beforeAll(async () => {
  api = await startTestApi()
  ada = await api.signUp('Ada')
  storyId = await newStory(ada)
  asset = await addFile(ada, storyId, 'own.png', await generateFile(api, 'own.png', PICTURE))
  const shots_map = {
    s1: uploadedShot('s1', asset, { image_prompt: 'A fox' }),
    s2: uploadedShot('s2', asset, { is_hidden: true, hidden_at: 1 }),
  }
  await sync(ada, storyId, { shots_map, video_editor_timeline: timelineOf([primaryOf([asset])], [asset]) })
})
afterAll(() => api.stop())

const post = async (path: string, json: unknown, client = ada) => {
  const response = await client.send(`/api${path}`, { json, headers: { [TIMELINE_VERSION_HEADER]: String(TIMELINE_VERSION) } })
  return { status: response.status, body: (await response.json()) as Record<string, any> }
}
const regenerate = (query: string, json: unknown, client = ada) => post(`/stories/workflow/regenerate_shot${query}`, json, client)
const ofShot = (shotId: string) => `?storyId=${storyId}&shotId=${shotId}`
const available = async () => ((await (await ada.send('/api/me')).json()) as { credits: number }).credits

test('a regeneration accepts either spelling, and is polled and cancelled like any run', async () => {
  const before = await available()
  const snake = await regenerate(ofShot('s1'), { media_types: 'image', image_prompt: 'A fox' })
  const camel = await regenerate(ofShot('s1'), { mediaTypesArray: ['video'], videoPrompt: 'It runs', end_frame_image_url: asset.url })
  for (const { status, body } of [snake, camel])
    expect([status, body['status'], body['data'].message]).toEqual([
      200,
      'pending',
      `Shot generation started with workflow ${body['workflowRunId']}`,
    ])
  expect(await available()).toBe(before - 115)
  const workflowRunIds = [snake, camel].map(({ body }) => body['workflowRunId'])
  const { body } = await post('/stories/workflow/status', { workflowRunIds })
  expect(body['results'].map((run: any) => [run.status, run.step, run.story.status])).toEqual([
    ['RUN_RUNNING', 'pending', 'draft'],
    ['RUN_RUNNING', 'pending', 'draft'],
  ])
  const takes = (await (await ada.send(`/api/stories/${storyId}/shots/s1`)).json()) as any
  expect(takes.media_resources.videos[0]).toMatchObject({ status: 'pending', prompt: 'It runs', workflow_run_id: workflowRunIds[1] })
  for (const workflowRunId of workflowRunIds) expect((await post('/stories/workflow/cancel', { workflowRunId })).status).toBe(200)
  expect(await available()).toBe(before)
})

test('a refused regeneration has its status', async () => {
  expect((await regenerate('?shotId=s1', { media_types: 'image' })).status).toBe(422)
  const odd = await regenerate(ofShot('s1'), { media_types: 'smell' })
  expect([odd.status, Object.keys(odd.body['data'].fields)]).toEqual([422, ['media_types']])
  expect((await regenerate(ofShot('s1'), { media_types: 'image', advanced_settings: { image_model_config: { model: 'x' } } })).status).toBe(
    422,
  )
  expect(await regenerate(ofShot('s2'), { media_types: 'video' })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  expect((await regenerate(ofShot('s3'), { media_types: 'image' })).status).toBe(404)
  expect((await regenerate(ofShot('s1'), { media_types: 'image' }, api.visitor())).status).toBe(401)
  expect((await regenerate(ofShot('s1'), { media_types: 'image' }, await api.signUp('Bob'))).status).toBe(404)
  expect(await regenerate(ofShot('s1'), { media_types: 'both', expected_credits: 100 })).toMatchObject({
    status: 409,
    body: { code: 'PRICE_CHANGED', data: { credits: 115 } },
  })
})

test('the charged price is the estimated one, and a batch returns its shots', async () => {
  const priced = await post('/credits/estimate', {
    key: 'story.shot_generation',
    inputs: { media_types: 'both', category_id: 'create_from_scratch' },
  })
  expect(priced).toMatchObject({ status: 200, body: { credits: 115 } })
  const { status, body } = await post(`/stories/workflow/batch_generate?storyId=${storyId}`, { media_types: 'both', expected_credits: 115 })
  expect([status, body['shot_ids']]).toEqual([200, ['s1']])
  await post('/stories/workflow/cancel', { workflowRunId: body['workflowRunId'] })
  expect((await post(`/stories/workflow/batch_generate?storyId=${storyId}`, { media_types: 'image', shot_ids: ['s2'] })).status).toBe(422)
})

test('an export returns its id and progress; another user id is refused', async () => {
  const me = (await (await ada.send('/api/me')).json()) as any
  const { tracks, mediaAssets, globalConfig } = timelineOf([primaryOf([asset])], [asset])
  const config = {
    storyId,
    fps: 30,
    width: 1280,
    height: 720,
    aspectRatio: '16:9',
    totalDurationInFrames: 30,
    captions: globalConfig.captions,
  }
  const request = {
    tracks,
    mediaAssets,
    downloadBehavior: 'download',
    watermarkConfig: globalConfig.watermark,
    configFromStory: config,
    userId: me.id,
  }
  const path = '/internal/storybuilder/render_video'
  expect((await post(path, { ...request, userId: 'somebody' })).status).toBe(403)
  expect(await post(path, { ...request, tracks: [] })).toMatchObject({ status: 422, body: { message: 'There is nothing to export yet' } })
  const { status, body } = await post(path, request)
  expect([status, Object.keys(body)]).toEqual([200, ['renderId']])
  const progress = await ada.send(`/api${path}?id=${body['renderId']}`)
  expect(await progress.json()).toEqual({ status: 'waiting', url: null, error: null, progress: 0, done: 0, total: 0 })
  expect((await ada.send(`/api${path}?id=unknown`)).status).toBe(404)
  expect((await post('/stories/workflow/cancel', { workflowRunId: body['renderId'] })).status).toBe(200)
})

test('an invalid document of an export or a detection of captions is refused with its path, whoever owns the story', async () => {
  const { id: userId } = (await (await ada.send('/api/me')).json()) as { id: string }
  const item = { id: 'i', type: 'audio', startTimeInFrames: 0, durationInFrames: 0, mediaAssetId: 'm' }
  const sourced = { ...item, sourceTrimStartFrames: 0, sourceTrimEndFrames: 30 }
  const tracks = [{ id: 't', type: 'audio', isPrimary: false, items: [sourced] }]
  const fieldsOf = async (path: string, body: object, client = ada) => {
    const answer = await post(path, body, client)
    return [answer.status, Object.keys(answer.body['data'].fields ?? {})]
  }
  const film = { tracks, mediaAssets: [], configFromStory: { storyId }, userId }
  const [render, captions] = ['/internal/storybuilder/render_video', '/stories/generate_caption']
  const path = ['tracks.0.items.0.durationInFrames']
  expect(await fieldsOf(render, film)).toEqual([422, path])
  expect(await fieldsOf(render, { ...film, tracks: [], configFromStory: { storyId, fps: 'fast' } })).toEqual([422, ['configFromStory.fps']])
  const speech = { story_id: storyId, tracks, mediaAssets: [], globalConfig: { fps: 30 } }
  expect(await fieldsOf(captions, speech)).toEqual([422, path])
  expect(await fieldsOf(captions, { ...speech, tracks: [{ id: 't', items: [] }], language: 'xx' })).toEqual([422, ['language']])
  // Says nothing of the story: a stranger gets the same answer for one that exists and one that does not.
  const eve = await api.signUp('Eve')
  for (const story_id of [storyId, 'none']) expect(await fieldsOf(captions, { ...speech, story_id }, eve)).toEqual([422, path])
})
