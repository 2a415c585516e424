import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { runFfprobe } from '@fablecut/render/export/ffmpeg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FILM, PICTURE, SOUND, addFile, generateFile, newStory, sendFile } from '../../editor/testing/edited-story.ts'
import { type TestApi, type TestClient, startTestApi } from '../testing.ts'

let api: TestApi
let ada: TestClient
let story: string
beforeAll(async () => {
  api = await startTestApi()
  ada = await api.signUp('Ada')
  story = await newStory(ada)
})
afterAll(() => api.stop())

const listed = async (): Promise<WireMediaAsset[]> =>
  ((await (await ada.send(`/api/stories/${story}/media_resources`)).json()) as { media_resources: WireMediaAsset[] }).media_resources

/** Codec, pixels and frames of the file at a URL. */
async function servedAt(url: string): Promise<object> {
  const file = join(api.dataFolder, 'served')
  writeFileSync(file, Buffer.from(await (await ada.send(url)).arrayBuffer()))
  const entries = 'stream=codec_name,pix_fmt,width,height,nb_frames'
  const { streams } = (await runFfprobe(file, ['-select_streams', 'v:0', '-show_entries', entries])) as { streams: object[] }
  return streams[0]!
}

test('a file uploaded to a story is in its media with all properties (E-111, E-113, E-284, E-287)', async () => {
  const film = await addFile(ada, story, 'My film.mp4', await generateFile(api, 'a.mp4', FILM))
  expect(film).toEqual({
    id: film.id,
    title: 'My film.mp4',
    url: `/media/${film.id}/video.mp4`,
    thumbnail_url: `/media/${film.id}/thumbnail.jpg`,
    resource_type: 'video',
    subtype: null,
    source: 'user_upload',
    shot_id: null,
    user_id: expect.any(String),
    is_deleted: false,
    created_at: expect.any(String),
    updated_at: expect.any(String),
    status: 'completed',
    status_message: null,
    configs: null,
    end_frame_reference_image: null,
    metadata: { width: 64, height: 36, duration: 2, frames: 60, fps: 30, loudness: -70 },
  })
  const picture = await addFile(ada, story, 'a.png', await generateFile(api, 'a.png', PICTURE))
  expect(picture.metadata).toEqual({ width: 64, height: 36 })
  const music = await addFile(ada, story, 'a.mp3', await generateFile(api, 'a.mp3', SOUND))
  const voice = await addFile(ada, story, 'b.mp3', await generateFile(api, 'b.mp3', SOUND), '?subtype=voiceover')
  expect(music.metadata?.loudness).toBeGreaterThan(-40)
  expect([music.subtype, voice.subtype, voice.thumbnail_url]).toEqual(['music', 'voiceover', null])
  expect(await listed()).toEqual([film, picture, music, voice])
})

test('an unusable file is refused with a message, and nothing is stored (E-231..E-233, ED-58)', async () => {
  const before = await listed()
  const film = await generateFile(api, 'late.mp4', FILM)
  const flac = await generateFile(api, 'a.flac', SOUND)
  const mkv = await generateFile(api, 'a.mkv', FILM)
  const [tooMuch, picture] = [Buffer.alloc(101 * 1_048_576), await generateFile(api, 'p.png', PICTURE)]
  film.copy(tooMuch)
  const cases: [string, Buffer, number, string][] = [
    ['nothing.mp4', Buffer.alloc(0), 415, 'Unsupported file type: nothing.mp4'],
    ['text.png', Buffer.from('hello'), 415, 'Unsupported file type: text.png'],
    ['cut.mp4', film.subarray(0, film.length - 400), 415, 'cut.mp4 type not supported for video'],
    ['a.flac', flac, 415, 'Unsupported file type: a.flac'],
    ['a.mkv', mkv, 415, 'Unsupported file type: a.mkv'],
    ['long.mp4', tooMuch, 413, 'long.mp4 is too large (max 100MB)'],
    ['big.png', Buffer.concat([picture, Buffer.alloc(10_485_761 - picture.length)]), 413, 'big.png is too large (max 10MB)'],
  ]
  for (const [name, bytes, status, message] of cases) {
    const response = await sendFile(ada, `/api/stories/${story}/upload`, name, bytes)
    expect([name, response.status, ((await response.json()) as { message: string }).message]).toEqual([name, status, message])
  }
  expect(await listed()).toEqual(before)
  expect(readdirSync(join(api.dataFolder, 'uploads'))).toEqual([])
})

