import { DBOSClient } from '@dbos-inc/dbos-sdk'
import type pg from 'pg'
import { createDurablePool } from './pool.ts'
import { APPLICATION_NAME, APPLICATION_VERSION } from './version.ts'
import type { QueueName } from './queues.ts'

/** Starts and cancels workflows from any process, also from one that runs none. */
export type DurableClient = {
  /** Enqueues a workflow inside the caller's transaction: it exists if and only if the transaction commits. */
  enqueueInTransaction(
    client: pg.ClientBase,
    work: { workflow: string; id: string; queue: QueueName; partition: string },
    ...args: unknown[]
  ): Promise<void>
  /** Cancels a workflow and its children; the signal of running steps fires. */
  cancel(id: string): Promise<void>
  close(): Promise<void>
}

export async function createDurableClient(databaseUrl: string): Promise<DurableClient> {
  // A broken connection is reported by the next query.
  const pool = createDurablePool(databaseUrl, 4, () => {})
  const client = await DBOSClient.create({ systemDatabaseUrl: databaseUrl, systemDatabasePool: pool, applicationName: APPLICATION_NAME })
  return {
    async enqueueInTransaction(pgClient, work, ...args) {
      const options = {
        workflowName: work.workflow,
        workflowID: work.id,
        queueName: work.queue,
        queuePartitionKey: work.partition,
        appVersion: APPLICATION_VERSION,
      }
      await client.enqueueInTransaction<(...args: unknown[]) => Promise<unknown>>(pgClient, options, ...args)
    },
    cancel: (id) => client.cancelWorkflow(id, { cancelChildren: true }),
    async close() {
      await client.destroy()
      await pool.end()
    },
  }
}
