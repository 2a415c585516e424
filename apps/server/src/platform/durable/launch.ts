import { DBOS } from '@dbos-inc/dbos-sdk'
import { APPLICATION_NAME, APPLICATION_VERSION } from './version.ts'
import { QUEUES } from './workflow.ts'

/** How often a queue is looked at, in milliseconds. */
const QUEUE_POLL_MS = 100

export type DurableLog = { debug(text: string): void; info(text: string): void; warn(text: string): void; error(text: string): void }

/** Brings the tables of durable work to this version; one process at a time (the caller holds the migration lock). */
export const migrateDurableWork = (databaseUrl: string): Promise<void> => DBOS.migrate(databaseUrl)

/** Begins to take work from the queues. Workflows have to be defined before. `executorId` is new for every process. */
export async function launchDurableWork(options: { databaseUrl: string; executorId: string; log: DurableLog }): Promise<void> {
  DBOS.setConfig({
    name: APPLICATION_NAME,
    systemDatabaseUrl: options.databaseUrl,
    systemDatabasePoolSize: 10,
    applicationVersion: APPLICATION_VERSION,
    executorID: options.executorId,
    logger: loggerFor(options.log),
    maxConcurrentQueueDispatches: 3,
  })
  await DBOS.launch()
  for (const [name, limits] of Object.entries(QUEUES)) {
    await DBOS.registerQueue(name, { ...limits, minPollingIntervalMs: QUEUE_POLL_MS, onConflict: 'always_update' })
  }
}

/** Stops taking work; what is in flight may take `graceMs` to end and is taken up again elsewhere. */
export const stopDurableWork = (graceMs = 0): Promise<void> => DBOS.shutdown({ workflowCompletionTimeoutMS: graceMs })

function loggerFor(log: DurableLog) {
  const say = (level: keyof DurableLog) => (entry: unknown) =>
    log[level](entry instanceof Error ? (entry.stack ?? entry.message) : String(entry))
  return { debug: say('debug'), info: say('debug'), warn: say('warn'), error: say('error') }
}
