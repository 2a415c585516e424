import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'

let api: TestApi
let owner: TestClient
let stranger: TestClient
let song: string
beforeAll(async () => {
  api = await startTestApi()
  owner = await api.signUp('Owner')
  stranger = await api.signUp('Stranger')
  song = await uploaded(generate('song.mp3', [...tone(40), '-b:a', '64k']))
})
afterAll(() => api.stop())

const tone = (seconds: number) => ['-f', 'lavfi', '-i', `aevalsrc=sin(2*PI*t*(200+20*floor(t))):d=${seconds}:s=44100`]
const SILENT_FIRST = 'volume=0:enable=lt(t\\,8)'
const COVER = ['-f', 'lavfi', '-i', 'testsrc2=size=64x64:d=0.04', '-map', '0', '-map', '1', '-c:v', 'png', '-disposition:v', 'attached_pic']
const FILM = ['-f', 'lavfi', '-i', 'testsrc2=size=64x64:d=2', '-f', 'lavfi', '-i', 'sine=d=2', '-pix_fmt', 'yuv420p']
const PICTURE = ['-f', 'lavfi', '-i', 'testsrc2=size=64x64', '-frames:v', '1']

function generate(name: string, flags: readonly string[]): File {
  const path = join(api.dataFolder, name)
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-threads', '1', ...flags, path])
  return new File([readFileSync(path)], name)
}

function upload(file: File, path = '/api/media/upload?for=song'): Promise<Response> {
  const body = new FormData()
  body.set('file', file)
  return owner.send(path, { method: 'POST', body })
}

async function uploaded(file: File): Promise<string> {
  const response = await upload(file)
  expect(response.status).toBe(200)
  return ((await response.json()) as { url: string }).url
}

const beatsOf = (client: TestClient, url: string) => client.send(`/api/media/${url.split('/')[2]}/beats`)
const parse = (client: TestClient, json: unknown) => client.send('/api/media/parse_music', { json })
const trim = (client: TestClient, music_url: string, start_seconds: number, end_seconds: number) =>
  client.send('/api/media/trim_music', { json: { music_url, start_seconds, end_seconds } })

/** Decodes a file: its duration, and for 0.2 s from a second the level in dB and the pitch. */
async function decodeAudio(
  url: string,
): Promise<{ seconds: number; levelAt: (second: number) => number; hertzAt: (second: number) => number }> {
  const path = join(api.dataFolder, 'answer')
  writeFileSync(path, Buffer.from(await (await owner.send(url)).arrayBuffer()))
  const pcm = execFileSync('ffmpeg', ['-v', 'error', '-i', path, '-ac', '1', '-ar', '8000', '-f', 'f32le', 'pipe:1'], { maxBuffer: 1e8 })
  const samples = new Float32Array(pcm.buffer, pcm.byteOffset, pcm.length / 4)
  const part = (second: number) => samples.subarray(Math.round(second * 8000), Math.round(second * 8000) + 1600)
  return {
    seconds: samples.length / 8000,
    levelAt: (second) => 10 * Math.log10(part(second).reduce((sum, value) => sum + value * value, 1e-12) / 1600),
    hertzAt: (second) => part(second).reduce((count, value, i, all) => count + (i > 0 && all[i - 1]! < 0 && value >= 0 ? 1 : 0), 0) * 5,
  }
}

describe('uploaded songs', () => {
  test.each<[string, string[]]>([
    ['an MP3', ['-b:a', '128k']],
    ['a WAV', []],
    ['an OGG', ['-c:a', 'libvorbis']],
    ['an AAC stream', ['-c:a', 'aac']],
    ['an M4A', ['-c:a', 'aac']],
    ['an M4A marked as film', ['-c:a', 'aac', '-f', 'mp4']],
    ['an MP3 that begins silent and does not tell its length', ['-af', SILENT_FIRST, '-q:a', '2', '-write_xing', '0']],
    ['an AAC that begins silent', ['-af', SILENT_FIRST, '-c:a', 'aac']],
    ['an MP3 with a cover', COVER],
    ['an M4A with a cover', COVER],
  ])('%s is measured', async (_name, flags) => {
    const ending = _name.split(' ')[1]!.toLowerCase()
    const response = await upload(generate(`measured.${ending}`, [...tone(12), ...flags]))
    const { metadata, resource_type } = (await response.json()) as { metadata: { duration: number }; resource_type: string }
    expect(resource_type).toBe('audio')
    expect(Math.abs(metadata.duration - 12)).toBeLessThan(0.1)
  })

  test('an M4A with a forged duration is measured by its packets', async () => {
    const honest = Buffer.from(await generate('lying.m4a', [...tone(12), '-c:a', 'aac']).arrayBuffer())
    const perSecond = honest.readUInt32BE(honest.indexOf('mdhd') + 16)
    honest.writeUInt32BE(perSecond, honest.indexOf('mdhd') + 20)
    const response = await upload(new File([honest], 'lying.m4a'))
    const { metadata } = (await response.json()) as { metadata: { duration: number } }
    expect(Math.abs(metadata.duration - 12)).toBeLessThan(0.1)
  })

  test.each<[string, () => File]>([
    ['a text', () => new File(['la la la '.repeat(1000)], 'a.mp3', { type: 'audio/mpeg' })],
    ['a film', () => generate('a.mp4', FILM)],
    ['a FLAC', () => generate('a.flac', tone(2))],
    ['a picture', () => generate('a.png', PICTURE)],
  ])('%s is refused', async (_, file) => {
    expect((await upload(file())).status).toBe(415)
  })
})

