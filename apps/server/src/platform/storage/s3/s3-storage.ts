import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { storedName } from '../files.ts'
import type { Storage, StoredBlob } from '../storage.ts'
import { createLocalCache } from './local-cache.ts'
import { CorruptObjectError } from './object-store-error.ts'
import { type ObjectStoreOptions, type StoredEntry, createObjectStore } from './object-store.ts'
import { readObject } from './read-object.ts'
import { createRemoval } from './removal.ts'
import { createUses } from './uses.ts'
import { abortOldUploads, uploadFile } from './upload-file.ts'

const DAY_MS = 86_400_000
/** Copying within the server is limited to 5 GB. */
const MAX_REFRESH_BYTES = 5_000_000_000
const PARALLEL_DELETIONS = 8
const TRIM_INTERVAL_MS = 3_600_000

export type S3StorageOptions = ObjectStoreOptions & {
  /** Folder for copies of objects, which may be deleted at any time. */
  readonly cacheFolder: string
  readonly cacheBytes: number
  /** Parts of an upload that began this long ago, and was broken off, are deleted. Default: a day. */
  readonly unfinishedUploadMs?: number
  /** Size of the parts of large files; for tests. */
  readonly partBytes?: number
}

/**
 * Storage in a bucket: `blobs/ab/abcd...`, `cache/ab/abcd...`. Needs a server that shows a finished write to every later read, as Amazon's does. Files for external programs are downloaded into
 * `cacheFolder`.
 */
export function createS3Storage(options: S3StorageOptions): Storage {
  const store = createObjectStore(options)
  const local = createLocalCache(options.cacheFolder, options.cacheBytes)
  const removal = createRemoval(store)
  const uses = createUses(store)
  const timer = setInterval(() => void local.trim().catch(() => {}), TRIM_INTERVAL_MS).unref()

  async function putFile(file: string): Promise<StoredBlob> {
    const blob = await hashFile(file)
    const key = storedName('blobs', blob.hash)
    const upload = () => uploadFile(store, key, { path: file, sizeBytes: blob.sizeBytes, sha256: blob.hash }, options)
    await removal.putSafely(blob.hash, async () => {
      const stored = await store.head(key)
      if (stored?.sizeBytes === blob.sizeBytes && blob.sizeBytes < MAX_REFRESH_BYTES) await store.refresh(key, stored)
      else await upload()
    })
    // A full disk does not undo what is stored.
    await local.add(key, file).catch(() => rm(file, { force: true }))
    return blob
  }

  async function download(key: string, temporary: string, sha256?: string): Promise<void> {
    const attempt = async () => pipeline(await readObject(store, key, sha256 === undefined ? {} : { sha256 }), createWriteStream(temporary))
    await attempt().catch((error: unknown) => {
      // Bytes may also be damaged on their way.
      if (error instanceof CorruptObjectError) return attempt()
      throw error
    })
  }

  const localPath = async (hash: string): Promise<string> => {
    const key = storedName('blobs', hash)
    return local.load(key, (temporary) => download(key, temporary, hash))
  }

  return {
    async putBytes(bytes) {
      const temporary = await local.temporaryPath()
      try {
        await writeFile(temporary, bytes)
        return await putFile(temporary)
      } finally {
        await rm(temporary, { force: true })
      }
    },
    putFile,
    async read(hash, range) {
      const key = storedName('blobs', hash)
      const copy = await openCopy(await local.find(key), range)
      return copy ?? readObject(store, key, { ...(range && { range }), sha256: hash })
    },
    async readBytes(hash) {
      const read = async () => readFile(await localPath(hash))
      // The copy may be deleted before it is opened.
      return read().catch((error: unknown) => (isMissingFile(error) ? read() : Promise.reject(error)))
    },
    localPath,
    async removeStale(hash, freshMs) {
      const isGone = await removal.removeStale(hash, freshMs)
      if (isGone) await local.remove(storedName('blobs', hash))
      return isGone
    },
    async readCache(key) {
      const name = storedName('cache', key)
      try {
        const path = await local.load(name, (temporary) => download(name, temporary))
        await uses.record(name)
        return path
      } catch (error) {
        // Entries can be made again.
        if (error instanceof CorruptObjectError) await store.delete(name)
        else if (!isMissingFile(error)) throw error
        return null
      }
    },
    async openCache(key) {
      const name = storedName('cache', key)
      const found = await store.head(name)
      if (!found) return null
      await uses.record(name, found)
      const { sizeBytes } = found
      return { sizeBytes, read: async (range) => (await openCopy(await local.find(name), range)) ?? readObject(store, name, { range }) }
    },
    async writeCache(key, file) {
      const name = storedName('cache', key)
      const { hash, sizeBytes } = await hashFile(file)
      await uploadFile(store, name, { path: file, sizeBytes, sha256: hash }, options)
      return local.add(name, file)
    },
    async dropFromCache(key, freshMs = -Infinity) {
      const name = storedName('cache', key)
      const stored = await store.head(name)
      if (stored && Date.now() - stored.modifiedAt < freshMs) return false
      await store.delete(name)
      await local.remove(name)
      return true
    },
    async trimCache(maxBytes) {
      await local.trim()
      await abortOldUploads(store, options.unfinishedUploadMs ?? DAY_MS)
      const entries: StoredEntry[] = []
      for await (const entry of store.list('cache/')) entries.push(entry)
      let total = entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
      const unneeded: string[] = []
      for (const { key, sizeBytes } of entries.toSorted((a, b) => a.modifiedAt - b.modifiedAt)) {
        if (total <= maxBytes) break
        unneeded.push(key)
        total -= sizeBytes
      }
      for (let at = 0; at < unneeded.length; at += PARALLEL_DELETIONS)
        await Promise.all(unneeded.slice(at, at + PARALLEL_DELETIONS).map((key) => Promise.all([store.delete(key), local.remove(key)])))
      return unneeded.map((key) => key.split('/').at(-1)!)
    },
    freeBytes: () => local.freeBytes(),
    async close() {
      clearInterval(timer)
      store.close()
    },
  }
}

async function hashFile(file: string): Promise<StoredBlob> {
  const digest = createHash('sha256')
  await pipeline(createReadStream(file), digest)
  return { hash: digest.digest('hex'), sizeBytes: (await stat(file)).size }
}

/** Opened before it is returned, so that it can be read even if the copy is deleted meanwhile. Null when it is not there any more. */
async function openCopy(path: string | null, range: { start: number; end: number } | undefined): Promise<Readable | null> {
  const file = path === null ? null : await open(path).catch(() => null)
  return file?.createReadStream(range) ?? null
}

const isMissingFile = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'
