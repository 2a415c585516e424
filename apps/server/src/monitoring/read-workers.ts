import type { Overview } from '@fablecut/contracts/operations/admin/get-overview'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { LEASE_SECONDS } from '../platform/durable/lease.ts'
import { QUEUE_NAMES } from '../platform/durable/queues.ts'
import { readQueues } from './read-figures.ts'

type Worker = Overview['workers'][number]
type WorkerRow = Omit<Worker, 'started_at' | 'heartbeat_at'> & { started_at: string; expires_at: string }

/** All workers with a lease; that of a dead one disappears within seconds while another worker lives. */
export async function readWorkers(db: Database): Promise<Worker[]> {
  const { rows } = await db.execute<WorkerRow>(sql`
    SELECT executor_id AS id, host, queues, started_at, expires_at, expires_at > now() AS is_alive,
           (SELECT count(*)::int FROM dbos.workflow_status w WHERE w.status = 'PENDING' AND w.executor_id = lease.executor_id) AS running
    FROM lease ORDER BY started_at, executor_id`)
  return rows.map(({ started_at: start, expires_at: end, ...worker }) => ({
    ...worker,
    started_at: new Date(start).toISOString(),
    heartbeat_at: new Date(new Date(end).getTime() - LEASE_SECONDS * 1_000).toISOString(),
  }))
}

/** All queues, also empty ones, in the order in which a story passes them. A worker of an older version serves all of them. */
export async function readQueueStates(db: Database, workers: readonly Worker[]): Promise<Overview['queues']> {
  const figures = new Map((await readQueues(db)).map((queue) => [queue.name, queue]))
  return QUEUE_NAMES.map((name) => {
    const { waiting = 0, running = 0, oldestSeconds = 0, oldestRunningSeconds = 0 } = figures.get(name) ?? {}
    return {
      name,
      waiting,
      running,
      oldest_waiting_seconds: waiting > 0 ? oldestSeconds : null,
      oldest_running_seconds: running > 0 ? oldestRunningSeconds : null,
      workers: workers.filter((worker) => worker.is_alive && (worker.queues?.includes(name) ?? true)).length,
    }
  })
}
