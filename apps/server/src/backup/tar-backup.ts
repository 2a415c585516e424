import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { ClientBase } from 'pg'
import type { Storage } from '../platform/storage/storage.ts'
import { BLOBS_FOLDER, DATABASE, FILE_LIST, MANIFEST, type Manifest } from './manifest.ts'
import { writeBackup } from './write-backup.ts'

const run = promisify(execFile)
/** The listing of a tar file with a million files. */
const MAX_LISTING_BYTES = 200_000_000

/**
 * Writes a backup to one tar file, which replaces `file` when it is complete. Files of a disk storage are linked into a folder beside it first, others are
 * copied. The caller holds the backup lock on `client`.
 */
export async function backupToTar(
  client: ClientBase,
  options: { readonly storage: Storage; readonly file: string; readonly isOnDisk: boolean; readonly signal: AbortSignal },
): Promise<{ path: string; manifest: Manifest }> {
  const { storage, isOnDisk, signal } = options
  const path = resolve(options.file)
  await mkdir(dirname(path), { recursive: true })
  const folder = await mkdtemp(join(dirname(path), '.fablecut-backup-'))
  try {
    const blobs = join(folder, BLOBS_FOLDER)
    await mkdir(blobs)
    const manifest = await writeBackup(client, { storage, folder, blobs, mayLink: isOnDisk, signal })
    const partial = join(folder, 'backup.tar')
    await run('tar', ['-cf', partial, '-C', folder, MANIFEST, DATABASE, FILE_LIST, BLOBS_FOLDER], { signal })
    await requireComplete(partial, manifest.files.count)
    await rename(partial, path)
    return { path, manifest }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function requireComplete(file: string, files: number): Promise<void> {
  const { stdout } = await run('tar', ['-tf', file], { maxBuffer: MAX_LISTING_BYTES })
  const found = stdout.split('\n').filter((name) => /^blobs\/[0-9a-f]{2}\/[0-9a-f]{64}$/.test(name)).length
  if (found !== files) throw new Error(`The tar file has ${found} of ${files} files.`)
}