describe('the lyrics parser', () => {
  test('counts the shots of a library song and of an own file by its real duration', async () => {
    expect(await (await parse(owner, { music_url: '/songs/glass-harbour.mp3', music_duration: 500 })).json()).toEqual({ num_shots: 12 })
    expect(await (await parse(owner, { music_url: song, music_duration: 500 })).json()).toEqual({ num_shots: 8 })
  })

  test('requires an account and own audio files', async () => {
    expect((await parse(api.visitor(), { music_url: song })).status).toBe(401)
    expect((await parse(stranger, { music_url: song })).status).toBe(422)
    for (const music_url of ['https://elsewhere.example/song.mp3', '/songs/nothing.mp3', '/media/nothing/audio.mp3', 'javascript:alert(1)'])
      expect((await parse(owner, { music_url })).status).toBe(422)
    const picture = (await (await upload(generate('cover.png', PICTURE), '/api/media/upload')).json()) as { url: string }
    expect(await (await parse(owner, { music_url: picture.url })).json()).toMatchObject({ message: 'Please select an audio file' })
  })
})

describe('trimming', () => {
  test('creates a new file with exactly that part of the song', async () => {
    const response = (await (await trim(owner, song, 12.5, 32)).json()) as { url: string; name: string; duration: number }
    expect(response.name).toBe('song (0:13-0:32).m4a')
    expect(Math.abs(response.duration - 19.5)).toBeLessThan(0.05)
    const sound = await decodeAudio(response.url)
    expect(Math.abs(sound.seconds - 19.5)).toBeLessThan(0.05)
    // The pitch changes every second: half a second into the part.
    for (const [second, hertz] of [
      [0.28, 440],
      [0.52, 460],
      [18.28, 800],
      [18.52, 820],
    ] as const)
      expect(Math.abs(sound.hertzAt(second) - hertz)).toBeLessThanOrEqual(5)
    expect(sound.levelAt(19.3)).toBeLessThan(sound.levelAt(10) - 3)
    expect((await stranger.send(response.url)).status).toBe(404)
    expect(await (await parse(owner, { music_url: response.url })).json()).toEqual({ num_shots: 4 })
    expect((await owner.send(song)).status).toBe(200)
  })

  test.each([
    [0, 9, 'Choose 10 to 300 seconds of the song'],
    [0, 301, 'Choose 10 to 300 seconds of the song'],
    [20, 5, 'Choose 10 to 300 seconds of the song'],
    [30, 41, 'The song ends before that'],
  ])('from %i to %i s is refused', async (start, end, message) => {
    const response = await trim(owner, song, start, end)
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([422, message])
  })

  test('of a song without a duration ends where the song ends', async () => {
    const id = song.split('/')[2]
    const setMetadata = (metadata: object) => api.database.pool.query('UPDATE media SET metadata = $2 WHERE id = $1', [id, metadata])
    await setMetadata({ duration: null })
    const [within, beyond] = [await trim(owner, song, 5, 39), await trim(owner, song, 25, 45)]
    await setMetadata({ duration: 40 })
    expect([within.status, beyond.status, await beyond.json()]).toEqual([
      200,
      422,
      expect.objectContaining({ message: 'The song ends before that' }),
    ])
  })

  test('requires an account and own audio files, and a refused request leaves no file', async () => {
    expect((await trim(api.visitor(), song, 0, 20)).status).toBe(401)
    expect((await trim(stranger, song, 0, 20)).status).toBe(422)
    expect(readdirSync(join(api.dataFolder, 'uploads'))).toEqual([])
  })
})

describe('beats', () => {
  test('of an uploaded song are measured, for its owner only', async () => {
    const clicks = ['-f', 'lavfi', '-i', 'aevalsrc=sin(2*PI*880*t)*exp(-40*mod(t\\,0.5)):d=16:s=44100', '-b:a', '128k']
    const url = await uploaded(generate('clicks.mp3', clicks))
    const found = (await (await beatsOf(owner, url)).json()) as { tempo: number; beats: number[]; sections: unknown[]; words: unknown[] }
    expect(found.tempo).toBeCloseTo(120, 0)
    for (const beat of found.beats) expect(Math.abs(beat * 2 - Math.round(beat * 2))).toBeLessThan(0.06)
    expect([found.beats.length > 24, found.sections.length > 0, found.words]).toEqual([true, true, []])
    expect(await (await beatsOf(owner, url)).json()).toEqual(found)
    expect([(await beatsOf(stranger, url)).status, (await beatsOf(api.visitor(), url)).status]).toEqual([404, 401])
  })

  test('a silent file has none', async () => {
    const url = await uploaded(generate('silent.mp3', ['-f', 'lavfi', '-i', 'anullsrc=r=44100', '-t', '4']))
    expect(await (await beatsOf(owner, url)).json()).toEqual({ tempo: null, beats: [], bars: [], sections: [], words: [] })
  })
})
