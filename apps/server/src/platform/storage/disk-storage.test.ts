import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'
import { removeOld } from './remove-old.ts'
import type { Storage } from './storage.ts'

const FOX_SHA256 = '776cb326ab0cd5f0a974c1b9606044d8485201f2db19cf8e3749bdee5f36e200'
const DAY_MS = 86_400_000

let folder: string
let storage: Storage
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fablecut-storage-'))
  storage = await createDiskStorage(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const incoming = () => readdirSync(join(folder, 'incoming'))
const pathOfFox = () => join(folder, 'blobs', FOX_SHA256.slice(0, 2), FOX_SHA256)
const setAge = (path: string, ms: number) => utimesSync(path, new Date(), new Date(Date.now() - ms))
const ageOf = (path: string) => Date.now() - statSync(path).mtimeMs

function writeTemporary(name: string, text = 'fox'): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test('bytes are written once', async () => {
  const fox = { hash: FOX_SHA256, sizeBytes: 3 }
  expect(await storage.putBytes(Buffer.from('fox'))).toEqual(fox)
  expect(readFileSync(pathOfFox(), 'utf8')).toBe('fox')
  setAge(pathOfFox(), DAY_MS)
  const { ino } = statSync(pathOfFox())
  expect(await storage.putBytes(Buffer.from('fox'))).toEqual(fox)
  expect(statSync(pathOfFox()).ino).toBe(ino)
  expect(ageOf(pathOfFox())).toBeLessThan(DAY_MS / 2)
  expect(incoming()).toEqual([])
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
