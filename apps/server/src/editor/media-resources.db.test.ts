import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { WireAlbum } from '@fablecut/contracts/operations/media/albums'
import type { WireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { readMetadata } from '../media/read-metadata.ts'
import { createDiskStorage } from '../platform/storage/disk-storage.ts'
import { songKey } from '../songs/song-file.ts'
import { oneLocalServer } from '../platform/outside-fetch/network.ts'
import {
  FILM,
  PICTURE,
  SOUND,
  addFile,
  addExistingFile,
  generateFile,
  newStory,
  primaryOf,
  read,
  sync,
  timelineOf,
  uploadedShot,
} from './testing/edited-story.ts'

let api: TestApi
let ada: TestClient
let eve: TestClient
let files: { picture: Buffer; film: Buffer; sound: Buffer }
let film: WireMediaAsset
let sound: WireMediaAsset
beforeAll(async () => {
  api = await startTestApi()
  ;[ada, eve] = [await api.signUp('Ada'), await api.signUp('Eve')]
  files = {
    picture: await generateFile(api, 'a.png', PICTURE),
    film: await generateFile(api, 'a.mp4', FILM),
    sound: await generateFile(api, 'a.mp3', SOUND),
  }
  const first = await newStory(ada)
  ;[film, sound] = [await addFile(ada, first, 'a.mp4', files.film), await addFile(ada, first, 'a.mp3', files.sound, '?subtype=voiceover')]
})
afterAll(() => api.stop())

const RESOURCES = '/api/media/resources'
const create = (client: TestClient, body: object) => client.send(RESOURCES, { json: body })
const remove = (client: TestClient, ids: readonly string[]) => client.send(RESOURCES, { method: 'DELETE', json: { ids } })
const statusAndMessage = async (response: Response) => ({ status: response.status, ...((await response.json()) as any) })
const ask = async (client: TestClient, url: string) =>
  statusAndMessage(await client.send(`/api/media/metadata?url=${encodeURIComponent(url)}`))
const mediaOf = async (story: string): Promise<WireMediaAsset[]> =>
  (await statusAndMessage(await ada.send(`/api/stories/${story}/media_resources`))).media_resources
const bytesOf = async (url: string) => Buffer.from(await (await ada.send(url)).arrayBuffer())

test('an own file of another story is added as a new row with the same bytes (E-285)', async () => {
  const story = await newStory(ada)
  const resource = { story_id: story, type: 'video', url: film.url, title: 'Again', metadata: { duration: 900 } }
  const { status, media_resource: added } = await statusAndMessage(await create(ada, resource))
  expect([status, added.id === film.id, added.title]).toEqual([200, false, 'Again'])
  expect(added).toMatchObject({ resource_type: 'video', source: 'user_upload', metadata: film.metadata })
  expect((await bytesOf(added.url)).equals(files.film)).toBe(true)
  expect(await mediaOf(story)).toEqual([added])
  const again = await statusAndMessage(await create(ada, { ...resource, url: added.url }))
  expect(again.media_resource.id).toBe(added.id)
})

test('an id from the browser is accepted once and stays bound to its file (E-114)', async () => {
  const [story, id] = [await newStory(ada), 'media_1735689600000_a1b2c3']
  const resource = { story_id: story, id, type: 'audio', url: sound.url }
  expect((await statusAndMessage(await create(ada, resource))).media_resource).toMatchObject({ id, subtype: 'voiceover' })
  expect((await statusAndMessage(await create(ada, resource))).media_resource.id).toBe(id)
  expect(await mediaOf(story)).toHaveLength(1)
  expect((await create(ada, { ...resource, story_id: await newStory(ada) })).status).toBe(409)
  const hers = await newStory(eve)
  const own = await addFile(eve, hers, 'a.mp3', files.sound)
  expect((await create(eve, { ...resource, story_id: hers, url: own.url })).status).toBe(409)
  for (const odd of ['__proto__', 'media_1', 'media_1735689600000_A', '01a2'])
    expect((await statusAndMessage(await create(ada, { ...resource, id: odd }))).data.fields).toHaveProperty('id')
})

test('a library song is added with its tags (E-113, ED-08)', async () => {
  const { songs } = await statusAndMessage(await ada.send('/api/songs'))
  const song = songs[0]
  // Generated in advance, as on first playback.
  await generateFile(api, 'song.mp3', '-f lavfi -i sine=duration=60')
  const storage = await createDiskStorage(join(api.dataFolder, 'storage'))
  await storage.writeCache(songKey(song.id), join(api.dataFolder, 'song.mp3'))
  const story = await newStory(ada)
  const { media_resource: added } = await statusAndMessage(
    await create(ada, { story_id: story, type: 'audio', subtype: 'music', url: song.url }),
  )
  expect(added).toMatchObject({ title: song.name, subtype: 'music', resource_type: 'audio', source: 'generated' })
  expect(added.configs).toEqual({ genre: song.genre, mood: song.mood, tempo: String(song.tempo), has_lyrics: false })
  expect(added.metadata.duration).toBeCloseTo(60, 0)
  expect((await statusAndMessage(await ada.send(`${RESOURCES}?type=audio&source=generation`))).media_resources).toEqual([added])
})

test('external URLs, files of others and wrong types are refused (CD-114)', async () => {
  const story = await newStory(ada)
  const hers = await addFile(eve, await newStory(eve), 'b.png', files.picture)
  for (const url of [hers.url, 'https://evil.example/a.png', '/songs/nope.mp3', 'file:///etc/passwd', `/media/__proto__/image.png`])
    expect((await statusAndMessage(await create(ada, { story_id: story, type: 'image', url }))).data.fields).toHaveProperty('url')
  expect((await statusAndMessage(await create(ada, { story_id: story, type: 'image', url: film.url }))).data.fields).toHaveProperty('type')
  expect(
    (await statusAndMessage(await create(ada, { story_id: story, type: 'video', url: film.url, shot_id: 's9' }))).data.fields,
  ).toHaveProperty('shot_id')
  expect((await create(api.visitor(), { story_id: story, type: 'video', url: film.url })).status).toBe(401)
  expect((await create(eve, { story_id: story, type: 'image', url: hers.url })).status).toBe(404)
  expect(await mediaOf(story)).toEqual([])
})

test('media in use cannot be deleted, and nothing else is deleted with them (E-286, ED-67)', async () => {
  const story = await newStory(ada)
  const [clip, voice] = [await addExistingFile(ada, story, film), await addExistingFile(ada, story, sound)]
  const [used, loose] = [await addFile(ada, story, 'a.png', files.picture), await addFile(ada, story, 'b.png', files.picture)]
  const audioItem = {
    id: 'v',
    type: 'audio',
    mediaAssetId: voice.id,
    startTimeInFrames: 0,
    durationInFrames: 60,
    sourceTrimStartFrames: 0,
    sourceTrimEndFrames: 60,
  } as const
  const tracks = [primaryOf([clip]), { id: 'track_voiceover_1', type: 'audio', isPrimary: false, items: [audioItem] }] as const
  expect(
    (await sync(ada, story, { shots_map: { s1: uploadedShot('s1', used) }, video_editor_timeline: timelineOf(tracks, []) })).status,
  ).toBe(200)
  const inUse = "You can't delete this asset as it's currently in used in the timeline."
  for (const [ids, message] of [
    [[clip.id], 'This video is in use and cannot be deleted.'],
    [[used.id], 'This image is in use and cannot be deleted.'],
    [[voice.id], inUse],
    [[loose.id, clip.id], inUse],
  ] as const)
    expect(await statusAndMessage(await remove(ada, ids))).toMatchObject({ status: 409, message, data: { ids: [ids.at(-1)] } })
  expect((await mediaOf(story)).map(({ id }) => id)).toEqual([clip.id, voice.id, used.id, loose.id])
  expect(await statusAndMessage(await remove(ada, [loose.id]))).toEqual({ status: 200, deleted: [loose.id] })
  expect((await mediaOf(story)).map(({ id }) => id)).toEqual([clip.id, voice.id, used.id])
  expect((await ada.send(loose.url)).status).toBe(404)
  expect((await remove(ada, [loose.id])).status).toBe(404)
})

test('an input of a story is not deleted before the story is finished', async () => {
  const story = await newStory(ada)
  const song = await addFile(ada, story, 'a.mp3', files.sound)
  const waits = (status: string) =>
    api.database.pool.query('UPDATE story SET status = $1, category_inputs = $2 WHERE id = $3', [
      status,
      { background_music: song.url },
      story,
    ])
  await waits('paused')
  expect((await remove(ada, [song.id])).status).toBe(409)
  await waits('completed')
  expect((await remove(ada, [song.id])).status).toBe(200)
})

test('media of others cannot be deleted', async () => {
  expect((await remove(eve, [film.id])).status).toBe(404)
  expect((await remove(api.visitor(), [film.id])).status).toBe(401)
  expect((await remove(ada, [film.id, 'nope'])).status).toBe(404)
  expect((await remove(ada, [])).status).toBe(422)
  expect((await ada.send(film.url)).status).toBe(200)
})

test('a concurrent deletion and sync leave the file either used or deleted', async () => {
  for (let round = 0; round < 4; round += 1) {
    const story = await newStory(ada)
    const clip = await addExistingFile(ada, story, film)
    const body = { shots_map: {}, video_editor_timeline: timelineOf([primaryOf([clip])], [clip]) }
    const [deleted, synced] = await Promise.all([remove(ada, [clip.id]), sync(ada, story, body)])
    expect([
      [200, 422],
      [409, 200],
    ]).toContainEqual([deleted.status, synced.status])
    expect((await read(ada, story)).video_editor_timeline.mediaAssets).toHaveLength(synced.status === 200 ? 1 : 0)
  }
})

test('own media are listed in pages, each file once (ED-07, ED-38)', async () => {
  const liz = await api.signUp('Liz')
  const story = await newStory(liz)
  const first = await addFile(liz, story, 'a.png', files.picture)
  await api.database.pool.query(
    `INSERT INTO media (id, user_id, story_id, resource_type, role, source, status, hash, mime_type, size_bytes, created_at)
     SELECT 'm' || lpad(n::text, 3, '0'), user_id, story_id, 'image', 'take', 'generated', 'completed', md5(n::text), mime_type, 1, now() + n * interval '0.1 ms'
     FROM media, generate_series(1, 70) AS n WHERE id = $1`,
    [first.id],
  )
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: any = await statusAndMessage(await liz.send(`${RESOURCES}?type=image${cursor && `&cursor=${cursor}`}`))
    seen.push(...page.media_resources.map(({ id }: WireMediaAsset) => id))
    cursor = page.nextCursor
  }
  expect([seen.length, new Set(seen).size, seen.at(-1)]).toEqual([71, 71, first.id])
  const other = await newStory(liz)
  await create(liz, { story_id: other, type: 'image', url: first.url })
  const uploads = await statusAndMessage(await liz.send(`${RESOURCES}?type=image&source=upload`))
  expect(uploads.media_resources.map(({ id }: WireMediaAsset) => id)).toEqual([first.id])
  expect((await statusAndMessage(await liz.send(`${RESOURCES}?type=video`))).media_resources).toEqual([])
  expect((await liz.send(`${RESOURCES}?type=image&cursor=x`)).status).toBe(422)
  expect((await api.visitor().send(`${RESOURCES}?type=image`)).status).toBe(401)
})

