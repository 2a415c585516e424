import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Deletes files below a folder, the least recently touched first, until the rest is no larger than that; answers their names. */
export async function trimFolder(folder: string, mostBytes: number): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const found = await stat(file).catch(() => null)
    if (found) files.push({ file, size: found.size, usedAt: found.mtimeMs })
  }
  let total = files.reduce((sum, { size }) => sum + size, 0)
  const removed = []
  for (const { file, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= mostBytes) break
    await rm(file, { force: true })
    removed.push(path.basename(file))
    total -= size
  }
  return removed
}
