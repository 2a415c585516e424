import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storedName } from '../files.ts'
import type { Storage } from '../storage.ts'
import { createS3Storage } from './s3-storage.ts'
import { startS3Server } from './testing/s3-server.ts'

const DAY_MS = 86_400_000
const FILM = Buffer.from(Array.from({ length: 2500 }, (_, index) => index % 251))
const HASH = createHash('sha256').update(FILM).digest('hex')
const BLOB = storedName('blobs', HASH)
const REMOVAL = `removals/${HASH}`

let folder: string
let server: Awaited<ReturnType<typeof startS3Server>>
let storage: Storage
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fablecut-s3-'))
  server = await startS3Server()
  storage = openStorage()
})
afterEach(async () => {
  await storage.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const problems: string[] = []

function openStorage(
  { patienceMs = 0, ...settings }: { patienceMs?: number; secretAccessKey?: string; bucket?: string; endpoint?: string } = {},
  unfinishedUploadMs?: number,
) {
  const cache = { cacheFolder: join(folder, 'copies'), cacheBytes: 1_000_000 }
  return createS3Storage({
    settings: { ...server.settings, ...settings },
    ...cache,
    patienceMs,
    partBytes: 1000,
    ...(unfinishedUploadMs !== undefined && { unfinishedUploadMs }),
    onProblem: (problem) => void problems.push(problem),
  })
}

const requestsOf = (method: string) => server.requests.filter((request) => request.startsWith(`${method} `))
/** As on a machine that has no copy. */
const forgetCopies = () => rmSync(join(folder, 'copies'), { recursive: true, force: true })
const copies = () =>
  readdirSync(join(folder, 'copies'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

test('a large file is uploaded in parts, of which a failed one is sent again', async () => {
  server.atNext(/part 2$/, { error: 'InternalError', status: 500 })
  expect(await storage.putBytes(FILM)).toEqual({ hash: HASH, sizeBytes: 2500 })
  expect(requestsOf('PUT')).toEqual([1, 2, 2, 3].map((part) => `PUT ${BLOB} part ${part}`))
  expect([server.objects.get(BLOB)!.bytes.equals(FILM), server.uploads.size]).toEqual([true, 0])
})

test('an upload that fails leaves no parts behind', async () => {
  server.atNext(/part 3$/, { error: 'AccessDenied', status: 403 })
  await expect(storage.putBytes(FILM)).rejects.toMatchObject({ code: 'UNAVAILABLE', isPermanent: true })
  expect([server.objects.size, server.uploads.size, copies()]).toEqual([0, 0, []])
})

test('parts of an upload that was broken off a day ago are deleted', async () => {
  const upload = { key: BLOB, metadata: {}, parts: new Map() }
  server.uploads.set('old', { ...upload, startedAt: Date.now() - DAY_MS - 1000 })
  server.uploads.set('new', { ...upload, startedAt: Date.now() - DAY_MS + 60_000 })
  await storage.trimCache(1e9)
  expect([...server.uploads.keys()]).toEqual(['new'])
})

test('parts of broken off uploads are kept as long as the settings say', async () => {
  const upload = { key: BLOB, metadata: {}, parts: new Map() }
  for (const hours of [1, 3]) server.uploads.set(`${hours} hours`, { ...upload, startedAt: Date.now() - hours * 3_600_000 })
  await openStorage({}, 2 * 3_600_000).trimCache(1e9)
  expect([...server.uploads.keys()]).toEqual(['1 hours'])
})

test('the machine that stored a file reads its copy, any other one downloads it once', async () => {
  await storage.putBytes(FILM)
  expect(await storage.readBytes(HASH)).toEqual(FILM)
  expect(requestsOf('GET')).toEqual([])
  forgetCopies()
  const paths = await Promise.all([storage.localPath(HASH), storage.localPath(HASH), storage.readBytes(HASH)])
  expect([paths[0] === paths[1], requestsOf('GET')]).toEqual([true, [`GET ${BLOB}`]])
  forgetCopies()
  expect(readFileSync(await storage.localPath(HASH))).toEqual(FILM)
})

test('a file is stored even if there is no room for a copy', async () => {
  writeFileSync(join(folder, 'copies'), 'no folder')
  const file = join(folder, 'film')
  writeFileSync(file, FILM)
  expect(await storage.putFile(file)).toEqual({ hash: HASH, sizeBytes: 2500 })
  expect([server.objects.get(BLOB)!.bytes.equals(FILM), existsSync(file)]).toEqual([true, false])
})

test('a stream whose connection breaks continues where it ended', async () => {
  await storage.putBytes(FILM)
  forgetCopies()
  for (const cutAfterBytes of [700, 0, 900]) server.atNext(/^GET blobs/, { cutAfterBytes })
  expect(Buffer.concat(await (await storage.read(HASH)).toArray()).equals(FILM)).toBe(true)
  server.atNext(/^GET blobs/, { cutAfterBytes: 100 })
  expect(Buffer.concat(await (await storage.read(HASH, { start: 500, end: 2000 })).toArray()).equals(FILM.subarray(500, 2001))).toBe(true)
  // Ranges are streamed without a copy of the file.
  expect(existsSync(join(folder, 'copies', BLOB))).toBe(false)
})

test('a cached file is streamed from the bucket where there is no copy of it', async () => {
  await storage.writeCache(HASH, writeEntry())
  forgetCopies()
  const cached = (await storage.openCache(HASH))!
  expect(String(Buffer.concat(await (await cached.read({ start: 1, end: 3 })).toArray()))).toBe('eak')
  expect([cached.sizeBytes, existsSync(join(folder, 'copies', storedName('cache', HASH)))]).toEqual([5, false])
})

test('a connection that always breaks fails the stream', async () => {
  await storage.putBytes(FILM)
  forgetCopies()
  for (let time = 0; time < 6; time += 1) server.atNext(/^GET blobs/, { cutAfterBytes: 0 })
  const stream = await storage.read(HASH)
  await expect(stream.toArray()).rejects.toThrow()
})

test('bytes that were changed in the bucket are neither read nor kept', async () => {
  await storage.putBytes(FILM)
  forgetCopies()
  server.objects.get(BLOB)!.bytes = Buffer.concat([FILM.subarray(1), FILM.subarray(0, 1)])
  await expect(storage.localPath(HASH)).rejects.toThrow('does not have the bytes that were stored')
  await expect((await storage.read(HASH)).toArray()).rejects.toThrow('does not have the bytes that were stored')
  expect(copies()).toEqual([])
})

test('a cache entry that was changed is deleted', async () => {
  const entry = join(folder, 'entry')
  writeFileSync(entry, 'peaks')
  await storage.writeCache(HASH, entry)
  forgetCopies()
  server.objects.get(storedName('cache', HASH))!.bytes = Buffer.from('speak')
  expect([await storage.readCache(HASH), server.objects.size]).toEqual([null, 0])
})

test('bytes that are put during their removal are stored again after it', async () => {
  await storage.putBytes(FILM)
  server.setAge(BLOB, DAY_MS)
  server.objects.set(REMOVAL, { bytes: Buffer.alloc(0), modifiedAt: Date.now(), metadata: {} })
  server.atNext(new RegExp(`^HEAD ${REMOVAL}`), {
    before: () => {
      // The removal saw the old age before, and deletes now.
      server.objects.delete(BLOB)
      setTimeout(() => server.objects.delete(REMOVAL), 10)
    },
  })
  await storage.putBytes(FILM)
  expect(server.objects.get(BLOB)!.bytes.equals(FILM)).toBe(true)
})

test('a removal ends when the bytes are put after its announcement', async () => {
  await storage.putBytes(FILM)
  server.setAge(BLOB, DAY_MS)
  server.atNext(new RegExp(`^PUT ${REMOVAL}`), { before: () => server.setAge(BLOB, 0) })
  expect([await storage.removeStale(HASH, 60_000), [...server.objects.keys()]]).toEqual([false, [BLOB]])
})

test('the announcement of a process that was killed holds nobody up', async () => {
  server.objects.set(REMOVAL, { bytes: Buffer.alloc(0), modifiedAt: Date.now() - 120_000, metadata: {} })
  await storage.putBytes(FILM)
  expect([...server.objects.keys()]).toEqual([BLOB])
})

test('a use is recorded in the bucket, where other machines look', async () => {
  const entry = join(folder, 'entry')
  writeFileSync(entry, 'peaks')
  await storage.writeCache(HASH, entry)
  const name = storedName('cache', HASH)
  server.setAge(name, DAY_MS)
  await storage.readCache(HASH)
  await storage.readCache(HASH)
  expect(requestsOf('PUT')).toEqual([`PUT ${name}`, `PUT ${name}`])
  expect(server.objects.get(name)).toMatchObject({ bytes: Buffer.from('peaks'), metadata: { sha256: expect.any(String) } })
})

test('a server that fails for a moment is waited for', async () => {
  const patient = openStorage({ patienceMs: 20_000 })
  for (let time = 0; time < 4; time += 1) server.atNext(/^PUT blobs/, { error: 'InternalError', status: 500 })
  problems.length = 0
  expect(await patient.putBytes(Buffer.from('fox'))).toMatchObject({ sizeBytes: 3 })
  expect(problems.splice(0)).toEqual([expect.stringContaining('InternalError')])
  await patient.close()
})

test.each([
  [{ secretAccessKey: 'wrong' }, 'check S3_SECRET_ACCESS_KEY'],
  [{ bucket: 'nothing' }, 'the bucket does not exist'],
  [{ endpoint: 'http://127.0.0.1:1' }, 'the connection is refused'],
])('with %j users are told to try again, and operators what to check', async (settings, advice) => {
  const other = openStorage(settings)
  const error = await other.writeCache(HASH, writeEntry()).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: 'UNAVAILABLE', status: 503, detail: expect.stringContaining(advice) })
  expect((error as Error).message).not.toContain('S3')
  expect(problems.splice(0)).toEqual([(error as { detail: string }).detail])
  await other.close()
})

function writeEntry(): string {
  writeFileSync(join(folder, 'entry'), 'peaks')
  return join(folder, 'entry')
}
