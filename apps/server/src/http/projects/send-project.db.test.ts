import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { readOtio } from '@fablecut/interchange/otio/read-otio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskStorage } from '../../platform/storage/disk-storage.ts'
import { unzip } from '../../platform/zip/testing/unzip.ts'
import { startTestApi, type TestApi, type TestClient } from '../testing.ts'

let api: TestApi
beforeAll(async () => void (api = await startTestApi()))
afterAll(() => api.stop())

type StoryFile = { readonly id: string; readonly hash: string }

/** Adds a file with text for bytes to a story. */
async function addFile(storyId: string, file: { type: string; mime: string; title: string; text: string }): Promise<StoryFile> {
  const storage = await createDiskStorage(join(api.dataFolder, 'storage'))
  const { hash, sizeBytes } = await storage.putBytes(Buffer.from(file.text))
  const { rows } = await api.database.pool.query(
    `INSERT INTO media (id, user_id, story_id, resource_type, role, source, status, title, hash, mime_type, size_bytes, metadata)
     SELECT gen_random_uuid()::text, user_id, id, $2, 'upload', 'user_upload', 'completed', $3, $4, $5, $6, '{"duration": 4}' FROM story WHERE id = $1 RETURNING id`,
    [storyId, file.type, file.title, hash, file.mime, sizeBytes],
  )
  return { id: rows[0].id, hash }
}

const sourced = (mediaAssetId: string, start: number, frames: number) => ({
  id: `item-${start}-${mediaAssetId}`,
  mediaAssetId,
  startTimeInFrames: start,
  durationInFrames: frames,
  sourceTrimStartFrames: 0,
  sourceTrimEndFrames: frames,
})

/** A story of two clips, a sound and a caption; the titles of its files are hostile. */
async function editedStory(client: TestClient) {
  const { id } = (await (
    await client.send('/api/stories', { json: { title: 'Été: 1/2', category_id: 'create_from_scratch' } })
  ).json()) as { id: string }
  const first = await addFile(id, { type: 'video', mime: 'video/mp4', title: '../../etc/passwd', text: 'first clip' })
  const second = await addFile(id, { type: 'video', mime: 'video/mp4', title: '', text: 'second clip' })
  const sound = await addFile(id, { type: 'audio', mime: 'audio/mpeg', title: 'Wind "<&', text: 'wind' })
  const tracks = [
    {
      id: 'lines',
      type: 'file',
      isPrimary: false,
      items: [{ id: 'c', type: 'caption', startTimeInFrames: 0, durationInFrames: 30, caption: { data: { text: 'Hello' } } }],
    },
    {
      id: 'main',
      type: 'video',
      isPrimary: true,
      items: [
        { type: 'video', ...sourced(first.id, 0, 60) },
        { type: 'video', ...sourced(second.id, 60, 30) },
      ],
    },
    { id: 'sounds', type: 'audio', isPrimary: false, items: [{ type: 'audio', ...sourced(sound.id, 15, 60) }] },
  ]
  const timeline = {
    tracks,
    mediaAssets: [],
    globalConfig: { fps: 30, captions: { enabled: true }, watermark: { enabled: true, type: 'logo' } },
  }
  await api.database.pool.query('INSERT INTO timeline (story_id, document, schema_version) VALUES ($1, $2, $3)', [
    id,
    timeline,
    TIMELINE_VERSION,
  ])
  return { id, first, second, sound, tracks }
}

const download = (client: TestClient, id: string, format: string): Promise<Response> =>
  client.send(`/api/stories/${id}/project?format=${format}`)

test('an OpenTimelineIO project has the stored timeline, its media under safe names, captions and a text about it', async () => {
  const client = await api.signUp('Ada')
  const { id, tracks } = await editedStory(client)
  const response = await download(client, id, 'otio')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''%C3%89t%C3%A9__1_2_otio.zip")
  const files = await unzip(response)
  expect([...files.keys()].toSorted()).toEqual(
    [
      'README.txt',
      'media/_.._etc_passwd.mp4',
      'media/Wind __&.mp3',
      'media/video.mp4',
      'Été_ 1_2.otio',
      'Été_ 1_2.srt',
      'Été_ 1_2.vtt',
    ].toSorted(),
  )
  expect(files.get('media/video.mp4')!.toString()).toBe('second clip')
  expect(files.get('Été_ 1_2.srt')!.toString()).toContain('Hello')
  const read = readOtio(files.get('Été_ 1_2.otio')!.toString(), () => 'new')
  if (!read.ok) throw new Error(read.refusal.code)
  expect(read.value.timeline.tracks).toEqual(tracks)
  for (const { url } of read.value.timeline.mediaAssets) expect([...files.keys()]).toContain(url)
})

test.each([['fcpxml'], ['edl']])('a project of the format %s names its media by relative paths', async (format) => {
  const client = await api.signUp(`Bea${format}`)
  const { id } = await editedStory(client)
  const files = await unzip(await download(client, id, format))
  expect(files.get(`Été_ 1_2.${format}`)!.toString()).toContain('media/video.mp4')
})

test('captions are downloaded as a file', async () => {
  const client = await api.signUp('Cleo')
  const { id } = await editedStory(client)
  const response = await download(client, id, 'vtt')
  expect(response.headers.get('content-type')).toBe('text/vtt;charset=utf-8')
  expect(await response.text()).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nHello\n')
})

test('a file that is gone is named, and the rest is downloaded', async () => {
  const client = await api.signUp('Dora')
  const { id, first, second } = await editedStory(client)
  await api.database.pool.query('UPDATE media SET is_deleted = true WHERE id = $1', [first.id])
  rmSync(join(api.dataFolder, 'storage', 'blobs', second.hash.slice(0, 2), second.hash))
  const files = await unzip(await download(client, id, 'otio'))
  expect(files.get('README.txt')!.toString()).toMatch(/no longer exist.*\n- /)
  expect(files.get('missing.txt')!.toString()).toContain('media/video.mp4')
  expect(files.get('media/Wind __&.mp3')!.toString()).toBe('wind')
})

test('a story without a timeline is a project without clips', async () => {
  const client = await api.signUp('Eve')
  const { id } = (await (await client.send('/api/stories', { json: { title: 'Empty', category_id: 'create_from_scratch' } })).json()) as {
    id: string
  }
  for (const format of ['otio', 'fcpxml', 'edl'])
    expect([...(await unzip(await download(client, id, format))).keys()]).toEqual([`Empty.${format}`, 'README.txt'])
})

test('another format, another creator and a visitor are refused', async () => {
  const client = await api.signUp('Finn')
  const { id } = await editedStory(client)
  const [wrong, stranger, visitor] = [
    await download(client, id, 'mp4'),
    await download(await api.signUp('Gus'), id, 'otio'),
    await download(api.visitor(), id, 'otio'),
  ]
  expect([wrong.status, stranger.status, visitor.status]).toEqual([422, 404, 401])
  const head = await client.send(`/api/stories/${id}/project?format=otio`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})
