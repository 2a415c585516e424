import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Deletes files below a folder, the least recently touched first, until the rest is no larger than that. */
export async function trimFolder(folder: string, mostBytes: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const found = await stat(file).catch(() => null)
    if (found) files.push({ file, size: found.size, usedAt: found.mtimeMs })
  }
  let total = files.reduce((sum, { size }) => sum + size, 0)
  for (const { file, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= mostBytes) return
    await rm(file, { force: true })
    total -= size
  }
}
