import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { StartError } from './terminal.ts'

/** How often the holder changes the file. */
const BEAT_MS = 2_000
/** A file of another machine that does not change in this time was left by a process that was killed. */
const WATCH_MS = 7_000
const POLL_MS = 250

/** Where the process that holds a data folder is. */
export type InstanceLocation = 'none' | 'here' | 'elsewhere'

type Options = { readonly beatMs?: number; readonly watchMs?: number }

/**
 * Refuses a second start in one data folder with a database of its own, whose files two machines or containers would destroy. Returns a function
 * that releases the lock.
 */
export async function acquireInstanceLock(folder: string, options: Options = {}): Promise<() => void> {
  const { beatMs = BEAT_MS } = options
  const location = await findInstance(folder, options)
  if (location !== 'none') {
    const place = location === 'here' ? `process ${readHolder(folder)?.pid}` : `on another machine or in another container`
    throw new StartError(`Fablecut runs already in ${folder} (${place}). Stop it first, or set FABLECUT_DATA to another folder.`)
  }
  const file = fileOf(folder)
  let beat = 0
  const write = () => writeFileSync(file, `${process.pid}\n${thisMachine()}\n${beat++}\n`)
  write()
  const timer = setInterval(() => {
    try {
      write()
    } catch {
      // The disk may be full for a while.
    }
  }, beatMs).unref()
  return () => {
    clearInterval(timer)
    rmSync(file, { force: true })
  }
}

/** Whether a running Fablecut holds this data folder. A process id says nothing about another machine or container: its file is watched. */
export async function findInstance(folder: string, { watchMs = WATCH_MS }: Options = {}): Promise<InstanceLocation> {
  const holder = readHolder(folder)
  if (holder === null) return 'none'
  if (holder.machine === null || holder.machine === thisMachine())
    return holder.pid !== process.pid && isFablecut(holder.pid) ? 'here' : 'none'
  for (let waited = 0; waited < watchMs; waited += POLL_MS) {
    await setTimeout(POLL_MS)
    const now = readHolder(folder)
    if (now === null) return 'none'
    if (now.text !== holder.text) return 'elsewhere'
  }
  return 'none'
}

const fileOf = (folder: string): string => join(folder, 'fablecut.pid')

/** Null without a file or a process id. `machine`: null in files of earlier releases. */
function readHolder(folder: string): { pid: number; machine: string | null; text: string } | null {
  try {
    const text = readFileSync(fileOf(folder), 'utf8')
    const [pid, machine = ''] = text.split('\n')
    return Number(pid) ? { pid: Number(pid), machine: machine || null, text } : null
  } catch {
    return null
  }
}

/** Containers have a name, or at least a numbering of processes, of their own. */
function thisMachine(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
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
