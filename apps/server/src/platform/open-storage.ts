import path from 'node:path'
import type { Log } from './logging/log.ts'
import type { Settings } from './settings.ts'
import { createDiskStorage } from './storage/disk-storage.ts'
import type { Storage } from './storage/storage.ts'

type StorageSettings = Pick<Settings, 'dataFolder' | 's3' | 's3CacheBytes' | 'retention'>

type OpenOptions = { readonly patienceMs: number; readonly log: Pick<Log, 'warn'> }

/** Folder of stored files where no bucket is set. */
export const storageFolder = ({ dataFolder }: Pick<Settings, 'dataFolder'>): string => path.join(dataFolder, 'storage')

/**
 * The storage of the settings: the bucket, or the data folder. `patienceMs`: how long requests to the bucket are repeated while it cannot be
 * reached.
 */
export async function openStorage(settings: StorageSettings, { patienceMs, log }: OpenOptions): Promise<Storage> {
  const { dataFolder, s3, s3CacheBytes: cacheBytes, retention } = settings
  if (s3 === null) return createDiskStorage(storageFolder(settings))
  // The client takes 35 MB of every process.
  const { createS3Storage } = await import('./storage/s3/s3-storage.ts')
  const onProblem = (problem: string) => log.warn('the bucket cannot be used', { problem })
  const cacheFolder = path.join(dataFolder, 'storage-copies')
  return createS3Storage({ settings: s3, cacheFolder, cacheBytes, patienceMs, onProblem, unfinishedUploadMs: retention.unfinishedUploadMs })
}
