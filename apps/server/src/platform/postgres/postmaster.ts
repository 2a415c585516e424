import { execFile } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, readSync, rmSync, statSync, truncateSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Account } from './account.ts'
import type { PostgresBinaries } from './binaries.ts'
import type { PostgresFolders } from './folders.ts'

const run = promisify(execFile)
const socketName = '.s.PGSQL.5432'
const startAttempts = 40
const longestLogBytes = 10_000_000

/** The programs, folders and account of one Postgres server. */
export type PostgresServer = { binaries: PostgresBinaries; folders: PostgresFolders; account: Account }

/** Whether a server accepts connections on the socket of `place`. */
export function acceptsConnections(folders: PostgresFolders): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(folders.sockets, socketName))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/**
 * Starts the server of an initialised cluster, or reuses one that a killed Fablecut left running. Several processes may call this
 * concurrently: one starts it, the others use it.
 */
export async function startServer(server: PostgresServer): Promise<{ reused: boolean }> {
  truncateLog(server.folders.log)
  for (let attempt = 1; ; attempt++) {
    if (await acceptsConnections(server.folders)) return { reused: attempt === 1 }
    await removeStaleLocks(server.folders)
    try {
      await pgCtl(server, ['-w', '-t', '60', '-l', server.folders.log, 'start'])
      return { reused: false }
    } catch (cause) {
      // Backends of a killed server may hold its shared memory for some seconds.
      if (attempt >= startAttempts)
        throw new Error(`Postgres does not start. The end of ${server.folders.log}: ${logEnd(server.folders.log)}`, { cause })
      await wait(250)
    }
  }
}

/** Ends all sessions and stops the server; does nothing when it is not running. */
export async function stopServer(server: PostgresServer): Promise<void> {
  if (!existsSync(join(server.folders.cluster, 'postmaster.pid'))) return
  await pgCtl(server, ['-m', 'fast', '-w', '-t', '30', 'stop']).catch(async (cause: unknown) => {
    if (await acceptsConnections(server.folders)) throw cause
  })
}

/** Options for running Postgres programs: the account, and a locale that exists everywhere. */
export function programOptions(server: PostgresServer) {
  return { ...server.account, cwd: server.folders.folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
}

function pgCtl(server: PostgresServer, args: string[]) {
  return run(server.binaries.pgCtl, ['-D', server.folders.cluster, ...args], programOptions(server))
}

/** Removes the lock files of a server that does not run any more. */
export async function removeStaleLocks(folders: PostgresFolders): Promise<void> {
  const locks = [join(folders.cluster, 'postmaster.pid'), join(folders.sockets, `${socketName}.lock`)]
  for (const lock of locks) {
    if (existsSync(lock) && !(await isOurPostmaster(firstLine(lock), folders))) rmSync(lock, { force: true })
  }
}

/** After a reboot the recorded pid may belong to another program, which Postgres would take for a running server. */
async function isOurPostmaster(pid: number, folders: PostgresFolders): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false
  const listed = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => commandLineFromProc(pid))
  return listed.stdout.includes(folders.cluster)
}

function commandLineFromProc(pid: number): { stdout: string } {
  try {
    return { stdout: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }
  } catch {
    return { stdout: '' }
  }
}

function firstLine(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0])
  } catch {
    return Number.NaN
  }
}

/** Empties a log that has grown too long. */
export function truncateLog(file: string): void {
  if (existsSync(file) && statSync(file).size > longestLogBytes) truncateSync(file)
}

/** The last kilobyte of a log. */
export function logEnd(file: string): string {
  if (!existsSync(file)) return '(empty)'
  const size = statSync(file).size
  const end = Buffer.alloc(Math.min(size, 1000))
  const opened = openSync(file, 'r')
  readSync(opened, end, 0, end.length, size - end.length)
  closeSync(opened)
  return end.toString('utf8').trim()
}
