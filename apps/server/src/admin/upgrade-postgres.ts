import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { dumpDatabase } from '../backup/dump-database.ts'
import { restoreDatabase } from '../backup/restore.ts'
import { migrateAsFarAs, migrationsFolder } from '../platform/database/migrate.ts'
import { readSchemaState, requireNotNewer } from '../platform/database/schema-version.ts'
import { deleteKeptClusters, upgradeCluster } from '../platform/postgres/upgrade-cluster.ts'
import type { Settings } from '../platform/settings.ts'
import { productVersion } from '../platform/version.ts'
import { acquireInstanceLock } from '../supervisor/instance-lock.ts'

/**
 * Upgrades the embedded Postgres of a stopped Fablecut. `folder`: the programs of the old major version; empty: they are looked for; `delete-old`: deletes what
 * earlier upgrades have kept. Returns what is printed.
 */
export async function upgradePostgres(
  folder: string,
  { databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  options: { readonly evenIfCurrent?: boolean; readonly systemFolder?: string } = {},
): Promise<string> {
  if (databaseUrl !== null)
    throw new Error('DATABASE_URL names a Postgres of your own: upgrade it by its own means, or back up and restore into a new database.')
  const releaseLock = await acquireInstanceLock(dataFolder)
  try {
    if (folder === 'delete-old') return describeDeleted(deleteKeptClusters(dataFolder, options.systemFolder))
    const copy = (from: string, to: string) => copyDatabase(from, to, dataFolder)
    const { from, to, kept, result: rows } = await upgradeCluster({ folder: dataFolder, programs: folder || null, copy, ...options })
    return (
      `The database was upgraded from Postgres ${from} to ${to}: ${rows} rows, as many as before in every table. The old one is kept in ${kept}; ` +
      `when all works, delete it with \`npm run admin -- upgrade-postgres delete-old\`.`
    )
  } finally {
    releaseLock()
  }
}

const describeDeleted = (deleted: readonly string[]): string =>
  deleted.length === 0 ? 'No old database is kept.' : `Deleted ${deleted.join(', ')}.`

/** The target gets the schema that the source has; later migrations run at the next start. Returns the number of rows. */
async function copyDatabase(from: string, to: string, dataFolder: string): Promise<number> {
  const [source, target] = [from, to].map((connectionString) => new Client({ connectionString })) as [Client, Client]
  const folder = await mkdtemp(join(dataFolder, '.fablecut-upgrade-'))
  try {
    await source.connect()
    const state = await readSchemaState(source)
    requireNotNewer(state, { version: productVersion, migrations: await readdir(migrationsFolder) })
    await migrateAsFarAs(to, state.migrations)
    const path = join(folder, 'database.ndjson.gz')
    await source.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { tables } = await dumpDatabase(source, { path, version: productVersion, signal: new AbortController().signal })
    await target.connect()
    const rows = await restoreDatabase(target, path, tables)
    await target.query('COMMIT')
    return rows
  } finally {
    await Promise.allSettled([source.end(), target.end()])
    await rm(folder, { recursive: true, force: true })
  }
}
