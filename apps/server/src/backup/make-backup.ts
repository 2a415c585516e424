import { stat } from 'node:fs/promises'
import type { Client } from 'pg'
import type { Database } from '../platform/database/client.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { backupToFolder } from './backup-folder.ts'
import { readBackupState, writeBackupState } from './backup-state.ts'
import { BackupRunningError, withBackupLock } from './locks.ts'
import { type Manifest, rowCount } from './manifest.ts'
import { backupToTar } from './tar-backup.ts'

export type BackupSource = {
  readonly databaseUrl: string
  readonly db: Database
  readonly storage: Storage
  /** Whether files are in the data folder, not in a bucket. */
  readonly isOnDisk: boolean
}
export type BackupTarget = {
  /** A backup folder, or a tar file to write. */
  readonly path: string
  readonly isFolder: boolean
  /** How many backups stay in the folder; null: all. */
  readonly keep: number | null
}
export type MadeBackup = { readonly path: string; readonly manifest: Manifest }

/**
 * Backs the installation up while it runs, and records the outcome for `doctor` and the metrics. Throws a BackupRunningError while another process does
 * so. `isStillDue`: asked under the lock; null is returned when it says no.
 */
export async function makeBackup(
  source: BackupSource,
  target: BackupTarget,
  { signal, isStillDue = async () => true }: { signal: AbortSignal; isStillDue?: () => Promise<boolean> },
): Promise<MadeBackup | null> {
  const { db, databaseUrl } = source
  try {
    return await withBackupLock(databaseUrl, signal, async (client) => {
      if (!(await isStillDue())) return null
      const startedAt = performance.now()
      const made = await write(client, source, target, signal)
      await recordSuccess(db, made, { isFolder: target.isFolder, seconds: (performance.now() - startedAt) / 1000 })
      return made
    })
  } catch (error) {
    if (!(error instanceof BackupRunningError) && !signal.aborted) await recordFailure(db, error)
    throw error
  }
}

function write(client: Client, { storage, isOnDisk }: BackupSource, target: BackupTarget, signal: AbortSignal): Promise<MadeBackup> {
  return target.isFolder
    ? backupToFolder(client, { storage, folder: target.path, keep: target.keep, signal })
    : backupToTar(client, { storage, file: target.path, isOnDisk, signal })
}

async function recordSuccess(
  db: Database,
  { path, manifest }: MadeBackup,
  { isFolder, seconds }: { isFolder: boolean; seconds: number },
): Promise<void> {
  const { createdAt: at, files, missing } = manifest
  const good = { at, place: path, rows: rowCount(manifest), files: files.count, bytes: files.bytes, missing: missing.length }
  const inFolderAt = isFolder ? at : (await readBackupState(db)).inFolderAt
  await writeBackupState(db, { good: { ...good, seconds: Math.round(seconds) }, inFolderAt, failure: null })
}

/** The database may be what failed. */
async function recordFailure(db: Database, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error)
  const record = async () => writeBackupState(db, { ...(await readBackupState(db)), failure: { at: new Date().toISOString(), message } })
  await record().catch(() => {})
}

/** A path that is a folder, or ends with a slash, is a backup folder; any other one a tar file. */
export async function isBackupFolder(path: string): Promise<boolean> {
  return /[\\/]$/.test(path) || ((await stat(path).catch(() => null))?.isDirectory() ?? false)
}
