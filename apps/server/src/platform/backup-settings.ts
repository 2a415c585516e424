import { resolve } from 'node:path'

/** Scheduled backups. */
export type BackupSettings = {
  /** Absolute path of the backup folder. */
  readonly folder: string
  readonly everyHours: number
  /** How many backups stay in the folder. */
  readonly keep: number
}

type Variables = { BACKUP_FOLDER?: string | undefined; BACKUP_EVERY_HOURS: number; BACKUP_KEEP: number }

/** Null without a folder. */
export function toBackupSettings(read: Variables): BackupSettings | null {
  if (!read.BACKUP_FOLDER) return null
  return { folder: resolve(read.BACKUP_FOLDER), everyHours: read.BACKUP_EVERY_HOURS, keep: read.BACKUP_KEEP }
}
