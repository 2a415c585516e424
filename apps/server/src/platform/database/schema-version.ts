import type { Client } from 'pg'

const VERSION_KEY = 'version'

/** What has migrated a database: names of applied migrations, the version of the tables of durable work, and the release that did it last. */
export type SchemaState = {
  readonly migrations: readonly string[]
  readonly durableVersion: string | null
  readonly release: string | null
}

/** The database was migrated by a newer release. The message is for operators. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError'
  constructor(release: string | null, version: string) {
    const writer = release === null || release === version ? 'a newer Fablecut' : `Fablecut ${release}`
    const advice = release === null || release === version ? 'the release that wrote it' : `Fablecut ${release}`
    super(
      `This database was written by ${writer}; this is the older ${version}, which cannot use it. Nothing was changed. ` +
        `Start ${advice} or a later one, or restore a backup from before the upgrade into a new data folder or database.`,
    )
  }
}

export async function readSchemaState(client: Client): Promise<SchemaState> {
  const { rows } = await client.query<Record<'migrations' | 'durable' | 'installation', boolean>>(`
    SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS migrations,
      to_regclass('dbos.dbos_migrations') IS NOT NULL AS durable, to_regclass('public.installation') IS NOT NULL AS installation`)
  const exists = rows[0]!
  const valuesOf = async (isThere: boolean, query: string) =>
    isThere ? (await client.query<{ value: string }>(query)).rows.map(({ value }) => value) : []
  const [durableVersion = null] = await valuesOf(exists.durable, 'SELECT max(version)::text AS value FROM dbos.dbos_migrations')
  const [release = null] = await valuesOf(exists.installation, `SELECT value FROM installation WHERE key = '${VERSION_KEY}'`)
  const migrations = await valuesOf(exists.migrations, 'SELECT name AS value FROM drizzle.__drizzle_migrations ORDER BY name')
  return { migrations, durableVersion, release }
}

/** Throws a NewerDatabaseError for a database with unknown migrations, or one that a newer release has migrated. */
export function requireNotNewer(state: SchemaState, own: { readonly version: string; readonly migrations: readonly string[] }): void {
  const known = new Set(own.migrations)
  const isUnknown = state.migrations.some((name) => !known.has(name))
  if (isUnknown || (state.release !== null && compareVersions(state.release, own.version) > 0))
    throw new NewerDatabaseError(state.release, own.version)
}

/** Records the release that changed the schema; one that changed nothing may be left for an earlier one. */
export async function recordVersion(client: Client, before: SchemaState, version: string): Promise<void> {
  const after = await readSchemaState(client)
  const isSame = before.durableVersion === after.durableVersion && before.migrations.length === after.migrations.length
  if (isSame && before.release !== null) return
  await client.query('INSERT INTO installation (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value', [
    VERSION_KEY,
    version,
  ])
}

/** Compares `1.10.0` and `1.9.3` by their numbers: below 0, 0 or above 0. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)]
  const at = left.findIndex((number, index) => number !== right[index])
  return at === -1 ? 0 : left[at]! - (right[at] ?? 0)
}

const numbersOf = (version: string): number[] => version.split(/[.-]/).slice(0, 3).map(Number)
