import { fileURLToPath } from 'node:url'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded.ts'

/** Reused between test runs, so that `initdb` runs only once. */
export const testServerFolder = fileURLToPath(new URL('../../../../../.cache/test-postgres', import.meta.url))

let started: Promise<EmbeddedPostgres> | undefined

/** The Postgres server of all database tests, started when it is not running. */
export function testServer(): Promise<EmbeddedPostgres> {
  started ??= startEmbeddedPostgres({ folder: testServerFolder, database: 'postgres' })
  return started
}
