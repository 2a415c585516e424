import { rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { createDiskStorage } from '../platform/storage/disk-storage.ts'
import { unzip } from '../platform/zip/testing/unzip.ts'
import { zipFiles } from '../platform/zip/write-zip.ts'

const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')

let api: TestApi
beforeAll(async () => void (api = await startTestApi()))
afterAll(() => api.stop())

const json = async (response: Promise<Response>) => (await response).json()
const blobOf = (hash: string) => join(api.dataFolder, 'storage', 'blobs', hash.slice(0, 2), hash)

async function upload(client: TestClient, name: string, more: string): Promise<string> {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(Buffer.concat([pixel, Buffer.from(more)]))], { type: 'image/png' }), name)
  const { id } = await json(client.send('/api/media/upload_image', { method: 'POST', body }))
  return (await api.database.pool.query('SELECT hash FROM media WHERE id = $1', [id])).rows[0].hash
}

async function storyOf(client: TestClient): Promise<string> {
  const { id } = await json(client.send('/api/stories', { json: { title: 'Foxes', category_id: 'create_from_scratch' } }))
  return id
}

/** Adds a file to a story; returns its id. */
async function addFile(
  storyId: string,
  file: { role: string; type: string; mime: string; text: string; shotId?: string },
): Promise<string> {
  const storage = await createDiskStorage(join(api.dataFolder, 'storage'))
  const { hash, sizeBytes } = await storage.putBytes(Buffer.from(file.text))
  const { rows } = await api.database.pool.query(
    `INSERT INTO media (id, user_id, story_id, shot_id, resource_type, role, source, status, title, hash, mime_type, size_bytes)
     SELECT gen_random_uuid()::text, user_id, id, $2, $3, $4, 'generated', 'completed', $5, $6, $7, $8 FROM story WHERE id = $1 RETURNING id`,
    [storyId, file.shotId ?? null, file.type, file.role, `${file.text}.bin`, hash, file.mime, sizeBytes],
  )
  return rows[0].id
}

const textsOf = (files: ReadonlyMap<string, Buffer>) => new Map([...files].map(([name, bytes]) => [name, bytes.toString('utf8')]))

test('the download contains the account, its ledger, its stories with the files they show, and nobody else’s data', async () => {
  const [ada, other] = [await api.signUp('Ada'), await api.signUp('Other')]
  await upload(ada, 'Fox.png', 'one')
  await upload(ada, 'Fox.png', 'two')
  await upload(other, 'Secret.png', 'three')
  const id = await storyOf(ada)
  const setProfile = (bio: string, links: string[]) => ada.send('/api/me/profile', { method: 'PUT', json: { bio, links } })
  expect((await setProfile(' I film foxes ', ['https://films.example.org', ' '])).status).toBe(200)
  expect(await json(setProfile('I film foxes', ['http://films.example.org']))).toMatchObject({
    code: 'INVALID_INPUT',
    data: { fields: { links: expect.stringContaining('https') } },
  })
  expect((await ada.send('/api/profiles/other/follow', { method: 'PUT' })).status).toBe(204)
  const film = await addFile(id, { role: 'export', type: 'video', mime: 'video/mp4', text: 'film' })
  await addFile(id, { role: 'export', type: 'video', mime: 'video/mp4', text: 'old film' })
  const take = await addFile(id, { role: 'take', type: 'image', mime: 'image/png', text: 'take', shotId: 's1' })
  await addFile(id, { role: 'take', type: 'image', mime: 'image/png', text: 'left', shotId: 's1' })
  await addFile(id, { role: 'upload', type: 'audio', mime: 'audio/mpeg', text: 'wind' })
  await api.database.pool.query('UPDATE story SET export_media_id = $2 WHERE id = $1', [id, film])
  await api.database.pool.query(
    `INSERT INTO shot (story_id, shot_id, lexorank, shot_type, active_image_id) VALUES ($1, 's1', 'a', 'manual', $2)`,
    [id, take],
  )
  const response = await ada.send('/api/me/download')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="fablecut-ada-\d{4}-\d\d-\d\d\.zip"$/)
  const files = textsOf(await unzip(response))
  expect([...files.keys()].sort()).toEqual([
    'account.json',
    'characters.json',
    'collections.json',
    'comments.json',
    'folders.json',
    'ledger.json',
    'people.json',
    `stories/${id}/film.mp4`,
    `stories/${id}/shots/001-picture.png`,
    `stories/${id}/story.json`,
    `stories/${id}/uploads/wind.bin.mp3`,
    'uploads/Fox (2).png',
    'uploads/Fox.png',
  ])
  expect(files.get(`stories/${id}/film.mp4`)).toBe('film')
  expect(files.get(`stories/${id}/shots/001-picture.png`)).toBe('take')
  expect(JSON.parse(files.get('account.json')!)).toMatchObject({
    email: 'ada@films.test',
    username: 'ada',
    language: 'en',
    credits: { available: 3000 },
  })
  expect(JSON.parse(files.get('ledger.json')!)).toMatchObject([{ type: 'grant', credits: 3000 }])
  expect(JSON.parse(files.get('people.json')!)).toMatchObject({
    profile: { bio: 'I film foxes', links: ['https://films.example.org'] },
    follows: [{ username: 'other' }],
    blocked: [],
  })
  expect(JSON.parse(files.get(`stories/${id}/story.json`)!)).toMatchObject({ id, title: 'Foxes' })
})

