import type { Log } from '../platform/logging/log.ts'
import type { BackupSettings } from '../platform/backup-settings.ts'
import { type BackupState, readBackupState } from './backup-state.ts'
import { BackupRunningError } from './locks.ts'
import { type BackupSource, makeBackup } from './make-backup.ts'
import { rowCount } from './manifest.ts'

const CHECK_MS = 60_000
const HOUR_MS = 3_600_000

export type BackupScheduleOptions = BackupSource & { readonly settings: BackupSettings; readonly log: Pick<Log, 'info' | 'warn' | 'error'> }

/**
 * Makes a backup whenever one is due. Every worker with a backup folder asks once a minute; a lock in the database lets one of them do it. Unfinished
 * backups of a worker that stops are given up.
 */
export function startBackupSchedule(options: BackupScheduleOptions): { stop(): void } {
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= backUpIfDue(options, stopping.signal).finally(() => (running = null))
  }, CHECK_MS)
  return {
    stop() {
      clearInterval(timer)
      stopping.abort()
    },
  }
}

/** Logs the outcome; never rejects. */
export async function backUpIfDue(options: BackupScheduleOptions, signal: AbortSignal): Promise<void> {
  const { db, settings, log } = options
  const isStillDue = async () => isBackupDue(await readBackupState(db), settings.everyHours, Date.now())
  try {
    if (!(await isStillDue())) return
    const made = await makeBackup(options, { path: settings.folder, isFolder: true, keep: settings.keep }, { signal, isStillDue })
    if (!made) return
    const { path, manifest } = made
    log.info('backup written', { path, rows: rowCount(manifest), files: manifest.files.count, bytes: manifest.files.bytes })
    if (manifest.missing.length > 0) log.warn('files of stories are missing in the storage', { count: manifest.missing.length })
  } catch (error) {
    if (!(error instanceof BackupRunningError) && !signal.aborted) log.error('the backup failed', { error })
  }
}

/** Whether a backup is due at `now`; a failed one is repeated after an hour. */
export function isBackupDue({ inFolderAt, failure }: BackupState, everyHours: number, now: number): boolean {
  if (failure && now - Date.parse(failure.at) < HOUR_MS) return false
  return inFolderAt === null || now - Date.parse(inFolderAt) >= everyHours * HOUR_MS
}
