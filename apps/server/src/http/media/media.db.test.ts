import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../testing.ts'

let api: TestApi
let owner: TestClient
let picture: Buffer
beforeAll(async () => {
  api = await startTestApi()
  owner = await api.signUp('Owner')
  picture = generate('picture.png', '-f lavfi -i testsrc2=size=64x36 -frames:v 1')
})
afterAll(() => api.stop())

function generate(name: string, flags: string): Buffer {
  const file = join(api.dataFolder, name)
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-threads', '1', ...flags.split(' '), file])
  return readFileSync(file)
}

function upload(client: TestClient, path: string, name: string, bytes: Uint8Array, type = '') {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name, { type }))
  return client.send(path, { method: 'POST', body: form })
}

const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)])

async function uploaded(): Promise<string> {
  const response = await upload(owner, '/api/media/upload_image', 'picture.png', picture)
  return ((await response.json()) as { imageUrl: string }).imageUrl
}

/** Which other origins may read and embed a file. */
const openTo = ({ headers }: Response) => [headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')]

test('an uploaded image is readable by its owner only', async () => {
  const url = await uploaded()
  const response = await owner.send(url)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toContain('private')
  expect(openTo(response)).toEqual([null, 'same-origin'])
  expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true)
  const stranger = await api.signUp('Stranger')
  expect((await stranger.send(url)).status).toBe(404)
  expect((await api.visitor().send(url)).status).toBe(404)
})

test('ranges of a file can be requested', async () => {
  const url = await uploaded()
  const part = await owner.send(url, { headers: { range: 'bytes=10-19' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 10-19/${picture.length}`)
  expect(Buffer.from(await part.arrayBuffer()).equals(picture.subarray(10, 20))).toBe(true)
  const beyond = await owner.send(url, { headers: { range: `bytes=${picture.length}-` } })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${picture.length}`])
  const head = await owner.send(url, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(picture.length)])
})

test('an unchanged file is not sent again', async () => {
  const url = await uploaded()
  const etag = (await owner.send(url)).headers.get('etag')!
  expect((await owner.send(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await owner.send(url, { headers: { range: 'bytes=0-1', 'if-range': '"other"' } })).status).toBe(200)
})

test('a download has the file name of the URL', async () => {
  const url = (await uploaded()).replace(/[^/]+$/, encodeURIComponent('My film.png'))
  expect((await owner.send(`${url}?download`)).headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''My%20film.png`)
})

test('the type is detected from the bytes, not the name', async () => {
  const text = await upload(owner, '/api/media/upload_image', 'a.png', Buffer.from('hello'), 'image/png')
  expect(text.status).toBe(415)
  expect(await text.json()).toMatchObject({ message: 'a.png type not supported for image' })
  const svg = await upload(
    owner,
    '/api/media/upload',
    'a.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  )
  expect(svg.status).toBe(415)
  const page = await upload(owner, '/api/media/upload', 'a.mp4', Buffer.from('<!doctype html><script>alert(1)</script>'))
  expect(page.status).toBe(415)
  const cut = await upload(owner, '/api/media/upload_image', 'cut.png', picture.subarray(0, 30))
  expect(cut.status).toBe(415)
})

test('a file of exactly the limit is accepted, one byte more is refused with the limit; songs may have 50 MB', async () => {
  const limit = 10 * 1_048_576
  expect((await upload(owner, '/api/media/upload_image', 'big.png', padded(limit))).status).toBe(200)
  for (const path of ['/api/media/upload_image', '/api/media/upload']) {
    const response = await upload(owner, path, 'big.png', padded(limit + 1))
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', message: 'big.png is too large (max 10MB)' })
  }
  const song = generate('song.wav', '-f lavfi -i sine=frequency=440:duration=70 -ar 48000 -ac 2')
  expect(song.length).toBeGreaterThan(limit)
  expect((await upload(owner, '/api/media/upload', 'song.wav', song)).status).toBe(413)
  expect((await upload(owner, '/api/media/upload?for=song', 'song.wav', song)).status).toBe(200)
})

test('videos and audio files are stored with their properties', async () => {
  const film = generate('film.mp4', '-f lavfi -i testsrc2=size=320x180:rate=30:duration=2 -pix_fmt yuv420p')
  const response = await upload(owner, '/api/media/upload', 'film.mp4', film)
  expect(await response.json()).toMatchObject({
    resource_type: 'video',
    metadata: { width: 320, height: 180, fps: 30, frames: 60, duration: 2 },
  })
  const sound = generate('sound.m4a', '-f lavfi -i sine=frequency=440:duration=1 -c:a aac')
  expect(await (await upload(owner, '/api/media/upload', 'sound.m4a', sound)).json()).toMatchObject({
    resource_type: 'audio',
    mime_type: 'audio/mp4',
  })
})

test('uploads need an account and a file, and a refused one leaves nothing behind', async () => {
  expect((await upload(api.visitor(), '/api/media/upload_image', 'picture.png', picture)).status).toBe(401)
  expect((await owner.send('/api/media/upload', { json: { file: 'x' } })).status).toBe(415)
  const empty = await owner.send('/api/media/upload', { method: 'POST', body: new FormData() })
  expect(await empty.json()).toMatchObject({ code: 'INVALID_INPUT', data: { fields: { file: 'Please choose a file' } } })
  expect(readdirSync(join(api.dataFolder, 'uploads'))).toEqual([])
})

test('a visitor of a shared story can read the film, not the takes', async () => {
  const me = (await (await owner.send('/api/me')).json()) as { id: string }
  const id = (await uploaded()).split('/')[2]
  const insert = `INSERT INTO story (id, user_id, title, category_id, status, width, height, fps, export_media_id, is_public) VALUES ('s1', $1, 'T', 'script_to_video', 'completed', 1280, 720, 30, $2, false)`
  await api.database.pool.query(insert, [me.id, id])
  await api.database.pool.query(`UPDATE media SET story_id = 's1' WHERE id = $1`, [id])
  const visitor = api.visitor()
  expect((await visitor.send(`/media/${id}/film.png`)).status).toBe(404)
  await api.database.pool.query(`UPDATE story SET is_public = true`)
  const shared = await visitor.send(`/media/${id}/film.png`)
  expect([shared.status, shared.headers.get('cache-control')]).toEqual([200, 'public, max-age=60, must-revalidate'])
  expect(openTo(shared)).toEqual(['*', 'cross-origin'])
  await api.database.pool.query(`UPDATE story SET export_media_id = null`)
  expect((await visitor.send(`/media/${id}/film.png`)).status).toBe(404)
})
