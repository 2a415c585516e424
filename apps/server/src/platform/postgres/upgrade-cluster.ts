import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { postgresAccount } from './account.ts'
import { findPostgresBinaries } from './binaries.ts'
import { configure, initialise, majorOf, upgradedCluster } from './cluster.ts'
import { createDatabase, socketUrl } from './embedded.ts'
import { defaultSystemFolder, prepareFolders } from './folders.ts'
import { findOldPrograms } from './kept-programs.ts'
import { type PostgresServer, startServer, stopServer } from './postmaster.ts'

const DATABASE = 'fablecut'
const KEPT_PREFIX = 'cluster-of-postgres-'

export type UpgradeClusterOptions<T> = {
  /** The data folder of Fablecut, which is stopped. */
  readonly folder: string
  /** Folder of the programs of the old major version; null: they are looked for. */
  readonly programs: string | null
  readonly systemFolder?: string
  /** Copies the contents of a database to an empty one; the addresses are of two running servers. */
  copy(from: string, to: string): Promise<T>
  /** For tests: also copies a cluster of the current major version. */
  readonly evenIfCurrent?: boolean
}
/** `kept`: folder with the old cluster. */
export type UpgradedCluster<T> = { readonly from: number; readonly to: number; readonly kept: string; readonly result: T }

/**
 * Replaces the cluster of the embedded Postgres by one of the major version of this release with the same contents. The contents of the old one are only read, and it is kept. Throws an
 * Error with an instruction when there is nothing to upgrade, or the old programs are missing; after any error the old cluster is where it was.
 */
export async function upgradeCluster<T>(options: UpgradeClusterOptions<T>): Promise<UpgradedCluster<T>> {
  const { folder, systemFolder = defaultSystemFolder(), copy } = options
  const account = postgresAccount()
  const folders = prepareFolders(folder, account, systemFolder)
  const binaries = findPostgresBinaries(account, systemFolder)
  const from = requireOlder(majorOf(folders.cluster), binaries.major, options.evenIfCurrent)
  const current: PostgresServer = { account, folders, binaries }
  const old = { ...current, binaries: await findOldPrograms(current, from, { given: options.programs, systemFolder }) }
  const partial = join(folders.folder, 'cluster-partial')
  // Both servers run at once, each with a socket of its own.
  const next = { ...current, folders: { ...prepareFolders(join(folder, 'postgres-upgrade'), account, systemFolder), cluster: partial } }
  const urls = [old, next].map((server) => socketUrl(server.folders.sockets, DATABASE)) as [string, string]
  try {
    rmSync(partial, { recursive: true, force: true })
    await initialise(next)
    for (const server of [old, next]) {
      configure(server)
      await startServer(server)
    }
    await createDatabase(socketUrl(next.folders.sockets, 'postgres'), DATABASE)
    const result = await copy(...urls)
    for (const server of [old, next]) await stopServer(server)
    const kept = replaceCluster(current, { partial, from })
    return { from, to: binaries.major, kept, result }
  } finally {
    for (const server of [old, next]) await stopServer(server)
    rmSync(partial, { recursive: true, force: true })
    for (const path of [dirname(next.folders.folder), join(folder, 'postgres-upgrade')]) rmSync(path, { recursive: true, force: true })
  }
}

/** Deletes the clusters that upgrades have kept, with their programs; returns their folders. */
export function deleteKeptClusters(folder: string, systemFolder = defaultSystemFolder()): string[] {
  const folders = prepareFolders(folder, postgresAccount(), systemFolder)
  const names = readdirSync(folders.folder).filter((name) => name.startsWith(KEPT_PREFIX))
  const kept = names.map((name) => join(folders.folder, name))
  const programs = join(folders.folder, 'programs')
  const majors = new Set(names.map((name) => Number.parseInt(name.slice(KEPT_PREFIX.length), 10)))
  const unused = existsSync(programs) ? readdirSync(programs).filter((name) => majors.has(Number.parseInt(name, 10))) : []
  const current = majorOf(folders.cluster)
  for (const name of unused) if (Number.parseInt(name, 10) !== current) rmSync(join(programs, name), { recursive: true, force: true })
  for (const path of kept) rmSync(path, { recursive: true, force: true })
  return kept
}

function requireOlder(existing: number | null, own: number, evenIfCurrent = false): number {
  if (existing === null) throw new Error('There is no embedded database in this data folder.')
  if (existing > own)
    throw new Error(`The database was made by Postgres ${existing}, which is newer than the ${own} of this Fablecut. Nothing was changed.`)
  if (existing === own && !evenIfCurrent) throw new Error(`The database is one of Postgres ${own} already. Nothing was changed.`)
  return existing
}

/** A kill between the two renames is noticed by the next start (`finishUpgrade`). */
function replaceCluster({ folders }: PostgresServer, { partial, from }: { partial: string; from: number }): string {
  const day = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const kept = join(folders.folder, `${KEPT_PREFIX}${from}-${day}`)
  renameSync(partial, upgradedCluster(folders))
  renameSync(folders.cluster, kept)
  renameSync(upgradedCluster(folders), folders.cluster)
  return kept
}
