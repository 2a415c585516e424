import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readFile, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { trimFolder } from './trim-folder.ts'
import { removeOld } from './remove-old.ts'
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
  const blobPath = (hash: string) => pathOf(blobs, hash)

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
      const file = pathOf(cache, key)
      return (await touch(file)) ? file : null
    },
    async writeCache(key, file) {
      await moveInto(file, pathOf(cache, key))
      return pathOf(cache, key)
    },
    dropFromCache: (key, freshMs = -Infinity) => removeStale(pathOf(cache, key), path.join(incoming, randomUUID()), freshMs),
    trimCache: (maxBytes) => trimFolder(cache, maxBytes),
    async freeBytes() {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
  }
}

/** Names are hex digests; anything else could escape the folder. */
function pathOf(folder: string, name: string): string {
  if (!/^[0-9a-f]{16,128}$/.test(name)) throw new Error(`Not a storage name: ${name}`)
  return path.join(folder, name.slice(0, 2), name)
}

/** Updates the modification time of a file; false when it does not exist. */
async function touch(file: string): Promise<boolean> {
  const now = new Date()
  return utimes(file, now, now).then(
    () => true,
    () => false,
  )
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

async function moveInto(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true })
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const beside = `${to}.${randomUUID()}`
    await copyFile(from, beside)
    await rename(beside, to)
    await rm(from, { force: true })
  }
}
