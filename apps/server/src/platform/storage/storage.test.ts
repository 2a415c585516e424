import { existsSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'
import { storedName } from './files.ts'
import { createS3Storage } from './s3/s3-storage.ts'
import { startS3Server } from './s3/testing/s3-server.ts'
import { type AgingStorage, FOX_SHA256, KEY, testAges, testStorage } from './testing/storage-contract.ts'

async function openDisk(folder: string): Promise<AgingStorage> {
  const storage = await createDiskStorage(join(folder, 'storage'))
  const path = (name: string) => join(folder, 'storage', name)
  return {
    storage,
    names: async () => [storedName('blobs', FOX_SHA256), storedName('cache', KEY)].filter((name) => existsSync(path(name))),
    setAge: (name, ms) => utimesSync(path(name), new Date(), new Date(Date.now() - ms)),
    ageOf: (name) => Date.now() - statSync(path(name)).mtimeMs,
    close: () => storage.close(),
  }
}

async function openBucket(folder: string): Promise<AgingStorage> {
  const server = await startS3Server()
  const storage = createS3Storage({
    settings: server.settings,
    cacheFolder: join(folder, 'copies'),
    cacheBytes: 1_000_000,
    patienceMs: 0,
    partBytes: 1000,
  })
  return {
    storage,
    names: async () => [...server.objects.keys()],
    setAge: server.setAge,
    ageOf: (name) => Date.now() - server.objects.get(name)!.modifiedAt,
    async close() {
      await storage.close()
      await server.stop()
    },
  }
}

describe.each([
  ['on the disk', openDisk],
  ['in a bucket', openBucket],
])('storage %s', (_, open) => {
  testStorage(open)
  testAges(open)
})
