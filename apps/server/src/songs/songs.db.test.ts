import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, startTestApi } from '../http/testing.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const songsOf = async (query: string) =>
  ((await (await api.send(`/api/songs${query}`)).json()) as { songs: { name: string; url: string; duration: number }[] }).songs

test('a visitor sees the library, eight featured songs first', async () => {
  const [all, featured] = [await songsOf(''), await songsOf('?featured=true')]
  expect(all.length).toBeGreaterThanOrEqual(200)
  expect(featured).toHaveLength(8)
  expect(all.slice(0, 8)).toEqual(featured)
})

test('every song of the library has its search fields (E-027, E-120)', async () => {
  const songs = (await songsOf('')) as unknown as Record<string, unknown>[]
  const kinds = { id: 'string', name: 'string', url: 'string', duration: 'number', genre: 'string', mood: 'string', tempo: 'number' }
  for (const song of songs) {
    expect(Object.fromEntries(Object.keys(kinds).map((key) => [key, typeof song[key]]))).toEqual(kinds)
    expect(typeof song.has_lyrics).toBe('boolean')
  }
})

const cachedFiles = () =>
  readdirSync(join(api.dataFolder, 'storage', 'cache'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

test('listed songs are generated before they are played', async () => {
  await songsOf('?featured=true')
  await expect.poll(() => cachedFiles().length).toBeGreaterThanOrEqual(1)
})

test('a song is generated once, served whole or in ranges, as an MP3 of its duration', async () => {
  const [song] = await songsOf('?featured=true')
  const complete = await api.send(song!.url)
  expect([complete.status, complete.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  const bytes = new Uint8Array(await complete.arrayBuffer())
  expect(bytes.length / (160_000 / 8)).toBeCloseTo(song!.duration, 0)
  const part = await api.send(song!.url, { headers: { range: 'bytes=100-199' } })
  expect(part.status).toBe(206)
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(100, 200))
})

test('a part of a song becomes an own file', async () => {
  const [song] = await songsOf('?featured=true')
  const owner = await api.signUp('Owner')
  const response = await owner.send('/api/media/trim_music', { json: { music_url: song!.url, start_seconds: 5, end_seconds: 60 } })
  expect(await response.json()).toMatchObject({ name: `${song!.name} (0:05-1:00).m4a`, duration: expect.closeTo(55, 1) })
})

test.each(['/songs/nothing.mp3', '/songs/..%2f..%2fetc%2fpasswd', '/songs/glass-harbour.wav'])('%s is not a song', async (path) => {
  expect((await api.send(path)).status).toBe(404)
})
