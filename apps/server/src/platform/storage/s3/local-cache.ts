import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { moveInto, touch } from '../files.ts'
import { removeOld } from '../remove-old.ts'

/** Programs such as ffmpeg open a file some time after they got its path. */
const IN_USE_MS = 15 * 60_000
/** Copies of deleted files are not used any more, and are gone before the retention of deleted files ends. */
const UNUSED_MS = 12 * 3_600_000
const DAY_MS = 86_400_000
/** Part of the limit that may be added before the folder is trimmed again. */
const TRIM_STEP = 1 / 20

/**
 * A folder with copies of objects, by key, which may be deleted at any moment by anybody. Several processes may use it. The least recently used copies are deleted above `maxBytes`, except for
 * those used in the last 15 minutes; copies that were not used for 12 hours are deleted in any case.
 */
export function createLocalCache(folder: string, maxBytes: number) {
  const pathOf = (key: string) => path.join(folder, key)
  const loading = new Map<string, Promise<string>>()
  let addedBytes = Number.POSITIVE_INFINITY

  async function trim(): Promise<void> {
    addedBytes = 0
    await removeOld(path.join(folder, 'incoming'), DAY_MS)
    let total = 0
    const files = await usedFiles(folder)
    for (const file of files) total += file.sizeBytes
    for (const { file, sizeBytes, usedAt } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
      const idleMs = Date.now() - usedAt
      const isUnneeded = idleMs > UNUSED_MS || (total > maxBytes && idleMs > IN_USE_MS)
      if (!isUnneeded) continue
      await rm(file, { force: true })
      total -= sizeBytes
    }
  }

  const cache = {
    /** Path of a copy, or null. Counts as a use. */
    async find(key: string): Promise<string | null> {
      return (await touch(pathOf(key))) ? pathOf(key) : null
    },
    /** Path of a copy, which `download` writes to a temporary path where there is none: once, however many ask for it. */
    async load(key: string, download: (temporary: string) => Promise<void>): Promise<string> {
      const found = await cache.find(key)
      if (found) return found
      const pending = loading.get(key) ?? downloadInto(key, download).finally(() => loading.delete(key))
      loading.set(key, pending)
      return pending
    },
    /** Moves a file into the cache. */
    async add(key: string, file: string): Promise<string> {
      const { size } = await stat(file)
      await touch(file)
      await moveInto(file, pathOf(key))
      addedBytes += size
      if (addedBytes > maxBytes * TRIM_STEP) await trim()
      return pathOf(key)
    },
    remove: (key: string): Promise<void> => rm(pathOf(key), { force: true }),
    /** A path for a file that is written, in a folder that exists. */
    async temporaryPath(): Promise<string> {
      await mkdir(path.join(folder, 'incoming'), { recursive: true })
      return path.join(folder, 'incoming', randomUUID())
    },
    trim,
    /** Free bytes of the disk. */
    async freeBytes(): Promise<number> {
      await mkdir(folder, { recursive: true })
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
  }
  return cache

  async function downloadInto(key: string, download: (temporary: string) => Promise<void>): Promise<string> {
    const temporary = await cache.temporaryPath()
    try {
      await download(temporary)
      return await cache.add(key, temporary)
    } finally {
      await rm(temporary, { force: true })
    }
  }
}

async function usedFiles(folder: string): Promise<{ file: string; sizeBytes: number; usedAt: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = []
  for (const entry of entries) {
    if (!entry.isFile() || path.basename(entry.parentPath) === 'incoming') continue
    const file = path.join(entry.parentPath, entry.name)
    const stats = await stat(file).catch(() => null)
    if (stats) files.push({ file, sizeBytes: stats.size, usedAt: stats.mtimeMs })
  }
  return files
}
