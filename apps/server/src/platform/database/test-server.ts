import { fileURLToPath } from 'node:url'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded.ts'

/** Kept between runs, so that only the first test ever waits for `initdb`. */
export const testServerFolder = fileURLToPath(new URL('../../../../../.cache/test-postgres', import.meta.url))

let started: Promise<EmbeddedPostgres> | undefined

/** The Postgres of all database tests; started when it is not running. */
export function testServer(): Promise<EmbeddedPostgres> {
  started ??= startEmbeddedPostgres({ folder: testServerFolder, database: 'postgres' })
  return started
}
