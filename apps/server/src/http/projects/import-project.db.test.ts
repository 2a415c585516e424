import { createHash } from 'node:crypto'
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fromWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { TIMELINE_VERSION_HEADER } from '@fablecut/contracts/wire/timeline-version'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { exportTimeline } from '@fablecut/render/export/export-timeline'
import { downloadZip } from 'client-zip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ffmpegPath } from '../../platform/ffmpeg/programs.ts'
import { unzip } from '../../platform/zip/testing/unzip.ts'
import { startTestApi, type TestApi, type TestClient } from '../testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'fablecut-import-'))
let api: TestApi
beforeAll(async () => void (api = await startTestApi()))
afterAll(async () => {
  await api.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A file made by ffmpeg from a test source, once. */
async function make(name: string, ...source: string[]): Promise<Buffer> {
  const path = join(folder, name)
  if (existsSync(path)) return readFileSync(path)
  await promisify(execFile)(ffmpegPath(), ['-v', 'error', '-y', '-f', 'lavfi', '-i', ...source, path])
  return readFileSync(path)
}

const json = async (response: Promise<Response> | Response): Promise<any> => (await response).json()

async function upload(client: TestClient, storyId: string, name: string, bytes: Buffer): Promise<any> {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  return (await json(client.send(`/api/stories/${storyId}/upload`, { method: 'POST', body }))).media_resource
}

async function importFile(client: TestClient, bytes: Buffer, name: string, key?: string): Promise<{ status: number; body: any }> {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  const response = await client.send('/api/stories/import', { method: 'POST', body, ...(key && { headers: { 'idempotency-key': key } }) })
  return { status: response.status, body: await response.json() }
}

const sourced = (id: string, mediaAssetId: string, start: number, frames: number, more: object = {}) => ({
  id,
  mediaAssetId,
  startTimeInFrames: start,
  durationInFrames: frames,
  sourceTrimStartFrames: 0,
  sourceTrimEndFrames: frames,
  ...more,
})

const settings = { globalConfig: { fps: 30, captions: { enabled: true }, watermark: { enabled: true, type: 'logo' } } }

/** A story with a shot, a clip, a still, a sound, a title, a transition, a caption and a marker. */
async function editedStory(client: TestClient): Promise<string> {
  const { id } = await json(client.send('/api/stories', { json: { title: 'Harbour', category_id: 'create_from_scratch' } }))
  const clip = await upload(client, id, 'clip.mp4', await make('clip.mp4', 'testsrc2=size=64x36:rate=30:duration=3', '-pix_fmt', 'yuv420p'))
  const still = await upload(client, id, 'still.png', await make('still.png', 'color=c=teal:size=64x36', '-frames:v', '1'))
  const sound = await upload(client, id, 'wind.mp3', await make('wind.mp3', 'sine=frequency=220:duration=3'))
  const tracks = [
    {
      id: 'lines',
      type: 'file',
      isPrimary: false,
      items: [{ id: 'c', type: 'caption', startTimeInFrames: 0, durationInFrames: 30, caption: { data: { text: 'Hello' } } }],
    },
    {
      id: 'titles',
      type: 'video',
      isPrimary: false,
      items: [{ id: 't', type: 'title', startTimeInFrames: 5, durationInFrames: 30, titleConfig: { text: 'One', preset: 'headline' } }],
    },
    {
      id: 'main',
      type: 'video',
      isPrimary: true,
      items: [
        { type: 'video', ...sourced('v', clip.id, 0, 60, { shotId: 's1', transform: { scale: 1.2 } }) },
        { type: 'image', ...sourced('p', still.id, 60, 30, { transition: { type: 'dip', durationInFrames: 8 } }) },
      ],
    },
    { id: 'sounds', type: 'audio', isPrimary: false, isMuted: true, items: [{ type: 'audio', ...sourced('a', sound.id, 15, 60) }] },
  ]
  const document = { tracks, mediaAssets: [], ...settings, markers: [{ id: 'm', frame: 10, name: 'Beat' }] }
  await api.database.pool.query('INSERT INTO timeline (story_id, document, schema_version) VALUES ($1, $2, $3)', [
    id,
    document,
    TIMELINE_VERSION,
  ])
  await api.database.pool.query(
    `INSERT INTO shot (story_id, shot_id, lexorank, shot_type, active_video_id, image_prompt) VALUES ($1, 's1', 'a', 'uploaded_video', $2, 'A harbour')`,
    [id, clip.id],
  )
  return id
}

const downloaded = async (client: TestClient, id: string, format: string): Promise<Buffer> =>
  Buffer.from(await (await client.send(`/api/stories/${id}/project?format=${format}`)).arrayBuffer())

let exported: Promise<Buffer> | undefined
/** A whole story of another account; written once. */
const aStoryFile = (): Promise<Buffer> =>
  (exported ??= (async () => {
    const writer = await api.signUp('Writer')
    return downloaded(writer, await editedStory(writer), 'fablecut')
  })())

/** A document without its media ids, which differ between accounts. */
async function contentOf(client: TestClient, id: string): Promise<any> {
  const { storyboard, video_editor_timeline: timeline } = await json(client.send(`/api/stories/${id}`))
  const { rows } = await api.database.pool.query('SELECT id, hash, title, role, source, metadata FROM media WHERE story_id = $1', [id])
  const hashes = new Map(rows.map((row) => [row.id, row.hash]))
  const text = JSON.stringify({
    shots: storyboard.shots_map,
    tracks: timeline.tracks,
    config: timeline.globalConfig,
    markers: timeline.markers,
  })
  return {
    document: JSON.parse(text.replaceAll(/[0-9a-f-]{36}/g, (match) => hashes.get(match) ?? match)),
    media: rows.map(({ id: _id, ...row }) => row).toSorted((a, b) => a.title.localeCompare(b.title)),
  }
}

/** A downloaded file with some of its entries replaced; null: left out. */
async function changed(bytes: Buffer, changes: Readonly<Record<string, string | null>>): Promise<Buffer> {
  const files = await unzip(new Response(new Uint8Array(bytes)))
  const entries = [...files].flatMap(([name, input]) =>
    changes[name] === null ? [] : [{ name, input: changes[name] ?? new Uint8Array(input) }],
  )
  return Buffer.from(await downloadZip(entries).arrayBuffer())
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

test('a whole story is imported by another account: the same document, shots and bytes, with ids of its own', async () => {
  const [ada, bea] = [await api.signUp('Ada'), await api.signUp('Bea')]
  const id = await editedStory(ada)
  const file = await downloaded(ada, id, 'fablecut')
  const files = await unzip(new Response(new Uint8Array(file)))
  expect([...files.keys()]).toEqual([
    'manifest.json',
    'document.json',
    'recipe.json',
    'media.json',
    'licences.txt',
    'media/clip.mp4',
    'media/still.png',
    'media/wind.mp3',
  ])
  const { status, body } = await importFile(bea, file, 'Harbour.fablecut')
  expect([status, body.title, body.notes]).toEqual([200, 'Harbour', []])
  expect(body.story_id).not.toBe(id)
  expect(await contentOf(bea, body.story_id)).toEqual(await contentOf(ada, id))
  expect((await ada.send(`/api/stories/${body.story_id}`)).status).toBe(404)
  const { rows } = await api.database.pool.query(
    'SELECT count(*)::int AS shared FROM media a JOIN media b USING (id) WHERE a.story_id = $1 AND b.story_id = $2',
    [id, body.story_id],
  )
  expect(rows[0].shared).toBe(0)
  // The imported story can be saved by an editor as it is.
  const { video_editor_timeline, storyboard } = await json(bea.send(`/api/stories/${body.story_id}`))
  const synced = await bea.send(`/api/stories/${body.story_id}/sync`, {
    json: { shots_map: storyboard.shots_map, video_editor_timeline },
    headers: { [TIMELINE_VERSION_HEADER]: String(TIMELINE_VERSION) },
  })
  expect(synced.status).toBe(200)
})

/** The hash of the packets of pictures in the film of a story, made of its files alone. */
async function picturesOf(client: TestClient, id: string): Promise<string> {
  const place = join(folder, id)
  await mkdir(place)
  const { video_editor_timeline: stored } = await json(client.send(`/api/stories/${id}`))
  const mediaAssets = stored.mediaAssets.map(fromWireMediaAsset)
  const files = new Map<string, string>()
  for (const asset of mediaAssets) {
    files.set(asset.id, join(place, asset.title))
    await writeFile(files.get(asset.id)!, Buffer.from(await (await client.send(asset.url)).arrayBuffer()))
  }
  const sources = Object.fromEntries([...files].map(([asset, path]) => [asset, { hash: sha256(readFileSync(path)) }]))
  const outPath = join(place, 'film.mp4')
  await exportTimeline({
    timeline: { ...stored, mediaAssets },
    output: { width: 128, height: 72, fps: 30 },
    options: { watermark: stored.globalConfig.watermark, sources },
    files: { pathOf: (asset) => files.get(asset) ?? '' },
    cacheFolder: join(place, 'segments'),
    outPath,
  })
  const hashed = ['-v', 'error', '-i', outPath, '-map', '0:v', '-c', 'copy', '-f', 'streamhash', '-hash', 'sha256', '-']
  return (await promisify(execFile)(ffmpegPath(), hashed)).stdout
}

test('an imported story makes the same film, byte for byte in its pictures', async () => {
  const [ida, joe] = [await api.signUp('Ida'), await api.signUp('Joe')]
  const id = await editedStory(ida)
  const { body } = await importFile(joe, await downloaded(ida, id, 'fablecut'), 'Harbour.fablecut')
  const pictures = await picturesOf(ida, id)
  expect(pictures).toMatch(/^0,v,SHA256=[0-9a-f]{64}\n$/)
  expect(await picturesOf(joe, body.story_id)).toBe(pictures)
})

test('a file whose media was lost is imported without it, and names it', async () => {
  const ada = await api.signUp('Cleo')
  const file = await changed(await aStoryFile(), { 'media/wind.mp3': null })
  const { status, body } = await importFile(ada, file, 'x.fablecut')
  expect([status, body.notes]).toEqual([200, [{ type: 'media', name: 'wind.mp3', count: 1 }]])
})

test.each([
  ['with another document', { 'document.json': '{}' }, /damaged/],
  ['with other media', { 'media/clip.mp4': 'x'.repeat(10) }, /damaged/],
  ['without a document', { 'document.json': null }, /damaged/],
  ['with a broken manifest', { 'manifest.json': '{' }, /no story/],
  ['of a newer release', { 'manifest.json': '{"format":"fablecut","version":99}' }, /newer release/],
])('a story file %s is refused in words', async (_, changes, message) => {
  const ada = await api.signUp(`D${crypto.randomUUID().slice(0, 8)}`)
  const file = await changed(await aStoryFile(), changes)
  const before = await api.database.pool.query('SELECT count(*)::int AS stories FROM story')
  const { status, body } = await importFile(ada, file, 'x.fablecut')
  expect([status, body.message]).toEqual([422, expect.stringMatching(message)])
  const after = await api.database.pool.query('SELECT count(*)::int AS stories FROM story')
  expect(after.rows[0].stories).toBe(before.rows[0].stories)
})

/** A downloaded file with another document, and a picture that is not stored yet; its checksums are right. */
async function withDocument(original: Buffer, change: (document: any) => void): Promise<Buffer> {
  const files = await unzip(new Response(new Uint8Array(original)))
  const document = JSON.parse(files.get('document.json')!.toString())
  change(document)
  const manifest = JSON.parse(files.get('manifest.json')!.toString())
  const replaced = new Map([
    ['document.json', Buffer.from(JSON.stringify(document))],
    ['media/still.png', Buffer.concat([files.get('media/still.png')!, Buffer.from(crypto.randomUUID())])],
  ])
  for (const listed of manifest.files) {
    const bytes = replaced.get(listed.path)
    if (bytes) Object.assign(listed, { sha256: sha256(bytes), bytes: bytes.length })
  }
  const entries = [...files, ...replaced, ['manifest.json', Buffer.from(JSON.stringify(manifest))] as const]
  const file = await downloadZip([...new Map(entries)].map(([name, input]) => ({ name, input: new Uint8Array(input) }))).arrayBuffer()
  return Buffer.from(file)
}

const storedFiles = async (): Promise<readonly string[]> => readdir(api.dataFolder, { recursive: true })

test('a document of a newer release, and one that an editor would refuse, are refused', async () => {
  const ada = await api.signUp('Eve')
  const original = await aStoryFile()
  const newerFile = await withDocument(original, ({ timeline }) => void (timeline.schema_version = 99))
  const newer = await importFile(ada, newerFile, 'x.fablecut')
  expect([newer.status, newer.body.message]).toEqual([422, expect.stringMatching(/newer release/)])
  const endless = await withDocument(original, ({ timeline }) => {
    timeline.document.tracks[0].items[0].startTimeInFrames = 90_000_000
  })
  expect((await importFile(ada, endless, 'x.fablecut')).status).toBe(422)
  const invalid = await withDocument(original, (document) => void (document.shots[0].title = 'a\u0000b'))
  expect((await importFile(ada, invalid, 'x.fablecut')).body.message).toMatch(/no story/)
})

test('a refused import stores no file', async () => {
  const ada = await api.signUp('Rosa')
  const refused = await withDocument(await aStoryFile(), ({ timeline }) => {
    timeline.document.tracks[0].items[0].startTimeInFrames = 90_000_000
  })
  const before = await storedFiles()
  const { status } = await importFile(ada, refused, 'x.fablecut')
  expect([status, await storedFiles()]).toEqual([422, before])
})

test('the same file sent twice with one key makes one story', async () => {
  const ada = await api.signUp('Sue')
  const file = await aStoryFile()
  const send = (bytes: Buffer) => importFile(ada, bytes, 'Harbour.fablecut', 'k1')
  const [first, second] = await Promise.all([send(file), send(file)])
  expect([first.status, second.body]).toEqual([200, first.body])
  expect((await send(file)).body).toEqual(first.body)
  const other = await send(Buffer.concat([file, Buffer.from('x')]))
  expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  const { rows } = await api.database.pool.query(
    'SELECT count(*)::int AS stories FROM story WHERE user_id = (SELECT user_id FROM story WHERE id = $1)',
    [first.body.story_id],
  )
  expect(rows[0].stories).toBe(1)
})

test('a file that is more than the account may hold is refused', async () => {
  const ada = await api.signUp('Finn')
  const id = await editedStory(ada)
  const file = await downloaded(ada, id, 'fablecut')
  await api.database.pool.query('UPDATE media SET size_bytes = 19999999990 WHERE story_id = $1 AND title = $2', [id, 'clip.mp4'])
  expect((await importFile(ada, file, 'x.fablecut')).status).toBe(507)
})

const withoutShots = (tracks: any[]): any[] =>
  tracks.map((track) => ({ ...track, items: track.items.map(({ shotId: _shotId, ...item }: any) => item) }))

test('an OpenTimelineIO project is imported with its media: the same tracks, and a shot for each clip', async () => {
  const ada = await api.signUp('Gus')
  const id = await editedStory(ada)
  const { status, body } = await importFile(ada, await downloaded(ada, id, 'otio'), 'Harbour_otio.zip')
  expect([status, body.title, body.notes]).toEqual([200, 'Harbour', []])
  const [before, after] = [await contentOf(ada, id), await contentOf(ada, body.story_id)]
  expect(withoutShots(after.document.tracks)).toEqual(withoutShots(before.document.tracks))
  expect([after.document.config, after.document.markers]).toEqual([before.document.config, before.document.markers])
  expect(after.media.map(({ hash }: any) => hash).toSorted()).toEqual(before.media.map(({ hash }: any) => hash).toSorted())
  expect(Object.values(after.document.shots).map(({ shot_type }: any) => shot_type)).toEqual(['uploaded_video', 'uploaded_image'])
})

const time = (value: number) => ({ OTIO_SCHEMA: 'RationalTime.1', rate: 30, value })

const foreign = (url: string): string => {
  const range = { OTIO_SCHEMA: 'TimeRange.1', start_time: time(0), duration: time(30) }
  const clip = (name: string, target_url: string) => ({
    OTIO_SCHEMA: 'Clip.2',
    name,
    source_range: range,
    effects: [{ OTIO_SCHEMA: 'Effect.1', effect_name: 'Glow' }],
    media_references: { DEFAULT_MEDIA: { OTIO_SCHEMA: 'ExternalReference.1', target_url } },
  })
  const children = [clip('one', url), clip('two', 'gone.mp4')]
  return JSON.stringify({
    OTIO_SCHEMA: 'Timeline.1',
    name: 'Foreign',
    tracks: { OTIO_SCHEMA: 'Stack.1', children: [{ OTIO_SCHEMA: 'Track.1', kind: 'Video', children }] },
  })
}

test('an .otio file alone takes files of the importer by their names, and names what it could not take', async () => {
  const ada = await api.signUp('Hal')
  await editedStory(ada)
  const { status, body } = await importFile(ada, Buffer.from(foreign('file:///edits/clip.mp4')), 'foreign.otio')
  expect([status, body.title]).toEqual([200, 'Foreign'])
  expect(body.notes).toEqual([
    { type: 'effect', name: 'Glow', count: 2 },
    { type: 'media', name: 'two', count: 1 },
  ])
  const { video_editor_timeline: timeline } = await json(ada.send(`/api/stories/${body.story_id}`))
  expect(timeline.tracks[0].items.map((item: any) => [item.type, item.startTimeInFrames, item.overlayConfig?.message])).toEqual([
    ['video', 0, undefined],
    ['overlay', 30, 'Missing: two'],
  ])
})

test('files of other accounts are not taken', async () => {
  await editedStory(await api.signUp('Ivy'))
  const { body } = await importFile(await api.signUp('Jan'), Buffer.from(foreign('clip.mp4')), 'foreign.otio')
  expect(body.notes.filter(({ type }: any) => type === 'media')).toHaveLength(2)
})

test.each([
  ['no zip', Buffer.from('hello'), 'a.fablecut'],
  ['no project', Buffer.from('{"OTIO_SCHEMA":"Clip.2"}'), 'a.otio'],
])('%s is refused', async (_, bytes, name) => {
  const ada = await api.signUp(`K${crypto.randomUUID().slice(0, 8)}`)
  expect((await importFile(ada, bytes, name)).status).toBe(422)
})

test('a zip that leads out of itself, and one without a project, are refused', async () => {
  const ada = await api.signUp('Lou')
  const outside = Buffer.from(await downloadZip([{ name: '00/evil.otio', input: foreign('x') }]).arrayBuffer())
  const renamed = Buffer.from(outside.toString('latin1').replaceAll('00/evil', '../evil'), 'latin1')
  expect((await importFile(ada, renamed, 'a.zip')).body.message).toMatch(/lead out/)
  const empty = Buffer.from(await downloadZip([{ name: 'a.txt', input: 'x' }]).arrayBuffer())
  expect((await importFile(ada, empty, 'a.zip')).body.message).toMatch(/no story and no OpenTimelineIO/)
})

test('visitors cannot import', async () => {
  expect((await importFile(api.visitor(), Buffer.from('x'), 'a.zip')).status).toBe(401)
})
