import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { DumpHeader } from './dump-database.ts'

export type DumpTable = { readonly table: string; readonly columns: readonly string[] }
/** A line of a dump; rows are JSON texts of the table before them. */
export type DumpLine = { readonly header: DumpHeader } | DumpTable | { readonly row: string }

/** Reads a dump of the database line by line. */
export async function* readDump(path: string): AsyncGenerator<DumpLine> {
  const source = createReadStream(path)
  const unpacked = source.pipe(createGunzip())
  // `pipe` does not forward errors.
  source.on('error', (error) => unpacked.destroy(error))
  let isFirst = true
  for await (const text of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (isFirst) yield { header: JSON.parse(text) as DumpHeader }
    else yield parseTable(text) ?? { row: text }
    isFirst = false
  }
}

/** Rows are objects too; no table has exactly these two columns. */
function parseTable(text: string): DumpTable | null {
  if (!text.startsWith('{"table":')) return null
  const value = JSON.parse(text) as object
  return 'table' in value && 'columns' in value && Object.keys(value).length === 2 ? (value as DumpTable) : null
}
