import { resolve } from 'node:path'
import { checkBackup } from '../backup/check-backup.ts'
import { isBackupFolder, makeBackup } from '../backup/make-backup.ts'
import { type Manifest, rowCount } from '../backup/manifest.ts'
import { openBackup } from '../backup/open-backup.ts'
import { restore } from '../backup/restore.ts'
import type { Database } from '../platform/database/client.ts'
import type { Settings } from '../platform/settings.ts'
import type { Storage } from '../platform/storage/storage.ts'

/** A migrated database and its settings. */
export type CommandContext = { readonly db: Database; readonly databaseUrl: string; readonly settings: Settings }
type BackupContext = CommandContext & { readonly storage: Storage }
const NEVER = new AbortController().signal

/** `path`: a tar file, or a backup folder, to which the numbers of BACKUP_KEEP apply if it is the one of the settings; empty: that one. */
export async function backupCommand(path: string, { settings, storage, db, databaseUrl }: BackupContext): Promise<string> {
  const place = resolve(path || requireFolder(settings))
  const isScheduled = place === settings.backup?.folder
  const isFolder = isScheduled || (await isBackupFolder(path))
  const made = await makeBackup(
    { db, databaseUrl, storage, isOnDisk: settings.s3 === null },
    { path: place, isFolder, keep: isScheduled ? settings.backup.keep : null },
    { signal: NEVER },
  )
  return `${describe(made!.manifest)} are in ${made!.path}.${describeMissing(made!.manifest)}`
}

/** Reads a whole backup; `path` as of `backup`, or one of the backups in a backup folder. */
export async function checkBackupCommand(path: string, settings: Settings): Promise<string> {
  await using opened = await openBackup(path || requireFolder(settings), settings.dataFolder)
  const manifest = await checkBackup(opened, { bytes: true })
  const place = opened.isTemporary ? resolve(path) : opened.folder
  return `${place} of ${manifest.createdAt} is complete: ${describe(manifest)}, all checksums are right.${describeMissing(manifest)}`
}

export async function restoreCommand(path: string, { settings, storage, databaseUrl }: BackupContext): Promise<string> {
  const { rows, files, damaged } = await restore({ databaseUrl, dataFolder: settings.dataFolder, storage, file: path })
  const restored = `${rows} rows and ${files} files are restored.`
  if (damaged.length === 0) return restored
  return `${restored} ${damaged.length} files of the backup are damaged or missing, and were not: ${damaged.join(', ')}`
}

function requireFolder({ backup }: Settings): string {
  if (backup) return backup.folder
  throw new Error('Give a tar file or a folder, or set BACKUP_FOLDER.')
}

const describe = (manifest: Manifest): string => `${rowCount(manifest)} rows and ${manifest.files.count} files`

const describeMissing = ({ missing }: Manifest): string =>
  missing.length === 0 ? '' : ` ${missing.length} files of stories were already missing or damaged in the storage: ${missing.join(', ')}`
