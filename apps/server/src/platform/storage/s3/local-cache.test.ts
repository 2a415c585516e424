import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLocalCache } from './local-cache.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'fablecut-copies-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function addCopy(name: string, bytes: number, idleMs: number): void {
  const file = join(folder, 'blobs', name)
  mkdirSync(join(folder, 'blobs'), { recursive: true })
  writeFileSync(file, Buffer.alloc(bytes))
  utimesSync(file, new Date(), new Date(Date.now() - idleMs))
}
const copies = () => readdirSync(join(folder, 'blobs')).toSorted()

test('copies above the limit are deleted by last use, except for those that may be in use', async () => {
  addCopy('a', 40, 3 * HOUR_MS)
  addCopy('b', 40, 2 * HOUR_MS)
  addCopy('c', 40, HOUR_MS)
  await createLocalCache(folder, 100).trim()
  expect(copies()).toEqual(['b', 'c'])
  addCopy('d', 400, 5 * MINUTE_MS)
  await createLocalCache(folder, 100).trim()
  expect(copies()).toEqual(['d'])
})

test('copies that were not used for half a day are deleted below the limit too', async () => {
  addCopy('a', 1, 13 * HOUR_MS)
  addCopy('b', 1, 11 * HOUR_MS)
  await createLocalCache(folder, 100).trim()
  expect(copies()).toEqual(['b'])
})

test('a copy that is added deletes those above the limit', async () => {
  addCopy('a', 90, HOUR_MS)
  const cache = createLocalCache(folder, 100)
  writeFileSync(join(folder, 'new'), Buffer.alloc(20))
  expect(await cache.add('blobs/b', join(folder, 'new'))).toBe(join(folder, 'blobs', 'b'))
  expect(copies()).toEqual(['b'])
})

test('a folder that was deleted is made again', async () => {
  const cache = createLocalCache(join(folder, 'gone'), 100)
  const path = await cache.load('blobs/a', async (temporary) => writeFileSync(temporary, 'a'))
  rmSync(join(folder, 'gone'), { recursive: true })
  expect([await cache.find('blobs/a'), await cache.freeBytes()]).toEqual([null, expect.any(Number)])
  expect(await cache.load('blobs/a', async (temporary) => writeFileSync(temporary, 'a'))).toBe(path)
})

async function fail(temporary: string): Promise<void> {
  writeFileSync(temporary, 'half')
  throw new Error('broken')
}

test('a download that fails leaves nothing, and the next one starts again', async () => {
  const cache = createLocalCache(folder, 100)
  await expect(Promise.all([cache.load('blobs/a', fail), cache.load('blobs/a', fail)])).rejects.toThrow('broken')
  expect([readdirSync(join(folder, 'incoming')), await cache.find('blobs/a')]).toEqual([[], null])
  await cache.load('blobs/a', async (temporary) => writeFileSync(temporary, 'a'))
  expect(copies()).toEqual(['a'])
})
