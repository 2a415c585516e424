import { DBOS } from '@dbos-inc/dbos-sdk'
import { createDurablePool } from './pool.ts'
import { APPLICATION_NAME, APPLICATION_VERSION } from './version.ts'
import { QUEUES } from './workflow.ts'

/** How often a queue is looked at, in milliseconds. */
const QUEUE_POLL_MS = 100

export type DurableLog = { debug(text: string): void; info(text: string): void; warn(text: string): void; error(text: string): void }

/** Brings the tables of durable work to this version; one process at a time (the caller holds the migration lock). */
export const migrateDurableWork = (databaseUrl: string): Promise<void> => DBOS.migrate(databaseUrl)

/** `graceMs`: what is in flight may take that long to end; what does not is taken up again elsewhere. */
export type RunningDurableWork = { stop(graceMs?: number): Promise<void> }

/** Begins to take work from the queues. Workflows have to be defined before. `executorId` is new for every process. */
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

function loggerFor(log: DurableLog) {
  const say = (level: keyof DurableLog) => (entry: unknown) =>
    log[level](entry instanceof Error ? (entry.stack ?? entry.message) : String(entry))
  return { debug: say('debug'), info: say('debug'), warn: say('warn'), error: say('error') }
}
