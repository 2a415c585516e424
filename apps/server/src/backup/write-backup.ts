import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { productVersion } from '../platform/version.ts'
import { type CopyFilesOptions, type ReferencedFile, copyFiles, hashOfFile } from './copy-files.ts'
import { dumpDatabase } from './dump-database.ts'
import { DATABASE, FILE_LIST, MANIFEST, type Manifest } from './manifest.ts'

/**
 * Writes a consistent snapshot of the database to `folder`, and the files it refers to to `blobs`, which may have some of them already. The
 * caller holds the backup lock on `client`: no file is deleted meanwhile.
 */
export async function writeBackup(
  client: ClientBase,
  options: CopyFilesOptions & { readonly folder: string; readonly version?: string },
): Promise<Manifest> {
  const { folder, signal, version = productVersion } = options
  const createdAt = new Date().toISOString()
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const dump = await dumpDatabase(client, { path: join(folder, DATABASE), version, signal })
  const referenced = await readReferences(client)
  const { rows: server } = await client.query<{ version: string }>(`SELECT current_setting('server_version') AS version`)
  await client.query('COMMIT')
  const { files, missing } = await copyFiles(referenced, options)
  const needed = new Set(referenced.flatMap(({ hash, isNeeded }) => (isNeeded ? [hash] : [])))
  await writeFile(join(folder, FILE_LIST), files.map(({ hash, bytes }) => `${hash} ${bytes}\n`).join(''), { flush: true })
  const manifest: Manifest = {
    format: 1,
    fablecut: version,
    createdAt,
    postgres: server[0]!.version,
    migrations: [...dump.migrations],
    tables: { ...dump.tables },
    database: { bytes: dump.bytes, sha256: dump.sha256 },
    fileList: await hashOfFile(join(folder, FILE_LIST)),
    files: { count: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) },
    missing: missing.filter((hash) => needed.has(hash)),
  }
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true })
  return manifest
}

/** Files of media, and those that unfinished work has stored and will add to its media: not every digest in its results is one of a file. */
async function readReferences(client: ClientBase): Promise<(ReferencedFile & { readonly isNeeded: boolean })[]> {
  const { rows } = await client.query<ReferencedFile & { isNeeded: boolean }>(`
    SELECT hash, max(bytes)::float8 AS bytes, bool_or(needed) AS "isNeeded" FROM (
      SELECT hash, size_bytes AS bytes, true AS needed FROM media WHERE hash IS NOT NULL
      UNION ALL SELECT found[1], NULL, false FROM dbos.workflow_status JOIN dbos.operation_outputs USING (workflow_uuid),
        regexp_matches(operation_outputs.output, '\\m[0-9a-f]{64}\\M', 'g') AS found WHERE status IN ('PENDING', 'ENQUEUED', 'DELAYED')
    ) AS reference GROUP BY hash ORDER BY hash`)
  return rows
}
