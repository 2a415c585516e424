import type { WireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { SOUND, addFile, generateFile, newStory } from './testing/edited-story.ts'

let api: TestApi
let ada: TestClient
beforeAll(async () => {
  api = await startTestApi()
  ada = await api.signUp('Ada')
})
afterAll(() => api.stop())

test('a file that is added twice is in the story once, as music and as a voice-over separately (ED-07)', async () => {
  const sound = await addFile(ada, await newStory(ada), 'a.mp3', await generateFile(api, 'a.mp3', SOUND))
  const story = await newStory(ada)
  const take = async (subtype: string): Promise<WireMediaAsset> => {
    const response = await ada.send('/api/media/resources', { json: { story_id: story, type: 'audio', subtype, url: sound.url } })
    return ((await response.json()) as { media_resource: WireMediaAsset }).media_resource
  }
  const [first, again, asVoiceOver] = [await take('music'), await take('music'), await take('voiceover')]
  expect([again.id === first.id, asVoiceOver.id === first.id]).toEqual([true, false])
  const { media_resources: listed } = (await (await ada.send(`/api/stories/${story}/media_resources`)).json()) as {
    media_resources: WireMediaAsset[]
  }
  expect(listed.map(({ id }) => id)).toEqual([first.id, asVoiceOver.id])
})
