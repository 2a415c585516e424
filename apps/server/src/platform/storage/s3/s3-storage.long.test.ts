import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenStorage, testStorage } from '../testing/storage-contract.ts'
import { findBucketProblem } from './check-bucket.ts'
import { createObjectStore } from './object-store.ts'
import { createS3Storage } from './s3-storage.ts'
import { startSwift } from './testing/swift.ts'

let swift: Awaited<ReturnType<typeof startSwift>>
beforeAll(async () => void (swift = await startSwift(10_480)))
afterAll(() => swift.stop())

async function openEmpty(folder: string): Promise<OpenStorage> {
  const { settings } = swift
  const store = createObjectStore({ settings, patienceMs: 0 })
  const names = async () => {
    const keys = []
    for await (const { key } of store.list('')) keys.push(key)
    return keys
  }
  for (const key of await names()) await store.delete(key)
  const storage = createS3Storage({ settings, cacheFolder: join(folder, 'copies'), cacheBytes: 1e9, patienceMs: 10_000 })
  return {
    storage,
    names,
    async close() {
      await storage.close()
      store.close()
    },
  }
}

describe('OpenStack Swift', () => {
  testStorage(openEmpty)
})

test('its bucket has no problem, and a wrong secret is named', async () => {
  expect(await findBucketProblem(swift.settings)).toBeNull()
  const problem = await findBucketProblem({ ...swift.settings, secretAccessKey: 'wrong' })
  expect(problem).toEqual({ detail: expect.stringContaining('S3_SECRET_ACCESS_KEY'), isPermanent: true })
})

test('a film of 30 MB is stored in parts, and read in ranges and whole by a machine without a copy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fablecut-swift-'))
  const bytes = randomBytes(30_000_000)
  const opened = await openEmpty(folder)
  try {
    const { storage } = opened
    writeFileSync(join(folder, 'film'), bytes)
    const { hash, sizeBytes } = await storage.putFile(join(folder, 'film'))
    expect([hash, sizeBytes]).toEqual([createHash('sha256').update(bytes).digest('hex'), bytes.length])
    rmSync(join(folder, 'copies'), { recursive: true })
    const part = await (await storage.read(hash, { start: 9_000_000, end: 20_999_999 })).toArray()
    expect(Buffer.concat(part).equals(bytes.subarray(9_000_000, 21_000_000))).toBe(true)
    expect(Buffer.from(await storage.readBytes(hash)).equals(bytes)).toBe(true)
  } finally {
    await opened.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
