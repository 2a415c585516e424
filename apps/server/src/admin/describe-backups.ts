import { stat } from 'node:fs/promises'
import { type BackupState, readBackupState } from '../backup/backup-state.ts'
import { checkBackup } from '../backup/check-backup.ts'
import { openBackup } from '../backup/open-backup.ts'
import type { Database } from '../platform/database/client.ts'
import type { Settings } from '../platform/settings.ts'

const HOUR_MS = 3_600_000

/** Lines of `doctor`: when the last good backup was made, whether it can be read, and what went wrong since. `now`: in milliseconds. */
export async function describeBackups(db: Pick<Database, 'execute'>, { backup }: Pick<Settings, 'backup'>, now: number): Promise<string[]> {
  const { good, inFolderAt, failure } = await readBackupState(db)
  const lines = [good ? await describeGood(good, now) : 'Backups: none yet']
  if (failure) lines.push(`Backups: the attempt at ${failure.at} failed: ${failure.message}`)
  if (!backup) lines.push('Backups: not scheduled; set BACKUP_FOLDER')
  else if (inFolderAt === null || now - Date.parse(inFolderAt) > (backup.everyHours + 1) * HOUR_MS)
    lines.push(`Backups: one every ${backup.everyHours} h in ${backup.folder} is OVERDUE: is a worker with BACKUP_FOLDER running?`)
  else lines.push(`Backups: every ${backup.everyHours} h in ${backup.folder}, ${backup.keep} are kept`)
  return lines
}

async function describeGood({ at, place, rows, files, missing }: NonNullable<BackupState['good']>, now: number): Promise<string> {
  const age = Math.max(0, (now - Date.parse(at)) / HOUR_MS)
  const holes = missing > 0 ? `, ${missing} files of stories were missing in the storage` : ''
  return `Backups: the last good one is ${age.toFixed(1)} h old, with ${rows} rows and ${files} files${holes}, in ${place}: ${await findProblem(place)}`
}

/** A tar file was checked when it was written; only whether it is still there is looked at. */
async function findProblem(place: string): Promise<string> {
  try {
    if (!(await stat(place)).isDirectory()) return 'is there'
    await using opened = await openBackup(place, place)
    await checkBackup(opened, { bytes: false })
    return 'can be read'
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return code === 'ENOENT' ? 'NOT FOUND on this machine' : `CANNOT BE READ: ${message}`
  }
}
