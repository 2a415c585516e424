import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishedStory, generateImageFile, upload } from '../community/testing.ts'
import { emptyTimeline } from './stored-timeline.ts'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { newId } from '../platform/new-id.ts'

let api: TestApi
let ada: TestClient
beforeAll(async () => {
  api = await startTestApi()
  ada = await api.signUp('Ada')
}, 60_000)
afterAll(() => api.stop())

const assetsOf = async (client: TestClient, id: string) => {
  const response = await client.send(`/api/stories/${id}/assets`)
  return { status: response.status, body: await response.json() }
}

/** Adds a file with the bytes of a small image to the story, whatever its type. */
async function fileOf(storyId: string, type: string, more: { subtype?: string; source?: string } = {}): Promise<string> {
  const picture = await upload(ada, await generateImageFile('red'), 'a.png')
  const { id: model } = (await picture.json()) as { id: string }
  const id = newId()
  await api.database.pool.query(
    `INSERT INTO media (id, user_id, story_id, resource_type, subtype, role, source, status, hash, mime_type, size_bytes)
      SELECT $1, user_id, $2, $3, $4, 'take', $5, 'completed', hash, $6, size_bytes FROM media WHERE id = $7`,
    [
      id,
      storyId,
      type,
      more.subtype ?? null,
      more.source ?? 'generated',
      { image: 'image/png', video: 'video/mp4', audio: 'audio/mpeg' }[type],
      model,
    ],
  )
  return id
}

const shotOf = (storyId: string, key: string, files: { image: string; video?: string; voice?: string; hidden?: boolean }) =>
  api.database.pool.query(
    `INSERT INTO shot (story_id, shot_id, lexorank, shot_type, active_image_id, active_video_id, active_voice_over_audio_id, is_hidden)
      VALUES ($1, $2, $2, 'manual', $3, $4, $5, $6)`,
    [storyId, key, files.image, files.video ?? null, files.voice ?? null, files.hidden ?? false],
  )

const sound = (mediaAssetId: string, index: number) => ({
  id: `item${index}`,
  type: 'audio',
  mediaAssetId,
  startTimeInFrames: index * 30,
  durationInFrames: 30,
  sourceTrimStartFrames: 0,
  sourceTrimEndFrames: 30,
})

test('the files of a film are listed by type, in its order, without hidden shots', async () => {
  const id = await finishedStory(api, ada)
  const [first, second, hidden, clip, voice] = [
    await fileOf(id, 'image'),
    await fileOf(id, 'image'),
    await fileOf(id, 'image'),
    await fileOf(id, 'video'),
    await fileOf(id, 'audio', { subtype: 'voiceover' }),
  ]
  await shotOf(id, 'c', { image: second, video: clip, voice })
  await shotOf(id, 'a', { image: first })
  await shotOf(id, 'b', { image: hidden, hidden: true })
  const uploadedSong = await fileOf(id, 'audio', { subtype: 'music', source: 'user_upload' })
  const composed = await fileOf(id, 'audio', { subtype: 'music' })
  const tracks = [{ id: 'm', type: 'audio', subtype: 'music', isPrimary: false, items: [uploadedSong, composed, voice].map(sound) }]
  const insert = 'INSERT INTO timeline (story_id, document) VALUES ($1, $2)'
  await api.database.pool.query(insert, [id, JSON.stringify({ ...emptyTimeline(30), tracks })])
  expect(await assetsOf(ada, id)).toEqual({
    status: 200,
    body: {
      title: 'The lighthouse',
      activeImageUrls: [
        { url: `/media/${first}/image.png`, index: 0 },
        { url: `/media/${second}/image.png`, index: 1 },
      ],
      activeVideoUrls: [{ url: `/media/${clip}/video.mp4`, index: 0 }],
      activeVoiceOverAudioUrls: [{ url: `/media/${voice}/audio.mp3`, index: 0 }],
      lipSyncAudioUrls: [],
      musicUrls: [{ url: `/media/${uploadedSong}/audio.mp3`, index: 0 }],
      backgroundMusicUrls: [{ url: `/media/${composed}/audio.mp3`, index: 0 }],
    },
  })
})

test('other files on the timeline are listed too, each once', async () => {
  const id = await finishedStory(api, ada)
  const take = await fileOf(id, 'image')
  const [picture, clip, voice] = [
    await fileOf(id, 'image', { source: 'user_upload' }),
    await fileOf(id, 'video', { source: 'user_upload' }),
    await fileOf(id, 'audio', { source: 'user_upload', subtype: 'voiceover' }),
  ]
  await shotOf(id, 'a', { image: take })
  const items = [picture, take, picture].map((mediaAssetId, index) => ({ ...sound(mediaAssetId, index), type: 'image' }))
  const tracks = [
    { id: 'v', type: 'video', isPrimary: true, items: [...items, { ...sound(clip, 3), type: 'video' }] },
    { id: 'a', type: 'audio', subtype: 'voiceover', isPrimary: false, items: [sound(voice, 4)] },
  ]
  const insert = 'INSERT INTO timeline (story_id, document) VALUES ($1, $2)'
  await api.database.pool.query(insert, [id, JSON.stringify({ ...emptyTimeline(30), tracks })])
  expect((await assetsOf(ada, id)).body).toMatchObject({
    activeImageUrls: [
      { url: `/media/${take}/image.png`, index: 0 },
      { url: `/media/${picture}/image.png`, index: 1 },
    ],
    activeVideoUrls: [{ url: `/media/${clip}/video.mp4`, index: 0 }],
    activeVoiceOverAudioUrls: [{ url: `/media/${voice}/audio.mp3`, index: 0 }],
  })
})

test('assets are private to the creator', async () => {
  const id = await finishedStory(api, ada)
  const bea = await api.signUp('Bea')
  expect([(await assetsOf(api.visitor(), id)).status, (await assetsOf(bea, id)).status]).toEqual([401, 404])
  await api.database.pool.query('UPDATE story SET is_public = true WHERE id = $1', [id])
  expect([(await assetsOf(api.visitor(), id)).status, (await assetsOf(bea, id)).status]).toEqual([401, 403])
})