test('an album contains own media, which deleting it keeps (ED-07)', async () => {
  const ALBUMS = '/api/media/albums'
  const album: WireAlbum = await statusAndMessage(await ada.send(ALBUMS, { json: { name: ' Foxes ', media_ids: [film.id] } }))
  expect(album).toMatchObject({ name: 'Foxes', count: 1, cover_url: film.thumbnail_url })
  const path = `${ALBUMS}/${album.id}`
  const change = (client: TestClient, body: object) => client.send(path, { method: 'PATCH', json: body })
  expect(await statusAndMessage(await change(ada, { name: 'Dogs', add: [sound.id], remove: [film.id] }))).toMatchObject({
    name: 'Dogs',
    count: 1,
    cover_url: null,
  })
  expect((await statusAndMessage(await ada.send(`${RESOURCES}?type=audio&album_id=${album.id}`))).media_resources).toMatchObject([
    { id: sound.id },
  ])
  const hers = await addFile(eve, await newStory(eve), 'b.png', files.picture)
  expect((await change(ada, { name: 'Cats', add: [hers.id] })).status).toBe(404)
  expect((await change(eve, { name: 'Cats' })).status).toBe(404)
  expect((await eve.send(`${RESOURCES}?type=audio&album_id=${album.id}`)).status).toBe(404)
  expect(await statusAndMessage(await ada.send(ALBUMS))).toMatchObject({ albums: [{ name: 'Dogs', count: 1 }] })
  expect((await statusAndMessage(await eve.send(ALBUMS))).albums).toEqual([])
  expect((await eve.send(path, { method: 'DELETE' })).status).toBe(404)
  expect((await ada.send(path, { method: 'DELETE' })).status).toBe(200)
  expect((await ada.send(path, { method: 'DELETE' })).status).toBe(404)
  expect((await ada.send(sound.url)).status).toBe(200)
})

