import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storedName } from '../files.ts'
import type { Storage } from '../storage.ts'

export const FOX_SHA256 = '776cb326ab0cd5f0a974c1b9606044d8485201f2db19cf8e3749bdee5f36e200'
export const KEY = 'ab12cd34ef56ab12'
const DAY_MS = 86_400_000

/** A storage with the names below its folder or bucket. */
export type OpenStorage = { storage: Storage; names(): Promise<string[]>; close(): Promise<void> }
/** Also with the ages of what is in it, which a test can change. */
export type AgingStorage = OpenStorage & { setAge(name: string, ms: number): void; ageOf(name: string): number }

/** Opens a storage for every test, empty at first. `folder`: for its files. */
function eachWith<Opened extends OpenStorage>(open: (folder: string) => Promise<Opened>) {
  const each = {} as { opened: Opened; storage: Storage; writeTemporary(name: string, text?: string): string; folder: string }
  beforeEach(async () => {
    each.folder = mkdtempSync(join(tmpdir(), 'fablecut-storage-'))
    each.opened = await open(each.folder)
    each.storage = each.opened.storage
  })
  afterEach(async () => {
    await each.opened.close()
    rmSync(each.folder, { recursive: true, force: true })
  })
  each.writeTemporary = (name, text = 'fox') => {
    writeFileSync(join(each.folder, name), text)
    return join(each.folder, name)
  }
  return each
}

const blob = storedName('blobs', FOX_SHA256)
const entry = storedName('cache', KEY)

/** What every storage does. */
export function testStorage(open: (folder: string) => Promise<OpenStorage>): void {
  const each = eachWith(open)

  test('bytes and files are stored, cached and removed', async () => {
    const fox = { hash: FOX_SHA256, sizeBytes: 3 }
    expect(await each.storage.putBytes(Buffer.from('fox'))).toEqual(fox)
    expect(await each.storage.putFile(each.writeTemporary('again'))).toEqual(fox)
    await each.storage.writeCache(KEY, each.writeTemporary('entry'))
    expect((await each.opened.names()).toSorted()).toEqual([blob, entry])
    expect(readFileSync((await each.storage.readCache(KEY))!, 'utf8')).toBe('fox')
    const cached = (await each.storage.openCache(KEY))!
    expect([cached.sizeBytes, String(Buffer.concat(await (await cached.read({ start: 1, end: 2 })).toArray()))]).toEqual([3, 'ox'])
    expect([await each.storage.dropFromCache(KEY), await each.storage.readCache(KEY), await each.storage.openCache(KEY)]).toEqual([
      true,
      null,
      null,
    ])
    expect([await each.storage.removeStale(FOX_SHA256, 60_000), await each.storage.removeStale(FOX_SHA256, 0)]).toEqual([false, true])
    expect(await each.opened.names()).toEqual([])
  })

  test('stored bytes are read whole, in part and by path', async () => {
    await each.storage.putBytes(Buffer.from('fox'))
    expect(await each.storage.readBytes(FOX_SHA256)).toEqual(Buffer.from('fox'))
    expect(String(Buffer.concat(await (await each.storage.read(FOX_SHA256)).toArray()))).toBe('fox')
    const parts = await (await each.storage.read(FOX_SHA256, { start: 1, end: 2 })).toArray()
    expect(Buffer.concat(parts).toString()).toBe('ox')
    expect(readFileSync(await each.storage.localPath(FOX_SHA256), 'utf8')).toBe('fox')
  })

  test('an empty file is stored and read', async () => {
    const { hash, sizeBytes } = await each.storage.putFile(each.writeTemporary('empty', ''))
    expect([sizeBytes, await each.storage.readBytes(hash), await (await each.storage.read(hash)).toArray()]).toEqual([
      0,
      Buffer.alloc(0),
      [],
    ])
  })

  test('unknown bytes and names that are no digest are refused', async () => {
    const part = { start: 0, end: 1 }
    const reads = [
      () => each.storage.localPath(FOX_SHA256),
      () => each.storage.readBytes(FOX_SHA256),
      () => each.storage.read(FOX_SHA256),
      () => each.storage.read(FOX_SHA256, part),
    ]
    for (const read of reads) await expect(read()).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(each.storage.localPath('../../etc/passwd')).rejects.toThrow('Not a storage name')
    await expect(each.storage.readCache('a'.repeat(15))).rejects.toThrow('Not a storage name')
  })

  test('the free space is that of the disk, in bytes', async () => {
    expect(await each.storage.freeBytes()).toBeGreaterThan(1_000_000)
  })
}