test('a ledger of several pages is complete', async () => {
  const client = await api.signUp('Rich')
  const { id } = await json(client.send('/api/me'))
  for (let i = 0; i < 65; i++)
    await api.database.pool.query(`INSERT INTO ledger (id, user_id, kind, amount, once_key) VALUES ($1, $2, 'grant', 1, $1)`, [`g${i}`, id])
  const files = textsOf(await unzip(await client.send('/api/me/download')))
  expect(JSON.parse(files.get('ledger.json')!)).toHaveLength(66)
})

test('a file with missing bytes is listed, the others are included', async () => {
  const client = await api.signUp('Bert')
  rmSync(blobOf(await upload(client, 'Lost.png', 'lost')))
  await upload(client, 'Kept.png', 'kept')
  const files = textsOf(await unzip(await client.send('/api/me/download')))
  expect(files.get('missing.txt')).toContain('uploads/Lost.png')
  expect([...files.keys()]).toContain('uploads/Kept.png')
})

test("a truncated file aborts the download, so that it can't be mistaken for complete", async () => {
  const client = await api.signUp('Half')
  truncateSync(blobOf(await upload(client, 'Half.png', 'half')), 10)
  const response = await client.send('/api/me/download')
  await expect(response.arrayBuffer()).rejects.toThrow()
})

async function* oneFile() {
  yield { name: 'big.bin', at: new Date(), hash: 'x', sizeBytes: 65_536_000 }
}

test('a download respects backpressure, and closes its file when the client disconnects', async () => {
  let sent = 0
  const bytes = Readable.from(
    (function* () {
      for (; sent < 1000; sent++) yield new Uint8Array(65_536)
    })(),
  )
  const reader = zipFiles(oneFile(), { read: async () => bytes }).getReader()
  for (let i = 0; i < 5; i++) await reader.read()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(sent).toBeLessThan(100)
  await reader.cancel()
  expect(bytes.destroyed).toBe(true)
})

test('visitors cannot download, and downloads are rate-limited', async () => {
  expect((await api.visitor().send('/api/me/download')).status).toBe(401)
  const strict = await startTestApi({ RATE_LIMITS: 'on' })
  const client = await strict.signUp('Often')
  const statuses: number[] = []
  for (let i = 0; i < 12; i++) statuses.push((await client.send('/api/me/download', { method: 'HEAD' })).status)
  expect(statuses[0]).toBe(200)
  expect(statuses.at(-1)).toBe(429)
  await strict.stop()
})
