import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LINKS, type MusicHosts, startMusicHosts } from '../../../../tests/music-hosts.ts'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'

let hosts: MusicHosts
let api: TestApi
let owner: TestClient
beforeAll(async () => {
  hosts = await startMusicHosts()
  api = await startTestApi({ MUSIC_IMPORT_ORIGIN: hosts.origin })
  owner = await api.signUp('Owner')
})
afterAll(async () => {
  await api.stop()
  await hosts.stop()
})

type Imported = { success: boolean; url: string; metadata: { title: string }; message: string }

const send = (client: TestClient, url: string) => client.send('/api/media/parse_music_url', { json: { url } })

async function imported(url: string): Promise<Imported> {
  const response = await send(owner, url)
  expect(response.status).toBe(200)
  return (await response.json()) as Imported
}

describe('a song is imported as an own file', () => {
  test.each<[string, string, number]>([
    ['song', `Night & Day > 'Drive'`, 24],
    ['shortLink', `Night & Day > 'Drive'`, 24],
    ['inData', 'The "Größe" of 夜の歌', 12],
    ['byId', 'By id', 12],
    ['file', 'Night Drive', 12],
    ['video', 'Garden Steps', 15],
    ['sound', 'Garden Steps', 15],
    ['shortVideo', 'Garden Steps', 15],
  ])('%s: %s', async (link, title, seconds) => {
    const song = await imported(LINKS[link as keyof typeof LINKS])
    expect(song).toEqual({ success: true, url: expect.stringMatching(/^\/media\/[\w-]+\/audio\.wav$/), metadata: { title } })
    const file = await owner.send(song.url)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'audio/wav'])
    const shots = await owner.send('/api/media/parse_music', { json: { music_url: song.url, music_duration: 999 } })
    expect(await shots.json()).toEqual({ num_shots: Math.ceil(seconds / 5) })
  })

  test('an imported song is private', async () => {
    const { url } = await imported(LINKS.file)
    const stranger = await api.signUp('Stranger')
    expect((await stranger.send(url)).status).toBe(404)
    expect((await stranger.send('/api/media/parse_music', { json: { music_url: url } })).status).toBe(422)
  })

  test('a title is plain text, whatever it contains', async () => {
    const { metadata } = await imported(LINKS.hostileTitle)
    expect(metadata.title).toBe(`<script>alert(1)</script> ${'x'.repeat(74)}`)
  })
})

describe('failures are reported', () => {
  const GONE = 'This song is private or no longer there'
  const LARGE = 'This song is too large (max 50MB)'
  const NONE = 'There is no song at this link'
  const FAILED = expect.stringMatching(/^Failed to download/)

  test.each<[string, unknown]>([
    ['private', GONE],
    ['privateVideo', GONE],
    ['lostFile', GONE],
    ['noSong', GONE],
    ['text', NONE],
    ['oversize', LARGE],
    ['endless', LARGE],
    ['bomb', FAILED],
    ['brokenOff', FAILED],
    ['serverFault', FAILED],
    ['toLocal', FAILED],
    ['toOther', FAILED],
    ['soundElsewhere', FAILED],
    ['loop', FAILED],
    ['forRobots', FAILED],
    ['forbidden', FAILED],
  ])('%s', async (link, message) => {
    expect(await imported(LINKS[link as keyof typeof LINKS])).toEqual({ success: false, message })
    expect(readdirSync(join(api.dataFolder, 'uploads'))).toEqual([])
  })

  test.each([
    ['https://evil.example/?suno.com', 'Please enter a URL from TikTok or Suno Music'],
    ['http://127.0.0.1/suno.com', 'Please enter a URL from TikTok or Suno Music'],
    ['https://suno.com.evil.example/song/1', 'Please enter a URL from TikTok or Suno Music'],
    ['https://notsuno.com/song/1', 'Please enter a URL from TikTok or Suno Music'],
    ['suno.com', 'Please enter a valid URL'],
    ['javascript:alert("suno.com")', 'Please enter a valid URL'],
    ['file:///etc/suno.com', 'Please enter a valid URL'],
    ['https://name:word@suno.com/song/1', FAILED],
    ['https://suno.com:8443/song/1', FAILED],
  ])('%s is not fetched', async (link, message) => {
    const before = hosts.requests.length
    expect(await imported(link)).toEqual({ success: false, message })
    expect(hosts.requests.length).toBe(before)
  })

  test('an import without a connection fails', async () => {
    const offline = await startTestApi({ MUSIC_IMPORT_ORIGIN: 'http://127.0.0.1:9' })
    const response = await send(await offline.signUp('Somebody'), LINKS.song)
    expect(await response.json()).toEqual({ success: false, message: FAILED })
    await offline.stop()
  })
})

test('ten links a minute are allowed per user', async () => {
  const limited = await startTestApi({ RATE_LIMITS: 'on', MUSIC_IMPORT_ORIGIN: hosts.origin })
  const other = await limited.signUp('Somebody')
  const statuses: number[] = []
  for (let i = 0; i < 21; i += 1) statuses.push((await send(other, 'https://evil.example/?suno.com')).status)
  await limited.stop()
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(statuses).toContain(429)
})

test('importing requires an account and a URL', async () => {
  expect((await send(api.visitor(), LINKS.song)).status).toBe(401)
  expect((await send(owner, '  ')).status).toBe(422)
  expect((await owner.send('/api/media/parse_music_url', { json: {} })).status).toBe(422)
})
