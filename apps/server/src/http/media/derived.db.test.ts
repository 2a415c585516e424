import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runFfprobe } from '@fablecut/render/export/ffmpeg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FILM, SOUND, addFile, generateFile, newStory } from '../../editor/testing/edited-story.ts'
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

const cacheFiles = () =>
  readdirSync(join(api.dataFolder, 'storage', 'cache'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

async function sizeOf(path: string): Promise<string> {
  const file = join(api.dataFolder, 'answer')
  writeFileSync(file, Buffer.from(await (await ada.send(path)).arrayBuffer()))
  const { streams } = (await runFfprobe(file, ['-show_entries', 'stream=width,height'])) as { streams: { width: number; height: number }[] }
  return `${streams[0]?.width},${streams[0]?.height}`
}

async function peaksOf(path: string): Promise<{ peaksPerSecond: number; peaks: number[] }> {
  return (await (await ada.send(path)).json()) as { peaksPerSecond: number; peaks: number[] }
}

test('a film has a strip of twelve frames, generated once for parallel requests', async () => {
  const film = await addFile(
    ada,
    story,
    'a.mp4',
    await generateFile(api, 'strip.mp4', '-f lavfi -i testsrc2=size=320x180:rate=30:duration=2 -pix_fmt yuv420p'),
  )
  const before = cacheFiles().length
  const responses = await Promise.all(Array.from({ length: 6 }, () => ada.send(`/media/${film.id}/strip.jpg`)))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(responses[0]?.headers.get('content-type')).toBe('image/jpeg')
  expect(cacheFiles()).toHaveLength(before + 1)
  expect(await sizeOf(`/media/${film.id}/strip.jpg`)).toBe('1920,90')
  expect(readdirSync(join(api.dataFolder, 'uploads'))).toEqual([])
  const etag = responses[0]!.headers.get('etag')!
  expect((await ada.send(`/media/${film.id}/strip.jpg`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  // Every browser plays it unchanged.
  expect((await ada.send(`/media/${film.id}/proxy.mp4`)).status).toBe(404)
})

test('a film of one frame has a strip and a thumbnail too', async () => {
  const film = await addFile(
    ada,
    story,
    'one.mp4',
    await generateFile(api, 'one.mp4', '-f lavfi -i testsrc2=size=320x180:rate=30 -frames:v 1 -pix_fmt yuv420p'),
  )
  expect(await sizeOf(`/media/${film.id}/strip.jpg`)).toBe('1920,90')
  expect(await sizeOf(film.thumbnail_url!)).toBe('320,180')
})

test('a long film is decoded by its key frames', async () => {
  const flags = '-f lavfi -i color=red:size=1280x720:rate=30:duration=40 -g 300 -preset ultrafast -crf 40 -pix_fmt yuv420p'
  const film = await addFile(ada, story, 'long.mp4', await generateFile(api, 'long.mp4', flags))
  expect(await sizeOf(`/media/${film.id}/strip.jpg`)).toBe('1920,90')
})

test('an audio file has fifty peaks a second with its loudness', async () => {
  const quiet = await addFile(ada, story, 'a.mp3', await generateFile(api, 'a.wav', `${SOUND} -af volume=4dB,apad=pad_dur=1 -ar 44100`))
  const { peaksPerSecond, peaks } = await peaksOf(`/media/${quiet.id}/peaks.json`)
  expect([peaksPerSecond, peaks.length]).toEqual([50, 150])
  expect([Math.max(...peaks.slice(10, 90)) > 0.15, Math.max(...peaks.slice(110)), peaks.every((peak) => peak >= 0 && peak <= 1)]).toEqual([
    true,
    0,
    true,
  ])
})

test('a silent film has no peaks, and an image neither peaks nor a strip', async () => {
  const film = await addFile(ada, story, 'a.mp4', await generateFile(api, 'silent.mp4', FILM))
  expect(await peaksOf(`/media/${film.id}/peaks.json`)).toEqual({ peaksPerSecond: 50, peaks: [] })
  const picture = await addFile(ada, story, 'a.png', await generateFile(api, 'big.png', '-f lavfi -i testsrc2=size=1200x600 -frames:v 1'))
  for (const name of ['peaks.json', 'strip.jpg']) expect((await ada.send(`/media/${picture.id}/${name}`)).status).toBe(404)
  expect(await sizeOf(picture.thumbnail_url!)).toBe('480,240')
})

test('a rotated film is displayed upright', async () => {
  const flat = await generateFile(api, 'flat.mp4', '-f lavfi -i testsrc2=size=320x180:rate=30:duration=1 -pix_fmt yuv420p')
  writeFileSync(join(api.dataFolder, 'flat.mp4'), flat)
  const upright = await generateFile(api, 'upright.mp4', `-i ${join(api.dataFolder, 'flat.mp4')} -c copy -metadata:s:v:0 rotate=90`)
  const film = await addFile(ada, story, 'upright.mp4', upright)
  expect(film.metadata).toMatchObject({ width: 180, height: 320 })
  expect(await sizeOf(film.thumbnail_url!)).toBe('180,320')
  expect(await sizeOf(`/media/${film.id}/strip.jpg`)).toBe('1920,284')
})

test('derived files have the access of the original', async () => {
  const film = await addFile(ada, story, 'a.mp4', await generateFile(api, 'private.mp4', FILM))
  const eve = await api.signUp('Eve')
  for (const name of ['strip.jpg', 'thumbnail.jpg', 'peaks.json']) {
    expect((await eve.send(`/media/${film.id}/${name}`)).status).toBe(404)
    expect((await api.visitor().send(`/media/${film.id}/${name}`)).status).toBe(404)
  }
})
