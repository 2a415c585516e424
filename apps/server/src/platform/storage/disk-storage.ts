import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readFile, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { trimFolder } from './trim-folder.ts'
import { removeOld } from './remove-old.ts'
import type { Storage, StoredBlob } from './storage.ts'

const DAY_MS = 86_400_000

/** Keeps everything below one folder: `blobs/ab/abcd...`, `cache/ab/abcd...`. Files appear by renaming, so that a crash leaves none half-written. */
export async function createDiskStorage(folder: string): Promise<Storage> {
  const blobs = path.join(folder, 'blobs')
  const cache = path.join(folder, 'cache')
  const incoming = path.join(folder, 'incoming')
  for (const place of [blobs, cache, incoming]) await mkdir(place, { recursive: true })
  // Other processes may be writing here right now.
  await removeOld(incoming, DAY_MS)
  const blobPath = (hash: string) => placeOf(blobs, hash)

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
    async takeFile(file): Promise<StoredBlob> {
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
    async cached(key) {
      const file = placeOf(cache, key)
      return (await touch(file)) ? file : null
    },
    async keepInCache(key, file) {
      await moveInto(file, placeOf(cache, key))
      return placeOf(cache, key)
    },
    dropFromCache: (key, freshMs = -Infinity) => removeStale(placeOf(cache, key), path.join(incoming, randomUUID()), freshMs),
    trimCache: (mostBytes) => trimFolder(cache, mostBytes),
    async freeBytes() {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
  }
}

/** Names are hex digests of ours; anything else would be a way out of the folder. */
function placeOf(folder: string, name: string): string {
  if (!/^[0-9a-f]{16,128}$/.test(name)) throw new Error(`Not a storage name: ${name}`)
  return path.join(folder, name.slice(0, 2), name)
}

/** Marks a file as used now; false when it is not there. */
async function touch(file: string): Promise<boolean> {
  const now = new Date()
  return utimes(file, now, now).then(
    () => true,
    () => false,
  )
}

/**
 * Looks at a file's age once more after it was moved away: whoever touched it before finds it again in its place, and whoever comes after finds nothing and
 * writes it anew. No lock is held, so that none is left behind.
 */
async function removeStale(file: string, aside: string, freshMs: number): Promise<boolean> {
  const isFresh = async (place: string) => Date.now() - (await stat(place)).mtimeMs < freshMs
  try {
    if (await isFresh(file)) return false
    await rename(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
    throw error
  }
  if (await isFresh(aside)) {
    await rename(aside, file)
    return false
  }
  await rm(aside, { force: true })
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
