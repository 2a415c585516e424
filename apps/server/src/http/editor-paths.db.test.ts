import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  PICTURE,
  addFile,
  generateFile,
  newStory,
  primaryOf,
  sendFile,
  sync,
  timelineOf,
  uploadedShot,
} from '../editor/testing/edited-story.ts'
import { type TestApi, type TestClient, startTestApi } from './testing.ts'

let api: TestApi
let ada: TestClient
let storyId: string
let asset: Awaited<ReturnType<typeof addFile>>
let picture: Buffer
beforeAll(async () => {
  api = await startTestApi()
  ada = await api.signUp('Ada')
  storyId = await newStory(ada)
  picture = await generateFile(api, 'own.png', PICTURE)
  asset = await addFile(ada, storyId, 'own.png', picture)
  const shots_map = { s1: uploadedShot('s1', asset, { image_prompt: 'A fox' }) }
  await sync(ada, storyId, { shots_map, video_editor_timeline: timelineOf([primaryOf([asset])], [asset]) })
})
afterAll(() => api.stop())

test('the paths of the editor answer the owner of the story (ED-38)', async () => {
  const ofStory = `/api/stories/${storyId}`
  const regenerate = `/api/stories/workflow/regenerate_shot?storyId=${storyId}&shotId=s1`
  const started = await ada.send(regenerate, { json: { media_types: ['image'] } })
  const { workflowRunId } = (await started.json()) as { workflowRunId: string }
  const unused = await addFile(ada, storyId, 'b.png', await generateFile(api, 'b.png', '-f lavfi -i color=red:size=64x36 -frames:v 1'))
  const { id: user_id } = (await (await ada.send('/api/me')).json()) as { id: string }
  const seen = { type: 'detailview', user_id, item_id: storyId, recomm_id: 'r1', timestamp: 1_764_000_000_000 }
  const active_media = { media_type: 'image', media_id: asset.id, media_url: asset.url }
  const responses: Readonly<Record<string, Response>> = {
    'POST regenerate_shot': started,
    'POST status': await ada.send('/api/stories/workflow/status', { json: { workflowRunIds: [workflowRunId] } }),
    'GET shot': await ada.send(`${ofStory}/shots/s1`),
    'PATCH shot': await ada.send(`${ofStory}/shots/s1`, { method: 'PATCH', json: { active_media } }),
    'POST upload': await sendFile(ada, `${ofStory}/upload`, 'own.png', picture),
    'GET resources': await ada.send('/api/media/resources?type=image'),
    'POST resources': await ada.send('/api/media/resources', { json: { story_id: storyId, type: 'image', subtype: null, url: asset.url } }),
    'DELETE resources': await ada.send('/api/media/resources', { method: 'DELETE', json: { ids: [unused.id] } }),
    'GET media_resources': await ada.send(`${ofStory}/media_resources`),
    'GET metadata': await ada.send(`/api/media/metadata?url=${encodeURIComponent(asset.url)}`),
    'POST events': await ada.send('/api/recommendations/events', { json: seen }),
  }
  const refused = Object.entries(responses).filter(([, response]) => !response.ok)
  expect(await Promise.all(refused.map(async ([path, response]) => [path, response.status, await response.text()]))).toEqual([])
})