/** What a storage does with the age of its files. */
export function testAges(open: (folder: string) => Promise<AgingStorage>): void {
  const each = eachWith(open)

  test('bytes are stored under their SHA-256, and stored again their age starts again', async () => {
    const fox = { hash: FOX_SHA256, sizeBytes: 3 }
    expect(await each.storage.putBytes(Buffer.from('fox'))).toEqual(fox)
    expect(await each.opened.names()).toEqual([blob])
    each.opened.setAge(blob, DAY_MS)
    expect(await each.storage.putBytes(Buffer.from('fox'))).toEqual(fox)
    expect([await each.opened.names(), each.opened.ageOf(blob) < DAY_MS / 2]).toEqual([[blob], true])
  })

  test('a file is moved into the storage, and its age starts again', async () => {
    const file = each.writeTemporary('a.txt')
    utimesSync(file, new Date(), new Date(Date.now() - DAY_MS))
    expect(await each.storage.putFile(file)).toEqual({ hash: FOX_SHA256, sizeBytes: 3 })
    expect([existsSync(file), String(await each.storage.readBytes(FOX_SHA256))]).toEqual([false, 'fox'])
    expect(each.opened.ageOf(blob)).toBeLessThan(DAY_MS / 2)
  })

  test('only bytes that are old enough are removed', async () => {
    await each.storage.putBytes(Buffer.from('fox'))
    expect([await each.storage.removeStale(FOX_SHA256, 60_000), await each.opened.names()]).toEqual([false, [blob]])
    each.opened.setAge(blob, 120_000)
    expect([await each.storage.removeStale(FOX_SHA256, 60_000), await each.opened.names()]).toEqual([true, []])
    await expect(each.storage.readBytes(FOX_SHA256)).rejects.toMatchObject({ code: 'ENOENT' })
    expect([await each.storage.removeStale(FOX_SHA256, 60_000), await each.opened.names()]).toEqual([true, []])
  })

  test('a cache entry is found, replaced, used and dropped', async () => {
    expect(await each.storage.readCache(KEY)).toBeNull()
    await each.storage.writeCache(KEY, each.writeTemporary('entry'))
    each.opened.setAge(entry, DAY_MS)
    expect(readFileSync((await each.storage.readCache(KEY))!, 'utf8')).toBe('fox')
    expect(each.opened.ageOf(entry)).toBeLessThan(DAY_MS / 2)
    const path = await each.storage.writeCache(KEY, each.writeTemporary('entry', 'newer'))
    expect([existsSync(join(each.folder, 'entry')), readFileSync(path, 'utf8')]).toEqual([false, 'newer'])
    expect(await each.storage.dropFromCache(KEY, 60_000)).toBe(false)
    expect([await each.storage.dropFromCache(KEY), await each.storage.readCache(KEY), await each.opened.names()]).toEqual([true, null, []])
  })

  test('the least recently used entries are deleted down to the limit', async () => {
    const keys = ['a', 'b', 'c'].map((name) => name.repeat(16))
    for (const [index, key] of keys.entries()) {
      await each.storage.writeCache(key, each.writeTemporary(key))
      each.opened.setAge(storedName('cache', key), (3 - index) * 60_000)
    }
    expect(await each.storage.trimCache(9)).toEqual([])
    expect(await each.storage.trimCache(8)).toEqual([keys[0]])
    expect(await each.storage.trimCache(3)).toEqual([keys[1]])
    expect([await each.storage.readCache(keys[1]!), await each.storage.readCache(keys[2]!)]).toEqual([null, expect.any(String)])
  })
}
