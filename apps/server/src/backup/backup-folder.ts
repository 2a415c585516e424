import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import type { Storage } from '../platform/storage/storage.ts'
import { checkBackup, readFileList } from './check-backup.ts'
import { BLOBS_FOLDER, type Manifest } from './manifest.ts'
import { listBackups } from './open-backup.ts'
import { writeBackup } from './write-backup.ts'

const PARTIAL = '.partial-'

export type FolderBackupOptions = {
  readonly storage: Storage
  /** The backup folder of this installation. */
  readonly folder: string
  /** How many backups stay; null: all. */
  readonly keep: number | null
  readonly signal: AbortSignal
}

/**
 * Adds a backup to a backup folder: `2026-11-23T12-00-00Z` with the database and the list of files, and in `blobs` the files that earlier ones do not
 * have yet. It is read again before it counts; then the oldest ones are deleted, and the files that only they had. The caller holds the
 * backup lock on `client`.
 */
export async function backupToFolder(client: ClientBase, options: FolderBackupOptions): Promise<{ path: string; manifest: Manifest }> {
  const { storage, folder, keep, signal } = options
  const blobs = join(folder, BLOBS_FOLDER)
  await mkdir(blobs, { recursive: true, mode: 0o700 })
  await removeLeftovers(folder)
  const partial = join(folder, `${PARTIAL}${randomUUID()}`)
  await mkdir(partial, { mode: 0o700 })
  try {
    const { createdAt } = await writeBackup(client, { storage, folder: partial, blobs, mayLink: false, signal })
    const manifest = await checkBackup({ folder: partial, blobs }, { bytes: false })
    const path = join(folder, `${createdAt.slice(0, 19).replaceAll(':', '-')}Z`)
    await rename(partial, path)
    if (keep !== null) await prune(folder, keep)
    return { path, manifest }
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}

/** Backups that were broken off, and partial files of theirs. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (name.startsWith(PARTIAL)) await rm(join(folder, name), { recursive: true, force: true })
  for (const entry of await readdir(join(folder, BLOBS_FOLDER), { recursive: true, withFileTypes: true }))
    if (entry.isFile() && entry.name.endsWith('.part')) await rm(join(entry.parentPath, entry.name), { force: true })
}

async function prune(folder: string, keep: number): Promise<void> {
  const names = await listBackups(folder)
  const old = names.slice(0, -keep)
  if (old.length === 0) return
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true })
  const kept = new Set<string>()
  for (const name of names.slice(-keep)) for (const { hash } of await readFileList(join(folder, name))) kept.add(hash)
  for (const entry of await readdir(join(folder, BLOBS_FOLDER), { recursive: true, withFileTypes: true }))
    if (entry.isFile() && !kept.has(entry.name)) await rm(join(entry.parentPath, entry.name), { force: true })
}
