import path from 'node:path'
import type { Overview } from '@fablecut/contracts/operations/admin/get-overview'
import type { Database } from '../platform/database/client.ts'
import type { Settings } from '../platform/settings.ts'
import { readDisk, sizeOf } from './read-figures.ts'

/** Sizes of files and caches with their limits. The render cache of a bucket is not counted, as its objects would have to be listed. */
export async function readStorage(db: Database, settings: Settings): Promise<Overview['storage']> {
  const { dataFolder, s3, s3CacheBytes, limits, retention } = settings
  const disk = await readDisk(db, dataFolder)
  const render = { name: 'render', bytes: s3 === null ? disk.cacheBytes : null, max_bytes: retention.renderCacheBytes } as const
  const copies = s3 && ({ name: 'copies', bytes: await sizeOf(path.join(dataFolder, 'storage-copies')), max_bytes: s3CacheBytes } as const)
  return {
    kind: s3 === null ? 'disk' : 'bucket',
    bucket: s3?.bucket ?? null,
    stored_bytes: disk.storedBytes,
    disk_free_bytes: disk.freeBytes,
    disk_total_bytes: disk.totalBytes,
    min_free_bytes: limits.minFreeDiskBytes,
    caches: [render, ...(copies ? [copies] : [])],
  }
}
