import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded.ts'

/** Reused between test runs, so that `initdb` runs only once. */
export const testServerFolder = fileURLToPath(new URL('../../../../../.cache/test-postgres', import.meta.url))

let started: Promise<EmbeddedPostgres> | undefined

/** The Postgres server of all database tests, started when it is not running. */
export function testServer(): Promise<EmbeddedPostgres> {
  started ??= startEmbeddedPostgres({ folder: testServerFolder, database: 'postgres' }).then(stopSyncing)
  return started
}

/** Nothing of a test has to survive a power failure, and waiting for the disk is half the time of creating a database. A killed process loses nothing by it. */
async function stopSyncing(server: EmbeddedPostgres): Promise<EmbeddedPostgres> {
  if (server.reused) return server
  const client = new Client({ connectionString: server.urlOf('postgres') })
  await client.connect()
  try {
    for (const setting of ['fsync', 'full_page_writes']) await client.query(`alter system set ${setting} = off`)
    await client.query('select pg_reload_conf()')
    return server
  } finally {
    await client.end()
  }
}
