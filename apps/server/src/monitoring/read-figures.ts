import { readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'

export type QueueFigures = {
  readonly name: string
  readonly waiting: number
  readonly running: number
  /** How long the oldest has waited, or is being done; 0: there is none. */
  readonly oldestSeconds: number
  readonly oldestRunningSeconds: number
}
export type RunCount = { readonly kind: string; readonly status: string; readonly count: number }
export type CreditFigures = { readonly granted: number; readonly charged: number; readonly refunded: number; readonly held: number }
export type DiskFigures = {
  readonly freeBytes: number
  readonly totalBytes: number
  readonly storedBytes: number
  readonly cacheBytes: number
}

/** Runs of the last 90 days, which is how long they are kept. */
export async function readRunCounts(db: Database): Promise<readonly RunCount[]> {
  const { rows } = await db.execute<RunCount>(
    sql`SELECT kind, status, count(*)::int AS count FROM run GROUP BY kind, status ORDER BY kind, status`,
  )
  return rows
}

/** Work that waits in a queue or is running. */
export async function readQueues(db: Database): Promise<readonly QueueFigures[]> {
  const { rows } = await db.execute<QueueFigures>(sql`
    SELECT queue_name AS name, count(*) FILTER (WHERE status <> 'PENDING')::int AS waiting, count(*) FILTER (WHERE status = 'PENDING')::int AS running,
           coalesce(extract(epoch FROM now()) - min(created_at) FILTER (WHERE status <> 'PENDING') / 1000.0, 0)::float8 AS "oldestSeconds",
           coalesce(extract(epoch FROM now()) - min(started_at_epoch_ms) FILTER (WHERE status = 'PENDING') / 1000.0, 0)::float8 AS "oldestRunningSeconds"
    FROM dbos.workflow_status WHERE status IN ('ENQUEUED', 'DELAYED', 'PENDING') AND queue_name IS NOT NULL AND queue_name NOT LIKE '\\_dbos%'
    GROUP BY queue_name ORDER BY queue_name`)
  return rows
}

/** Credits since `days` ago; null: since the beginning. `held` is what unfinished runs may still charge now. */
export async function readCredits(db: Database, days: number | null): Promise<CreditFigures> {
  const { rows } = await db.execute<Record<keyof CreditFigures, string>>(sql`
    SELECT coalesce(sum(amount) FILTER (WHERE kind = 'grant' AND recent), 0) AS granted, coalesce(sum(captured) FILTER (WHERE recent), 0) AS charged,
           coalesce(sum(amount) FILTER (WHERE kind IN ('release', 'refund') AND recent), 0) AS refunded,
           coalesce(-sum(amount) FILTER (WHERE kind = 'hold') - sum(captured) - coalesce(sum(amount) FILTER (WHERE kind = 'release'), 0), 0) AS held
    FROM (SELECT *, ${days}::int IS NULL OR created_at > now() - make_interval(days => ${days}::int) AS recent FROM ledger) AS entry`)
  const { granted, charged, refunded, held } = rows[0]!
  return { granted: Number(granted), charged: Number(charged), refunded: Number(refunded), held: Number(held) }
}

/** The disk of the data folder, the bytes of all stored files (equal ones once), and those of the render cache. */
export async function readDisk(db: Database, dataFolder: string): Promise<DiskFigures> {
  const [{ bavail, blocks, bsize }, cacheBytes, { rows }] = await Promise.all([
    statfs(dataFolder),
    sizeOf(path.join(dataFolder, 'storage', 'cache')),
    db.execute<{ bytes: string }>(
      sql`SELECT coalesce(sum(size), 0) AS bytes FROM (SELECT max(size_bytes) AS size FROM media WHERE hash IS NOT NULL GROUP BY hash) AS file`,
    ),
  ])
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize, storedBytes: Number(rows[0]!.bytes), cacheBytes }
}

/** Bytes of all files below a folder, which may disappear meanwhile. */
export async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  let bytes = 0
  for (const entry of entries)
    if (entry.isFile())
      bytes += await stat(path.join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      )
  return bytes
}
