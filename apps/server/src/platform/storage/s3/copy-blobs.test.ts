import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskStorage } from '../disk-storage.ts'
import { storedName } from '../files.ts'
import type { Storage } from '../storage.ts'
import { copyToBucket, copyToDisk } from './copy-blobs.ts'
import { startS3Server } from './testing/s3-server.ts'

let folder: string
let disk: Storage
let server: Awaited<ReturnType<typeof startS3Server>>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fablecut-copy-'))
  disk = await createDiskStorage(folder)
  server = await startS3Server()
})
afterEach(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const options = () => ({ folder, settings: server.settings })
const putFilms = async (...texts: string[]) => {
  const hashes: string[] = []
  for (const text of texts) hashes.push((await disk.putBytes(Buffer.from(text))).hash)
  return hashes
}
const inBucket = () => [...server.objects.keys()].toSorted()
const uploads = () => server.requests.filter((request) => request.startsWith('PUT '))

test('all files are copied to the bucket, and the next time only those that are missing', async () => {
  const first = await putFilms('a', 'bb', 'ccc')
  const progress: [number, number][] = []
  expect(await copyToBucket({ ...options(), onProgress: (done, total) => progress.push([done, total]) })).toEqual({
    copied: 3,
    present: 0,
    damaged: [],
  })
  expect(progress.at(-1)).toEqual([3, 3])
  const second = await putFilms('dddd')
  server.requests.length = 0
  expect(await copyToBucket(options())).toEqual({ copied: 1, present: 3, damaged: [] })
  expect(uploads()).toEqual(second.map((hash) => `PUT ${storedName('blobs', hash)}`))
  expect(inBucket()).toEqual([...first, ...second].map((hash) => storedName('blobs', hash)).toSorted())
})

test('a copy that was broken off is continued', async () => {
  await putFilms('a', 'bb', 'ccc', 'dddd', 'eeeee')
  server.atNext(/^PUT/, { error: 'AccessDenied', status: 403 })
  await expect(copyToBucket(options())).rejects.toThrow()
  const kept = inBucket().length
  expect(await copyToBucket(options())).toMatchObject({ copied: 5 - kept, present: kept })
  expect(inBucket()).toHaveLength(5)
})

test('a damaged file is named and not copied; temporary files and caches stay', async () => {
  const [good, bad] = await putFilms('a', 'bb')
  writeFileSync(join(folder, storedName('blobs', bad!)), 'xx')
  writeFileSync(join(folder, 'incoming', 'part'), 'part')
  writeFileSync(join(folder, 'entry'), 'peaks')
  await disk.writeCache(good!, join(folder, 'entry'))
  expect(await copyToBucket(options())).toEqual({ copied: 1, present: 0, damaged: [bad] })
  expect(inBucket()).toEqual([storedName('blobs', good!)])
})

test('all files are copied back, checked and complete', async () => {
  const hashes = await putFilms('a', 'bb', 'ccc')
  await copyToBucket(options())
  rmSync(join(folder, 'blobs'), { recursive: true })
  mkdirSync(join(folder, 'blobs'))
  server.objects.get(storedName('blobs', hashes[2]!))!.bytes = Buffer.from('xxx')
  expect(await copyToDisk(options())).toEqual({ copied: 2, present: 0, damaged: [hashes[2]] })
  expect(readFileSync(join(folder, storedName('blobs', hashes[1]!)), 'utf8')).toBe('bb')
  expect(await copyToDisk(options())).toEqual({ copied: 0, present: 2, damaged: [hashes[2]] })
})
