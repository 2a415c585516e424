import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Deletes entries of a folder that were not modified for that long, such as leftovers of killed processes. A missing folder counts as
 * empty.
 */
export async function removeOld(folder: string, olderThanMs: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const entry = path.join(folder, name)
    const stats = await stat(entry).catch(() => null)
    if (stats && Date.now() - stats.mtimeMs > olderThanMs) await rm(entry, { recursive: true, force: true })
  }
}
