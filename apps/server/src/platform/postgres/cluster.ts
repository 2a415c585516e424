import { randomUUID } from 'node:crypto'
import { execFile } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PostgresFolders } from './folders.ts'
import { type PostgresServer, programOptions } from './postmaster.ts'

const run = promisify(execFile)

/** The role that owns everything in an embedded Postgres. */
export const embeddedRole = 'fablecut'
const settingsFile = 'fablecut.conf'

/** The major version of an existing cluster; null when there is none. */
export function majorOf(cluster: string): number | null {
  const file = join(cluster, 'PG_VERSION')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null
}

/** Creates the files of a new cluster, or checks that an existing one has our Postgres version. */
export async function prepareCluster(server: PostgresServer): Promise<void> {
  finishUpgrade(server.folders)
  if (majorOf(server.folders.cluster) === null) await initialise(server)
  const existing = majorOf(server.folders.cluster)!
  const { major } = server.binaries
  if (existing === major) return configure(server)
  const versions = `The database in ${server.folders.cluster} was made by Postgres ${existing}, this Fablecut brings Postgres ${major}.`
  throw new Error(
    existing < major
      ? `${versions} Upgrade it with \`npm run admin -- upgrade-postgres\`, which keeps the old files. Nothing was changed.`
      : `${versions} It belongs to a newer Fablecut: start that one, or restore a backup from before its upgrade into a new data folder. Nothing was changed.`,
  )
}

/** Where an upgraded cluster is put when it is complete, before it takes the place of the old one. */
export const upgradedCluster = (folders: PostgresFolders): string => join(folders.folder, 'cluster-upgraded')

/** An upgrade may have been killed after it moved the old cluster away: the new one is complete then. */
function finishUpgrade(folders: PostgresFolders): void {
  if (majorOf(folders.cluster) === null && majorOf(upgradedCluster(folders)) !== null) renameSync(upgradedCluster(folders), folders.cluster)
}

/** Initialised in a temporary folder: a kill leaves no partial cluster, and of two concurrent processes one wins. */
export async function initialise(server: PostgresServer): Promise<void> {
  const partial = `${server.folders.cluster}.${randomUUID()}`
  const flags = [
    '-U',
    embeddedRole,
    '-A',
    'trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ]
  await run(server.binaries.initdb, ['-D', partial, ...flags], programOptions(server))
  appendFileSync(join(partial, 'postgresql.conf'), `\ninclude_if_exists = '${settingsFile}'\n`)
  try {
    renameSync(partial, server.folders.cluster)
  } catch (cause) {
    rmSync(partial, { recursive: true, force: true })
    if (!existsSync(join(server.folders.cluster, 'PG_VERSION'))) throw cause
  }
}

/**
 * Written before every start, because the data folder may have moved. No network port: only accounts that can open the socket folder (mode
 * 0700) reach the database.
 */
export function configure(server: PostgresServer): void {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: server.folders.sockets,
    unix_socket_permissions: '0700',
    max_connections: '200',
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
  writeFileSync(join(server.folders.cluster, settingsFile), lines.join(''), { mode: 0o644 })
}
