import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import { Client } from 'pg'
import { migrationsFolder } from '../platform/database/migrate.ts'
import type { BackupHeader } from './backup.ts'
import { listTables } from './tables.ts'

const run = promisify(execFile)
const ROWS_PER_BATCH = 500

/**
 * Restores a backup into a migrated, empty installation that is not running. The database is restored in one transaction. Throws an Error
 * with an instruction when there are accounts already, or when a newer Fablecut wrote the backup.
 */
export async function restore(options: { databaseUrl: string; dataFolder: string; file: string }): Promise<{ rows: number }> {
  const storage = join(options.dataFolder, 'storage')
  await mkdir(storage, { recursive: true })
  const folder = await mkdtemp(join(options.dataFolder, '.fablecut-restore-'))
  try {
    await run('tar', ['-xf', resolve(options.file), '-C', folder, 'database.ndjson.gz'])
    const client = new Client({ connectionString: options.databaseUrl })
    await client.connect()
    try {
      const rows = await restoreDatabase(client, join(folder, 'database.ndjson.gz'))
      await run('tar', ['-xf', resolve(options.file), '-C', storage, 'blobs'])
      await client.query('COMMIT')
      return { rows }
    } finally {
      await client.end()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function restoreDatabase(client: Client, file: string): Promise<number> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY })
  let head: BackupHeader | undefined
  let writer: ReturnType<typeof tableWriter> | undefined
  let total = 0
  for await (const text of lines) {
    const value = JSON.parse(text) as BackupHeader | { table: string; columns: string[] } | Record<string, unknown>
    if (!head) {
      head = value as BackupHeader
      await begin(client, head)
    } else if (isTableLine(value)) {
      total += (await writer?.finish()) ?? 0
      writer = tableWriter(client, value)
    } else await writer?.add(text)
  }
  total += (await writer?.finish()) ?? 0
  await resetSequences(client)
  return total
}

/** Rows are objects too; no table has exactly these two columns. */
function isTableLine(value: object): value is { table: string; columns: string[] } {
  return 'table' in value && 'columns' in value && Object.keys(value).length === 2
}

async function begin(client: Client, head: BackupHeader): Promise<void> {
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

function tableWriter(client: Client, { table, columns }: { table: string; columns: string[] }) {
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
    async finish() {
      await flush()
      return written
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
