import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { BackupLocation } from './check-backup.ts'
import { BLOBS_FOLDER, DATABASE } from './manifest.ts'

const run = promisify(execFile)

/** Names of backups in a backup folder: when they were made. */
const SET_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** A backup that can be read. `isTemporary`: its files were unpacked and may be moved. */
export type OpenedBackup = BackupLocation & { readonly isTemporary: boolean } & AsyncDisposable

/**
 * Opens a tar file, which is unpacked into a temporary folder in `workFolder`, the folder of one backup, or the newest backup of a backup folder. Throws an
 * Error when there is none.
 */
export async function openBackup(path: string, workFolder: string): Promise<OpenedBackup> {
  const location = resolve(path)
  const stats = await stat(location).catch(() => null)
  if (!stats) throw new Error(`There is no backup at ${location}.`)
  if (!stats.isDirectory()) return unpack(location, workFolder)
  const close = { isTemporary: false, [Symbol.asyncDispose]: async () => {} }
  if (await stat(join(location, DATABASE)).catch(() => null)) {
    return { folder: location, blobs: join(location, '..', BLOBS_FOLDER), ...close }
  }
  const newest = (await listBackups(location)).at(-1)
  if (!newest) throw new Error(`There is no backup in ${location}.`)
  return { folder: join(location, newest), blobs: join(location, BLOBS_FOLDER), ...close }
}

/** Names of the backups in a backup folder, the oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => SET_NAME.test(name)).toSorted()
}

async function unpack(file: string, workFolder: string): Promise<OpenedBackup> {
  await mkdir(workFolder, { recursive: true })
  const folder = await mkdtemp(join(workFolder, '.fablecut-restore-'))
  const close = () => rm(folder, { recursive: true, force: true })
  try {
    await run('tar', ['-xf', file, '-C', folder])
  } catch (cause) {
    await close()
    throw new Error(`${file} is not a complete tar file: ${cause instanceof Error ? cause.message.trim().split('\n').at(-1) : cause}`, {
      cause,
    })
  }
  return { folder, blobs: join(folder, BLOBS_FOLDER), isTemporary: true, [Symbol.asyncDispose]: close }
}
