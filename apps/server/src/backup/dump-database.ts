import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import type { FileDigest } from './manifest.ts'
import { listTables } from './tables.ts'

const ROWS_PER_BATCH = 500

/** First line of a dump. */
export type DumpHeader = { fablecut: string; migrations: string[] }
/** The written dump; `tables`: number of rows by table. */
export type Dump = FileDigest & { readonly migrations: readonly string[]; readonly tables: Readonly<Record<string, number>> }

/** Writes all rows as the open transaction sees them to a gzip file: a header, then one line per table and per row. */
export async function dumpDatabase(
  client: ClientBase,
  { path, version, signal }: { path: string; version: string; signal: AbortSignal },
): Promise<Dump> {
  const tables: Record<string, number> = {}
  const { rows } = await client.query<{ name: string }>('SELECT name FROM drizzle.__drizzle_migrations ORDER BY name')
  const migrations = rows.map(({ name }) => name)
  const digest = createHash('sha256')
  let bytes = 0
  const count = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      digest.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  const lines = Readable.from(readRows(client, { fablecut: version, migrations }, tables))
  await pipeline(lines, createGzip(), count, createWriteStream(path, { flush: true }), { signal })
  return { bytes, sha256: digest.digest('hex'), migrations, tables }
}

async function* readRows(client: ClientBase, header: DumpHeader, counts: Record<string, number>): AsyncGenerator<string> {
  yield line(header)
  for (const table of await listTables(client)) {
    counts[table.name] = 0
    yield line({ table: table.name, columns: table.columns })
    await client.query(`DECLARE reader NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS row FROM ${table.name} t`)
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`FETCH ${ROWS_PER_BATCH} FROM reader`)
      if (rows.length === 0) break
      counts[table.name]! += rows.length
      yield `${rows.map(({ row }) => row).join('\n')}\n`
    }
    await client.query('CLOSE reader')
  }
}

const line = (value: object) => `${JSON.stringify(value)}\n`
