import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { listTables } from './tables.ts'

const run = promisify(execFile)
const ROWS_PER_BATCH = 500

/** First line of a backup's `database.ndjson.gz`. */
export type BackupHeader = { fablecut: string; migrations: string[] }

/**
 * Writes an installation to one tar file: a consistent snapshot of the database, then the files. Files are content-addressed and only
 * added, so those copied afterwards include all that the snapshot refers to. Fablecut may run meanwhile.
 */
export async function backup(options: {
  databaseUrl: string
  dataFolder: string
  file: string
  version: string
}): Promise<{ rows: number }> {
  const file = resolve(options.file)
  await mkdir(join(options.dataFolder, 'storage', 'blobs'), { recursive: true })
  const folder = await mkdtemp(join(dirname(file), '.fablecut-backup-'))
  try {
    const count = { rows: 0 }
    await pipeline(Readable.from(readRows(options, count)), createGzip(), createWriteStream(join(folder, 'database.ndjson.gz')))
    await run('tar', ['-cf', file, '-C', folder, 'database.ndjson.gz', '-C', join(options.dataFolder, 'storage'), 'blobs'])
    return count
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* readRows(
  { databaseUrl, version }: { databaseUrl: string; version: string },
  count: { rows: number },
): AsyncGenerator<string> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows: migrations } = await client.query<{ name: string }>('SELECT name FROM drizzle.__drizzle_migrations ORDER BY name')
    yield line({ fablecut: version, migrations: migrations.map(({ name }) => name) } satisfies BackupHeader)
    for (const table of await listTables(client)) {
      yield line({ table: table.name, columns: table.columns })
      await client.query(`DECLARE reader NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS row FROM ${table.name} t`)
      for (;;) {
        const { rows } = await client.query<{ row: string }>(`FETCH ${ROWS_PER_BATCH} FROM reader`)
        if (rows.length === 0) break
        count.rows += rows.length
        yield `${rows.map(({ row }) => row).join('\n')}\n`
      }
      await client.query('CLOSE reader')
    }
  } finally {
    await client.end()
  }
}

const line = (value: object) => `${JSON.stringify(value)}\n`
