import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import type { Log } from '../platform/logging/log.ts'
import type { S3Settings } from '../platform/storage/s3/s3-settings.ts'
import type { Settings } from '../platform/settings.ts'
import { StartError } from './terminal.ts'

const GB = 1_000_000_000

/** Creates the data folder; throws when it can't be written to or the disk is too full. */
export function checkDataFolder(folder: string, minFreeBytes: number): void {
  const probe = join(folder, `.write-test-${process.pid}`)
  try {
    makeFolder(folder)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new StartError(`The data folder ${folder} cannot be written to (${code}). Set FABLECUT_DATA to another folder.`, { cause })
  }
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize >= minFreeBytes) return
  const free = ((bavail * bsize) / GB).toFixed(1)
  throw new StartError(
    `The disk of the data folder ${folder} has only ${free} GB free; ${minFreeBytes / GB} GB are needed. Free some space, or set FABLECUT_DATA to another disk.`,
  )
}

/** Node's recursive mkdir never returns in file systems that report an existing folder as missing (/proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o755 })
}

/** Throws when another program listens on the port. */
export async function checkPort({ host, port }: { host: string; port: number }, name = 'PORT'): Promise<void> {
  const code = await new Promise<string | null>((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
  if (code === null) return
  if (code === 'EADDRINUSE')
    throw new StartError(
      `Port ${port} is in use by another program. Stop it, or set ${name} to another number, as in \`${name}=${port + 1} npm start\`.`,
    )
  if (code === 'EACCES') throw new StartError(`This account may not listen at port ${port}. Set ${name} to a number above 1023.`)
  throw new StartError(`Listening at ${host}:${port} is not possible (${code}). Check ${name} and its host.`)
}

/** Throws when the bucket cannot be used as it is set up. One that cannot be reached now may be available again when it is needed. */
export async function checkBucket(settings: S3Settings, log: Pick<Log, 'warn'>): Promise<void> {
  const { findBucketProblem } = await import('../platform/storage/s3/check-bucket.ts')
  const problem = await findBucketProblem(settings)
  if (!problem) return
  if (problem.isPermanent) throw new StartError(`The bucket ${settings.bucket} cannot be used: ${problem.detail}.`)
  log.warn('the bucket cannot be used now', { bucket: settings.bucket, problem: problem.detail })
}

/** The URL to open in a browser. */
export function productUrlOf(settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>): string {
  if (settings.publicUrl) return settings.publicUrl
  const isEverywhere = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(settings.host)
  return `http://${isEverywhere ? 'localhost' : settings.host}:${settings.port}`
}
