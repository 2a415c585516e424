import { Gauge, type Registry } from 'prom-client'
import { readBackupState } from '../backup/backup-state.ts'
import type { Database } from '../platform/database/client.ts'
import { readCredits, readDisk, readQueues, readRunCounts } from './read-figures.ts'

/** The figures are read this often at most, however often metrics are requested. */
const CACHE_MS = 15_000

/**
 * Adds figures of the installation, read when metrics are requested. They are the same for all API processes of an installation. While the database
 * cannot be reached they are absent.
 */
export function addDatabaseMetrics(registry: Registry, options: { db: Database; dataFolder: string }): void {
  const gauges = createGauges(registry, () => refresh())
  let last: { at: number; done: Promise<void> } | undefined
  const refresh = (): Promise<void> => {
    if (!last || Date.now() - last.at > CACHE_MS) last = { at: Date.now(), done: read() }
    return last.done
  }
  const read = async (): Promise<void> => {
    try {
      await readInto(gauges, options)
      gauges.up.set(1)
    } catch {
      for (const gauge of Object.values(gauges)) gauge.reset()
      gauges.up.set(0)
    }
  }
}

type Gauges = ReturnType<typeof createGauges>

function createGauges(registry: Registry, collect: () => Promise<void>) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `fablecut_${name}`, help, labelNames, registers: [registry], collect })
  return {
    up: gauge('database_up', 'Whether the database could be read'),
    runs: gauge('runs', 'Runs by kind and state, exports among them', ['kind', 'state']),
    waiting: gauge('queue_waiting', 'Work that waits in a queue', ['queue']),
    running: gauge('queue_running', 'Work that was taken from a queue and is unfinished', ['queue']),
    oldest: gauge('queue_oldest_seconds', 'How long the oldest work of a queue has waited', ['queue']),
    credits: gauge('credits', 'Credits granted, charged, refunded (released ones too) and held', ['state']),
    free: gauge('disk_free_bytes', 'Free space on the disk of the data folder'),
    total: gauge('disk_size_bytes', 'Size of the disk of the data folder'),
    stored: gauge('storage_bytes', 'Bytes of stored files'),
    cache: gauge('cache_bytes', 'Bytes of the render cache'),
    backupTime: gauge('backup_last_success_timestamp_seconds', 'When the last good backup was made; 0: never'),
    backupFailed: gauge('backup_failed', 'Whether the last attempt of a backup failed'),
  }
}

async function readInto(gauges: Gauges, { db, dataFolder }: { db: Database; dataFolder: string }): Promise<void> {
  const [runs, queues, credits, disk, backup] = await Promise.all([
    readRunCounts(db),
    readQueues(db),
    readCredits(db, null),
    readDisk(db, dataFolder),
    readBackupState(db),
  ])
  for (const gauge of [gauges.runs, gauges.waiting, gauges.running, gauges.oldest]) gauge.reset()
  for (const { kind, status, count } of runs) gauges.runs.set({ kind, state: status }, count)
  for (const { name, waiting, running, oldestSeconds } of queues) {
    gauges.waiting.set({ queue: name }, waiting)
    gauges.running.set({ queue: name }, running)
    gauges.oldest.set({ queue: name }, oldestSeconds)
  }
  for (const [state, value] of Object.entries(credits)) gauges.credits.set({ state }, value)
  gauges.free.set(disk.freeBytes)
  gauges.total.set(disk.totalBytes)
  gauges.stored.set(disk.storedBytes)
  gauges.cache.set(disk.cacheBytes)
  gauges.backupTime.set(backup.good ? Date.parse(backup.good.at) / 1000 : 0)
  gauges.backupFailed.set(backup.failure ? 1 : 0)
}