test("the type of a file is its content's, whatever its name", async () => {
  expect(await addFile(ada, story, 'film.txt', await generateFile(api, 'r.mp4', FILM))).toMatchObject({
    resource_type: 'video',
    title: 'film.txt',
  })
  expect(await addFile(ada, story, 'x.mp4', await generateFile(api, 'r.png', PICTURE))).toMatchObject({ resource_type: 'image' })
  const odd = await addFile(ada, story, '../../etc/passwd.png', await generateFile(api, 's.png', PICTURE))
  expect(odd.title).toBe('passwd.png')
})

test.each([
  ['HEVC', 'hevc.mp4', '-c:v libx265 -preset ultrafast -x265-params log-level=none -tag:v hvc1'],
  ['10 bits', 'ten.mp4', '-c:v libx264 -preset ultrafast -pix_fmt yuv420p10le'],
  ['an AVI', 'x.avi', '-c:v mpeg4'],
])('a film of %s has a proxy that browsers play; the original is kept', async (_, name, flags) => {
  const bytes = await generateFile(api, name, `-f lavfi -i testsrc2=size=128x72:rate=30:duration=1 ${flags}`)
  const film = await addFile(ada, story, name, bytes)
  expect(film).toMatchObject({ url: `/media/${film.id}/proxy.mp4`, metadata: { width: 128, height: 72, fps: 30 } })
  expect(await servedAt(film.url)).toEqual({ codec_name: 'h264', width: 128, height: 72, pix_fmt: 'yuv420p', nb_frames: '30' })
  expect((await ada.send(film.url, { headers: { range: 'bytes=0-9' } })).status).toBe(206)
  expect(Buffer.from(await (await ada.send(`/media/${film.id}/original`)).arrayBuffer()).equals(bytes)).toBe(true)
})

test('animated images are stored as their first frame, with transparency', async () => {
  const source = '-f lavfi -i testsrc2=size=64x36:rate=10:duration=1'
  const gif = await addFile(ada, story, 'a.gif', await generateFile(api, 'a.gif', source))
  expect([gif.resource_type, gif.metadata]).toEqual(['image', { width: 64, height: 36 }])
  for (const [name, flags] of [
    ['plain.webp', `${source} -c:v libwebp_anim -loop 0`],
    ['clear.webp', `${source} -vf format=yuva420p,colorchannelmixer=aa=0.5 -c:v libwebp_anim -loop 0`],
  ] as const) {
    const webp = await addFile(ada, story, name, await generateFile(api, name, flags))
    expect(webp).toMatchObject({ resource_type: 'image', metadata: { width: 64, height: 36 } })
    const pix_fmt = name === 'clear.webp' ? expect.stringMatching(/^(yuva420p|argb)$/) : expect.any(String)
    expect(await servedAt(webp.url)).toMatchObject({ codec_name: 'webp', width: 64, height: 36, pix_fmt })
    expect(await servedAt(webp.thumbnail_url!)).toMatchObject({ codec_name: 'mjpeg', width: 64, height: 36 })
  }
})

test('only the creator can upload files to a story (ED-01)', async () => {
  const [eve, picture] = [await api.signUp('Eve'), await generateFile(api, 'e.png', PICTURE)]
  const path = `/api/stories/${story}/upload`
  expect((await sendFile(api.visitor(), path, 'a.png', picture)).status).toBe(401)
  expect((await sendFile(eve, path, 'a.png', picture)).status).toBe(404)
  expect((await sendFile(ada, '/api/stories/__proto__/upload', 'a.png', picture)).status).toBe(404)
  expect((await sendFile(ada, '/api/stories/%00/upload', 'a.png', picture)).status).toBe(404)
  await api.database.pool.query('UPDATE story SET is_published = true WHERE id = $1', [story])
  expect((await sendFile(eve, path, 'a.png', picture)).status).toBe(403)
  expect((await eve.send(`/api/stories/${story}/media_resources`)).status).toBe(403)
})
