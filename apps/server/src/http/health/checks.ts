import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { findMissingMigration } from '../../platform/database/migrate.ts'
import type { HttpServices } from '../kernel/services.ts'
import type { ReadinessCheck } from './readiness.ts'

const GB = 1_000_000_000
/** A query that has not begun by then waits for a connection. Shorter than the time limit of a check. */
const ANSWER_MS = 2_000

/** What an API process needs to serve requests: its database and storage, and workers that do the work it accepts. */
export function readinessChecks({ db, pool, storage, limits, isDatabaseDown, stopping }: ReadinessServices): ReadinessCheck[] {
  return [
    { name: 'process', find: async () => (stopping.aborted ? 'the process is stopping' : null) },
    { name: 'database', find: () => findDatabaseProblem({ db, pool, isDatabaseDown }) },
    { name: 'migrations', find: async () => ((await findMissingMigration(db)) === null ? null : 'the database has to be migrated') },
    { name: 'storage', find: () => findStorageProblem(storage) },
    { name: 'disk', find: () => findDiskProblem(storage, limits.minFreeDiskBytes) },
    { name: 'engines', find: () => findWorkerProblem(db) },
  ]
}

export type ReadinessServices = Pick<HttpServices, 'db' | 'pool' | 'storage' | 'limits' | 'isDatabaseDown' | 'stopping'>

async function findDatabaseProblem({
  db,
  pool,
  isDatabaseDown,
}: Pick<ReadinessServices, 'db' | 'pool' | 'isDatabaseDown'>): Promise<string | null> {
  if (isDatabaseDown()) return 'the database cannot be reached'
  const waiting = new AbortController()
  const answered = db.execute(sql`SELECT 1`).then(() => null)
  const late = setTimeout(ANSWER_MS, null, { ref: false, signal: waiting.signal }).then(
    () => (pool.waitingCount > 0 ? 'all connections to the database are in use' : answered),
    () => answered,
  )
  return Promise.race([answered, late]).finally(() => waiting.abort())
}

/** Stores and deletes a few bytes. */
async function findStorageProblem(storage: ReadinessServices['storage']): Promise<string | null> {
  const { hash } = await storage.putBytes(randomBytes(16))
  await storage.removeStale(hash, 0)
  return null
}

async function findDiskProblem(storage: ReadinessServices['storage'], minFreeBytes: number): Promise<string | null> {
  const free = await storage.freeBytes()
  if (free >= minFreeBytes) return null
  return `${(free / GB).toFixed(1)} GB free, ${minFreeBytes / GB} GB are needed`
}

/** The engines run in workers; one that cannot start them ends, and loses its lease. */
async function findWorkerProblem(db: ReadinessServices['db']): Promise<string | null> {
  const { rows } = await db.execute<{ alive: number }>(sql`SELECT count(*)::int AS alive FROM lease WHERE expires_at > now()`)
  return rows[0]!.alive > 0 ? null : 'no worker is running'
}