test('duration and size of own files are known; private network addresses are not requested (E-291, ED-69)', async () => {
  expect(await ask(ada, film.url)).toEqual({ status: 200, duration: 2, size: files.film.length })
  expect(await ask(eve, film.url)).toMatchObject({ status: 404 })
  expect(await ask(api.visitor(), film.url)).toMatchObject({ status: 401 })
  for (const url of ['http://127.0.0.1/a.mp4', 'http://[::1]/a.mp4', 'ftp://films.example/a.mp4', 'https://a:b@films.example/', 'x'])
    expect(await ask(ada, url)).toMatchObject({ status: 422, data: { fields: { url: 'This address cannot be used' } } })
})

test('an external film is measured by its content; an unreadable one is unknown (E-291, ED-69)', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/a.mp4') return void response.end(files.film)
    response.statusCode = request.url === '/page' ? 200 : 404
    response.end('<html>')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const network = oneLocalServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const services = { db: api.database.db, network, uploadFolder: api.dataFolder, countOutside: async () => {} }
  const lookUp = (path: string) => readMetadata(services, null, `https://films.example${path}`)
  expect(await lookUp('/a.mp4')).toEqual({ duration: 2, size: files.film.length })
  expect(await lookUp('/page')).toEqual({ duration: null, size: 6 })
  expect(await lookUp('/gone')).toEqual({ duration: null, size: null })
  server.close()
})
