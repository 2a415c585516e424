import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'
import { removeOld } from './remove-old.ts'
import type { Storage } from './storage.ts'

const FOX = '776cb326ab0cd5f0a974c1b9606044d8485201f2db19cf8e3749bdee5f36e200'
const KEY = 'ab12cd34ef56ab12'
const DAY_MS = 86_400_000

let folder: string
let storage: Storage
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fablecut-storage-'))
  storage = await createDiskStorage(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const incoming = () => readdirSync(join(folder, 'incoming'))
const pathOfFox = () => join(folder, 'blobs', FOX.slice(0, 2), FOX)
const setAge = (path: string, ms: number) => utimesSync(path, new Date(), new Date(Date.now() - ms))
const ageOf = (path: string) => Date.now() - statSync(path).mtimeMs

function writeTemporary(name: string, text = 'fox'): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test('bytes are stored under their SHA-256, once, and their age starts again', async () => {
  const fox = { hash: FOX, sizeBytes: 3 }
  expect(await storage.putBytes(Buffer.from('fox'))).toEqual(fox)
  expect(readFileSync(pathOfFox(), 'utf8')).toBe('fox')
  setAge(pathOfFox(), DAY_MS)
  const { ino } = statSync(pathOfFox())
  expect(await storage.putBytes(Buffer.from('fox'))).toEqual(fox)
  expect(statSync(pathOfFox()).ino).toBe(ino)
  expect(ageOf(pathOfFox())).toBeLessThan(DAY_MS / 2)
  expect(incoming()).toEqual([])
})

test('a file is moved into the storage, and its age starts again', async () => {
  const file = writeTemporary('a.txt')
  setAge(file, DAY_MS)
  expect(await storage.putFile(file)).toEqual({ hash: FOX, sizeBytes: 3 })
  expect([existsSync(file), readFileSync(pathOfFox(), 'utf8')]).toEqual([false, 'fox'])
  expect(ageOf(pathOfFox())).toBeLessThan(DAY_MS / 2)
})

test('stored bytes are read whole, in part and by path', async () => {
  await storage.putBytes(Buffer.from('fox'))
  expect(await storage.readBytes(FOX)).toEqual(Buffer.from('fox'))
  const parts = await (await storage.read(FOX, { start: 1, end: 2 })).toArray()
  expect(Buffer.concat(parts).toString()).toBe('ox')
  expect(await storage.localPath(FOX)).toBe(pathOfFox())
})

test('unknown bytes and names that are no digest are refused', async () => {
  await expect(storage.localPath(FOX)).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(storage.localPath('../../etc/passwd')).rejects.toThrow('Not a storage name')
  await expect(storage.readCache('a'.repeat(15))).rejects.toThrow('Not a storage name')
})

test('only bytes that are old enough are removed', async () => {
  await storage.putBytes(Buffer.from('fox'))
  expect([await storage.removeStale(FOX, 60_000), existsSync(pathOfFox())]).toEqual([false, true])
  setAge(pathOfFox(), 120_000)
  expect([await storage.removeStale(FOX, 60_000), existsSync(pathOfFox())]).toEqual([true, false])
  expect([await storage.removeStale(FOX, 60_000), incoming()]).toEqual([true, []])
})

test('a cache entry is found, replaced, used and dropped', async () => {
  expect(await storage.readCache(KEY)).toBeNull()
  const path = await storage.writeCache(KEY, writeTemporary('entry'))
  expect(path).toBe(join(folder, 'cache', 'ab', KEY))
  setAge(path, DAY_MS)
  expect(await storage.readCache(KEY)).toBe(path)
  expect(ageOf(path)).toBeLessThan(DAY_MS / 2)
  await storage.writeCache(KEY, writeTemporary('entry', 'newer'))
  expect(readFileSync(path, 'utf8')).toBe('newer')
  expect(await storage.dropFromCache(KEY, 60_000)).toBe(false)
  expect([await storage.dropFromCache(KEY), await storage.readCache(KEY)]).toEqual([true, null])
})

test('the least recently used entries are deleted down to the limit', async () => {
  const keys = ['a', 'b', 'c'].map((name) => name.repeat(16))
  for (const [index, key] of keys.entries()) setAge(await storage.writeCache(key, writeTemporary(key)), (3 - index) * 60_000)
  expect(await storage.trimCache(9)).toEqual([])
  expect(await storage.trimCache(8)).toEqual([keys[0]])
  expect(await storage.trimCache(3)).toEqual([keys[1]])
  expect(await storage.readCache(keys[2]!)).not.toBeNull()
})

test('leftovers of a day ago are deleted at the start, newer ones belong to other processes', async () => {
  for (const name of ['old', 'new']) writeTemporary(join('incoming', name))
  setAge(join(folder, 'incoming', 'old'), DAY_MS + 60_000)
  setAge(join(folder, 'incoming', 'new'), DAY_MS - 60_000)
  await createDiskStorage(folder)
  expect(incoming()).toEqual(['new'])
})

test('old entries are deleted with all that is in them; a missing folder is empty', async () => {
  mkdirSync(join(folder, 'work', 'old', 'deep'), { recursive: true })
  setAge(join(folder, 'work', 'old'), 2_000)
  await removeOld(join(folder, 'work'), 1_000)
  expect(readdirSync(join(folder, 'work'))).toEqual([])
  await expect(removeOld(join(folder, 'none'), 1_000)).resolves.toBeUndefined()
})

test('the free space is that of the disk, in bytes', async () => {
  expect(await storage.freeBytes()).toBeGreaterThan(1_000_000)
})
