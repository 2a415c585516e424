import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrationsFolder } from '../platform/database/migrate.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { readFileList } from './check-backup.ts'
import { type ListedFile, blobName, hashOfFile } from './copy-files.ts'
import type { DumpHeader } from './dump-database.ts'
import { forEachOf } from './for-each-of.ts'
import { DATABASE, type Manifest, readManifest } from './manifest.ts'
import { openBackup } from './open-backup.ts'
import { type DumpTable, readDump } from './read-dump.ts'
import { listTables } from './tables.ts'

const ROWS_PER_BATCH = 500
const PARALLEL = 4

/** `damaged`: hashes of files that the backup should have and does not, or has with other bytes. */
export type Restored = { readonly rows: number; readonly files: number; readonly damaged: readonly string[] }

/**
 * Restores a backup (a tar file, or a folder) into a migrated, empty installation that is not running. The database is checked and restored in
 * one transaction, then every file that is intact. Throws an Error with an instruction when there are accounts already, when the dump is damaged, or when a newer
 * Fablecut wrote it: then nothing was restored.
 */
export async function restore(options: { databaseUrl: string; dataFolder: string; storage: Storage; file: string }): Promise<Restored> {
  const { databaseUrl, dataFolder, storage, file } = options
  await using opened = await openBackup(file, dataFolder)
  const { folder, blobs, isTemporary } = opened
  const manifest = await readManifest(folder)
  await requireIntact(join(folder, DATABASE), manifest)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const rows = await restoreDatabase(client, join(folder, DATABASE), manifest?.tables ?? {})
    const files = manifest ? await readFileList(folder) : await listFiles(blobs)
    const temporary = isTemporary ? null : join(dataFolder, 'work')
    const damaged = await restoreFiles(files, { blobs, storage, temporary })
    await client.query('COMMIT')
    return { rows, files: files.length - damaged.length, damaged }
  } finally {
    await client.end()
  }
}

async function requireIntact(path: string, manifest: Manifest | null): Promise<void> {
  if (!manifest || (await hashOfFile(path)).sha256 === manifest.database.sha256) return
  throw new Error('The database of this backup is damaged: its checksum is wrong. Nothing was restored. Use another backup.')
}

/**
 * Restores a dump into a migrated database without accounts, in a transaction that the caller commits. `tables`: expected number of rows by
 * table. Returns the number of rows.
 */
export async function restoreDatabase(client: Client, path: string, tables: Manifest['tables']): Promise<number> {
  const counts: Record<string, number> = {}
  let writer: ReturnType<typeof tableWriter> | undefined
  for await (const line of readDump(path)) {
    if ('header' in line) await begin(client, line.header)
    else if ('table' in line) {
      await writer?.finish(counts)
      writer = tableWriter(client, line)
    } else await writer?.add(line.row)
  }
  await writer?.finish(counts)
  for (const [table, rows] of Object.entries(tables)) {
    if (counts[table] !== rows)
      throw new Error(`The dump is damaged: ${table} has ${counts[table] ?? 0} rows instead of ${rows}. Nothing was restored.`)
  }
  await resetSequences(client)
  return Object.values(counts).reduce((sum, rows) => sum + rows, 0)
}

async function begin(client: Client, head: DumpHeader): Promise<void> {
  const known = new Set(await readdir(migrationsFolder))
  const unknown = head.migrations.find((name) => !known.has(name))
  if (unknown)
    throw new Error(`This backup was made by Fablecut ${head.fablecut}, which is newer. Restore it with that version or a later one.`)
  await client.query('BEGIN')
  const { rows } = await client.query<{ used: boolean }>('SELECT EXISTS (SELECT 1 FROM "user") AS used')
  if (rows[0]!.used)
    throw new Error('There are accounts in this installation already. Restore into a new data folder (FABLECUT_DATA) or an empty database.')
  // Triggers and foreign keys were checked when these rows were first inserted.
  await client.query('SET LOCAL session_replication_role = replica')
  const tables = await listTables(client)
  await client.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`)
}

function tableWriter(client: Client, { table, columns }: DumpTable) {
  const list = columns.join(', ')
  let waiting: string[] = []
  let written = 0
  const flush = async () => {
    if (waiting.length === 0) return
    const sql = `INSERT INTO ${table} (${list}) OVERRIDING SYSTEM VALUE SELECT ${list} FROM json_populate_recordset(NULL::${table}, $1::json)`
    await client.query(sql, [`[${waiting.join(',')}]`])
    written += waiting.length
    waiting = []
  }
  return {
    async add(row: string) {
      waiting.push(row)
      if (waiting.length >= ROWS_PER_BATCH) await flush()
    },
    async finish(counts: Record<string, number>) {
      await flush()
      counts[table] = written
    },
  }
}

/** Sets identity sequences to the highest used number. */
async function resetSequences(client: Client): Promise<void> {
  const { rows } = await client.query<{ sequence: string; name: string; column: string }>(`
    SELECT pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) AS sequence,
           format('%I.%I', table_schema, table_name) AS name, quote_ident(column_name) AS column
    FROM information_schema.columns WHERE table_schema IN ('public', 'dbos')
      AND pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) IS NOT NULL`)
  for (const { sequence, name, column } of rows) {
    await client.query(`SELECT setval($1, coalesce((SELECT max(${column}) FROM ${name}), 0) + 1, false)`, [sequence])
  }
}

/** All files of a backup without a list. */
async function listFiles(blobs: string): Promise<ListedFile[]> {
  const entries = await readdir(blobs, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name)).map(({ name }) => ({ hash: name, bytes: 0 }))
}

/** Stores the files; `temporary`: where they are copied to before; null: they are moved. Returns the hashes of those that are damaged. */
async function restoreFiles(
  files: readonly ListedFile[],
  { blobs, storage, temporary }: { blobs: string; storage: Storage; temporary: string | null },
): Promise<string[]> {
  const damaged: string[] = []
  if (temporary) await mkdir(temporary, { recursive: true })
  await forEachOf(files, PARALLEL, async ({ hash }) => {
    const source = join(blobs, blobName(hash))
    if (!(await stat(source).catch(() => null)) || (await hashOfFile(source)).sha256 !== hash) return void damaged.push(hash)
    if (!temporary) return void (await storage.putFile(source))
    const copy = join(temporary, randomUUID())
    try {
      await copyFile(source, copy)
      await storage.putFile(copy)
    } finally {
      await rm(copy, { force: true })
    }
  })
  return damaged.toSorted()
}
