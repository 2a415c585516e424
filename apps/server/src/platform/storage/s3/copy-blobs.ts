import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { moveInto, storedName } from '../files.ts'
import { CorruptObjectError } from './object-store-error.ts'
import { type ObjectStore, createObjectStore } from './object-store.ts'
import { readObject } from './read-object.ts'
import type { S3Settings } from './s3-settings.ts'
import { uploadFile } from './upload-file.ts'

const PARALLEL = 4
const PATIENCE_MS = 60_000
/** Disk space that stays free. */
const RESERVED_BYTES = 2 * 1024 ** 3

export type CopyOptions = {
  /** Folder of a disk storage. */
  readonly folder: string
  readonly settings: S3Settings
  /** Called after each file. */
  readonly onProgress?: (done: number, total: number) => void
}
/** `damaged`: hashes of files whose bytes are not those of their hash, which were not copied. */
export type CopyResult = { readonly copied: number; readonly present: number; readonly damaged: readonly string[] }
type Blob = { readonly hash: string; readonly sizeBytes: number }

/** Copies all files of a disk storage that the bucket does not have yet. Both may be in use. */
export async function copyToBucket({ folder, settings, onProgress }: CopyOptions): Promise<CopyResult> {
  const store = createObjectStore({ settings, patienceMs: PATIENCE_MS })
  try {
    const [source, target] = [await blobsOfFolder(folder), await blobsOfBucket(store)]
    return await copyMissing(source, target, onProgress, ({ hash, sizeBytes }) => {
      const key = storedName('blobs', hash)
      return uploadFile(store, key, { path: path.join(folder, key), sizeBytes, sha256: hash })
    })
  } finally {
    store.close()
  }
}

/** Copies all files of a bucket that the disk storage does not have yet. Both may be in use. Throws when the disk is too small. */
export async function copyToDisk({ folder, settings, onProgress }: CopyOptions): Promise<CopyResult> {
  const store = createObjectStore({ settings, patienceMs: PATIENCE_MS })
  const incoming = path.join(folder, 'incoming')
  await mkdir(incoming, { recursive: true })
  try {
    const [source, target] = [await blobsOfBucket(store), await blobsOfFolder(folder)]
    await requireSpace(folder, missingOf(source, target))
    return await copyMissing(source, target, onProgress, async ({ hash }) => {
      const key = storedName('blobs', hash)
      const temporary = path.join(incoming, randomUUID())
      try {
        await pipeline(await readObject(store, key, { sha256: hash }), createWriteStream(temporary, { flush: true }))
        await moveInto(temporary, path.join(folder, key))
      } finally {
        await rm(temporary, { force: true })
      }
    })
  } finally {
    store.close()
  }
}

const missingOf = (source: readonly Blob[], target: readonly Blob[]): Blob[] => {
  const sizes = new Map(target.map(({ hash, sizeBytes }) => [hash, sizeBytes]))
  return source.filter(({ hash, sizeBytes }) => sizes.get(hash) !== sizeBytes)
}

async function copyMissing(
  source: readonly Blob[],
  target: readonly Blob[],
  onProgress: CopyOptions['onProgress'],
  copy: (blob: Blob) => Promise<void>,
): Promise<CopyResult> {
  const missing = missingOf(source, target)
  const waiting = missing.values()
  const damaged: string[] = []
  let copied = 0
  let done = 0
  let failure: { error: unknown } | undefined
  const work = async () => {
    for (const blob of waiting) {
      if (failure) return
      try {
        await copy(blob)
        copied += 1
      } catch (error) {
        if (error instanceof CorruptObjectError) damaged.push(blob.hash)
        // Deleted meanwhile.
        else if ((error as NodeJS.ErrnoException).code !== 'ENOENT') failure ??= { error }
      }
      onProgress?.((done += 1), missing.length)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  if (failure) throw failure.error
  return { copied, present: source.length - missing.length, damaged: damaged.toSorted() }
}

async function blobsOfFolder(folder: string): Promise<Blob[]> {
  const entries = await readdir(path.join(folder, 'blobs'), { recursive: true, withFileTypes: true }).catch(() => [])
  const blobs: Blob[] = []
  for (const entry of entries) {
    if (!entry.isFile() || !isHash(entry.name)) continue
    const stats = await stat(path.join(entry.parentPath, entry.name)).catch(() => null)
    if (stats) blobs.push({ hash: entry.name, sizeBytes: stats.size })
  }
  return blobs
}

async function blobsOfBucket(store: ObjectStore): Promise<Blob[]> {
  const blobs: Blob[] = []
  for await (const { key, sizeBytes } of store.list('blobs/')) {
    const hash = key.split('/').at(-1)!
    if (isHash(hash)) blobs.push({ hash, sizeBytes })
  }
  return blobs
}

const isHash = (name: string): boolean => /^[0-9a-f]{64}$/.test(name)

const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1)

async function requireSpace(folder: string, missing: readonly Blob[]): Promise<void> {
  const needed = missing.reduce((sum, { sizeBytes }) => sum + sizeBytes, RESERVED_BYTES)
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= needed) return
  throw new Error(`The disk of ${folder} has ${gigabytes(bavail * bsize)} GB free; ${gigabytes(needed)} GB are needed.`)
}
