import { DBOS } from '@dbos-inc/dbos-sdk'
import { DBOSExecutor } from '@dbos-inc/dbos-sdk/internal/dbos-executor'
import { ensureSystemDatabase } from '@dbos-inc/dbos-sdk/internal/system_database'
import { GlobalLogger } from '@dbos-inc/dbos-sdk/internal/telemetry/logs'
import { Pool } from 'pg'
import { makeQueuesFair } from './fair-queues.ts'
import { createDurablePool } from './pool.ts'
import { APPLICATION_NAME, APPLICATION_VERSION } from './version.ts'
import { type Parallelism, pollInterval, QUEUE_NAMES, type QueueName, queueLimits, workerLimits } from './queues.ts'
import { startChildWatch } from './workflow.ts'
import { setWorkerLimits } from './worker-limits.ts'

export type DurableLog = { debug(text: string): void; info(text: string): void; warn(text: string): void; error(text: string): void }

/**
 * Migrates the tables of durable work to this version. The caller holds the migration lock. Throws the error of Postgres when a table is in use for longer than
 * `tableLockMs`; then it can be repeated.
 */
export async function migrateDurableWork(databaseUrl: string, tableLockMs: number): Promise<void> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 1,
    // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool waits for it, which @types/pg does not say
    onConnect: (client) => client.query(`SET lock_timeout = ${tableLockMs}`),
  })
  try {
    // What `DBOS.migrate` does, which takes no pool.
    await ensureSystemDatabase(databaseUrl, new GlobalLogger(undefined, { logLevel: 'error' }), pool)
  } finally {
    await pool.end()
  }
}

/** `stop` waits up to `graceMs` for work in flight; other workers recover the rest. */
export type RunningDurableWork = { stop(graceMs?: number): Promise<void> }

/** Starts to run workflows of `queues`. All workflows are defined before. `executorId` is new for every process. */
export async function launchDurableWork(options: {
  databaseUrl: string
  executorId: string
  queues: readonly QueueName[]
  parallelism: Parallelism
  log: DurableLog
}): Promise<RunningDurableWork> {
  const pool = createDurablePool(options.databaseUrl, 10, (error) =>
    options.log.warn(`A connection of durable work broke: ${error.message}`),
  )
  DBOS.setConfig({
    name: APPLICATION_NAME,
    systemDatabaseUrl: options.databaseUrl,
    systemDatabasePool: pool,
    applicationVersion: APPLICATION_VERSION,
    executorID: options.executorId,
    listenQueues: [...options.queues],
    logger: loggerFor(options.log),
    maxConcurrentQueueDispatches: 3,
  })
  const stopChildWatch = startChildWatch(pool)
  setWorkerLimits(options.parallelism)
  await DBOS.launch()
  makeQueuesFair(DBOSExecutor.globalInstance!.systemDatabase, workerLimits(options.parallelism))
  // Stored with the queue: the worker that started last decides for all, but for the limits per worker.
  const minPollingIntervalMs = pollInterval(await countWorkers(pool))
  for (const name of QUEUE_NAMES) {
    await DBOS.registerQueue(name, { ...queueLimits(name, options.parallelism), minPollingIntervalMs, onConflict: 'always_update' })
  }
  return {
    async stop(graceMs = 0) {
      await DBOS.shutdown({ workflowCompletionTimeoutMS: graceMs })
      stopChildWatch()
      await pool.end()
    },
  }
}

async function countWorkers(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ workers: number }>('SELECT count(*)::int AS workers FROM lease WHERE expires_at > now()')
  return rows[0]!.workers
}

/** The logger that the library expects. */
export function loggerFor(log: DurableLog) {
  const logAt = (level: keyof DurableLog) => (entry: unknown) =>
    log[level](entry instanceof Error ? (entry.stack ?? entry.message) : String(entry))
  return { debug: logAt('debug'), info: logAt('debug'), warn: logAt('warn'), error: logAt('error') }
}
