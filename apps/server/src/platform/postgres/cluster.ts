import { randomUUID } from 'node:crypto'
import { execFile } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type PostgresServer, programOptions } from './postmaster.ts'

const run = promisify(execFile)

/** The role that owns everything in an embedded Postgres. */
export const embeddedRole = 'fablecut'
const settingsFile = 'fablecut.conf'

/** Creates the files of a new cluster, or checks that an existing one has our Postgres version. */
export async function prepareCluster(server: PostgresServer): Promise<void> {
  const versionFile = join(server.folders.cluster, 'PG_VERSION')
  if (!existsSync(versionFile)) await initialise(server)
  const existing = Number.parseInt(readFileSync(versionFile, 'utf8'), 10)
  if (existing === server.binaries.major) return configure(server)
  throw new Error(
    `The database in ${server.folders.cluster} was made by Postgres ${existing}, this Fablecut brings Postgres ${server.binaries.major}. ` +
      `With the Fablecut that made it run \`npm run admin -- backup <file>\`, move that folder away, then with this one \`npm run admin -- restore <file>\`.`,
  )
}

/** Initialised in a temporary folder: a kill leaves no partial cluster, and of two concurrent processes one wins. */
async function initialise(server: PostgresServer): Promise<void> {
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
function configure(server: PostgresServer): void {
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
