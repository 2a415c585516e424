import { DBOS } from '@dbos-inc/dbos-sdk'
import { createDurablePool } from './pool.ts'
import { APPLICATION_NAME, APPLICATION_VERSION } from './version.ts'
import { QUEUES } from './workflow.ts'

/** Polling interval of a queue, in milliseconds. */
const QUEUE_POLL_MS = 100

export type DurableLog = { debug(text: string): void; info(text: string): void; warn(text: string): void; error(text: string): void }

/** Migrates the tables of durable work to this version. The caller holds the migration lock. */
export const migrateDurableWork = (databaseUrl: string): Promise<void> => DBOS.migrate(databaseUrl)

/** `stop` waits up to `graceMs` for work in flight; other workers recover the rest. */
export type RunningDurableWork = { stop(graceMs?: number): Promise<void> }

/** Starts to run queued workflows. All workflows are defined before. `executorId` is new for every process. */
export async function launchDurableWork(options: {
  databaseUrl: string
  executorId: string
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
    logger: loggerFor(options.log),
    maxConcurrentQueueDispatches: 3,
  })
  await DBOS.launch()
  for (const [name, limits] of Object.entries(QUEUES)) {
    await DBOS.registerQueue(name, { ...limits, minPollingIntervalMs: QUEUE_POLL_MS, onConflict: 'always_update' })
  }
  return {
    async stop(graceMs = 0) {
      await DBOS.shutdown({ workflowCompletionTimeoutMS: graceMs })
      await pool.end()
    },
  }
}

/** The logger that the library expects. */
export function loggerFor(log: DurableLog) {
  const logAt = (level: keyof DurableLog) => (entry: unknown) =>
    log[level](entry instanceof Error ? (entry.stack ?? entry.message) : String(entry))
  return { debug: logAt('debug'), info: logAt('debug'), warn: logAt('warn'), error: logAt('error') }
}
