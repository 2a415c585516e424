import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, rename, rm, utimes } from 'node:fs/promises'
import path from 'node:path'

/** Folder or key prefix of stored files, in which `ab/abcd...` are the files. */
export type StoredKind = 'blobs' | 'cache'

/** Relative name of a stored file. Names are hex digests; anything else could escape the folder. */
export function storedName(kind: StoredKind, digest: string): string {
  if (!/^[0-9a-f]{16,128}$/.test(digest)) throw new Error(`Not a storage name: ${digest}`)
  return `${kind}/${digest.slice(0, 2)}/${digest}`
}

/** Updates the modification time of a file; false when it does not exist. */
export async function touch(file: string): Promise<boolean> {
  const now = new Date()
  return utimes(file, now, now).then(
    () => true,
    () => false,
  )
}

/** Moves a file, atomically for readers of `to`, also from another disk. Creates the folders of `to`. */
export async function moveInto(from: string, to: string): Promise<void> {
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
