import { Client } from 'pg'
import { postgresAccount } from './account.ts'
import { findPostgresBinaries } from './binaries.ts'
import { embeddedRole, prepareCluster } from './cluster.ts'
import { defaultSystemFolder, prepareFolders } from './folders.ts'
import { keepPrograms } from './kept-programs.ts'
import { type PostgresServer, acceptsConnections, startServer, stopServer } from './postmaster.ts'

/** A running embedded Postgres. `url` is the address of the requested database; `reused`: the server was already running. */
export type EmbeddedPostgres = {
  url: string
  folder: string
  moved: boolean
  reused: boolean
  /** The address of another database of the same server. */
  urlOf(database: string): string
  isRunning(): Promise<boolean>
  /** Restarts the server after it died; does nothing while it runs. */
  revive(): Promise<void>
  stop(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  /** The data folder of Fablecut; Postgres uses its `postgres` folder. */
  folder: string
  /** Default `fablecut`; created when missing. */
  database?: string
  systemFolder?: string
  /** Whether the programs are kept beside the cluster, so that a later release can upgrade it. Default no. */
  keepsPrograms?: boolean
}

/**
 * Starts the embedded Postgres, or reuses one left running for the same folder. Throws an Error with an instruction when the cluster has
 * another major version or the server does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { folder, database = 'fablecut', systemFolder = defaultSystemFolder() } = options
  const account = postgresAccount()
  const folders = prepareFolders(folder, account, systemFolder)
  const server: PostgresServer = { account, folders, binaries: findPostgresBinaries(account, systemFolder) }
  await prepareCluster(server)
  const { reused } = await startServer(server)
  if (options.keepsPrograms) keepPrograms(server)
  const urlOf = (name: string) => socketUrl(folders.sockets, name)
  await createDatabase(urlOf('postgres'), database)
  return {
    url: urlOf(database),
    folder: folders.folder,
    moved: folders.moved,
    reused,
    urlOf,
    isRunning: () => acceptsConnections(folders),
    revive: async () => void (await startServer(server)),
    stop: () => stopServer(server),
  }
}

/** Address of a database. The socket folder is a query parameter, because the host of a URL can't be a path. */
export function socketUrl(sockets: string, database: string): string {
  return `postgres://${embeddedRole}@localhost/${database}?host=${encodeURIComponent(sockets)}`
}

export async function createDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const existing = await client.query('select 1 from pg_database where datname = $1', [name])
    if (existing.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } catch (error) {
    // Another process created it meanwhile.
    if (!['42P04', '23505'].includes(String((error as { code?: string }).code))) throw error
  } finally {
    await client.end()
  }
}
