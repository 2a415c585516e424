import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Deletes least recently modified files below a folder until the rest has at most `maxBytes`; returns their names. */
export async function trimFolder(folder: string, maxBytes: number): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const stats = await stat(file).catch(() => null)
    if (stats) files.push({ file, size: stats.size, usedAt: stats.mtimeMs })
  }
  let total = files.reduce((sum, { size }) => sum + size, 0)
  const removed = []
  for (const { file, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= maxBytes) break
    await rm(file, { force: true })
    removed.push(path.basename(file))
    total -= size
  }
  return removed
}
