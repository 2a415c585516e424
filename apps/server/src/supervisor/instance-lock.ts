import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './terminal.ts'

/** Refuses a second start in one data folder, which would stop the database of the first. Returns a function that releases the lock. */
export function acquireInstanceLock(folder: string): () => void {
  const file = join(folder, 'fablecut.pid')
  const other = readPid(file)
  if (other !== null && other !== process.pid && isFablecut(other)) {
    throw new StartError(`Fablecut runs already in ${folder} (process ${other}). Stop it first, or set FABLECUT_DATA to another folder.`)
  }
  writeFileSync(file, `${process.pid}\n`)
  return () => rmSync(file, { force: true })
}

/** Whether a running Fablecut uses this data folder. */
export function isInstanceRunning(folder: string): boolean {
  const pid = readPid(join(folder, 'fablecut.pid'))
  return pid !== null && isFablecut(pid)
}

function readPid(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null
  } catch {
    return null
  }
}

/** After a crash the pid may belong to another program; without /proc any living process counts as Fablecut. */
function isFablecut(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('start.mjs')
  } catch {
    return process.platform !== 'linux'
  }
}
