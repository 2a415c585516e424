import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { moveInto, storedName, touch } from './files.ts'
import { removeOld } from './remove-old.ts'
import { trimFolder } from './trim-folder.ts'
import type { Storage, StoredBlob } from './storage.ts'

const DAY_MS = 86_400_000

/** Storage in one folder: `blobs/ab/abcd...`, `cache/ab/abcd...`. Files are renamed into place, so that a crash leaves no partial file. */
export async function createDiskStorage(folder: string): Promise<Storage> {
  const blobs = path.join(folder, 'blobs')
  const cache = path.join(folder, 'cache')
  const incoming = path.join(folder, 'incoming')
  for (const folder of [blobs, cache, incoming]) await mkdir(folder, { recursive: true })
  // Other processes may be writing here: only old files are removed.
  await removeOld(incoming, DAY_MS)
  const blobPath = (hash: string) => path.join(folder, storedName('blobs', hash))
  const cachePath = (key: string) => path.join(folder, storedName('cache', key))

  return {
    async putBytes(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex')
      if (!(await touch(blobPath(hash)))) {
        const temporary = path.join(incoming, randomUUID())
        await writeFile(temporary, bytes, { flush: true })
        await moveInto(temporary, blobPath(hash))
      }
      return { hash, sizeBytes: bytes.byteLength }
    },
    async putFile(file): Promise<StoredBlob> {
      const digest = createHash('sha256')
      await pipeline(createReadStream(file), digest)
      const hash = digest.digest('hex')
      const { size } = await stat(file)
      await touch(file)
      await moveInto(file, blobPath(hash))
      return { hash, sizeBytes: size }
    },
    async read(hash, range) {
      const file = await open(blobPath(hash))
      return file.createReadStream(range)
    },
    readBytes: (hash) => readFile(blobPath(hash)),
    async localPath(hash) {
      await stat(blobPath(hash))
      return blobPath(hash)
    },
    removeStale: (hash, freshMs) => removeStale(blobPath(hash), path.join(incoming, randomUUID()), freshMs),
    async readCache(key) {
      const file = cachePath(key)
      return (await touch(file)) ? file : null
    },
    async openCache(key) {
      const file = cachePath(key)
      if (!(await touch(file))) return null
      return { sizeBytes: (await stat(file)).size, read: async (range) => (await open(file)).createReadStream(range) }
    },
    async writeCache(key, file) {
      await moveInto(file, cachePath(key))
      return cachePath(key)
    },
    dropFromCache: (key, freshMs = -Infinity) => removeStale(cachePath(key), path.join(incoming, randomUUID()), freshMs),
    trimCache: (maxBytes) => trimFolder(cache, maxBytes),
    async freeBytes() {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
    close: async () => {},
  }
}

/**
 * Checks the age again after moving the file aside: a file touched before the move is moved back, and a writer after the move does not find
 * the file and stores it again. Lock-free, so that no lock is left behind.
 */
async function removeStale(file: string, movedPath: string, freshMs: number): Promise<boolean> {
  const isFresh = async (path: string) => Date.now() - (await stat(path)).mtimeMs < freshMs
  try {
    if (await isFresh(file)) return false
    await rename(file, movedPath)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
    throw error
  }
  if (await isFresh(movedPath)) {
    await rename(movedPath, file)
    return false
  }
  await rm(movedPath, { force: true })
  return true
}
