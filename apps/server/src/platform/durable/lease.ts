import os from 'node:os'
import { DBOSExecutor } from '@dbos-inc/dbos-sdk/internal/dbos-executor'
import type pg from 'pg'
import type { QueueName } from './queues.ts'
import { isWorkflowRunning } from './running-workflows.ts'
import { watchClaims } from './unstarted-work.ts'

/** A worker whose lease was not renewed for this long is considered dead. */
export const LEASE_SECONDS = 5
const RENEW_MS = 1_000
const CHECK_CLAIMS_MS = 2_000
const RECOVERY_LOCK = 7_203_544_119

export type Lease = { stop(): Promise<void> }

/** The worker that a lease is for. */
export type LeaseHolder = { readonly executorId: string; readonly queues: readonly QueueName[] }

/**
 * Keeps this worker's lease, and requeues pending work of executors without one. Expired leases are deleted before their work is requeued: `onLost` is
 * called when this worker's own lease is gone (the process was frozen), because other workers may run its work, so it has to stop at once. A lease that
 * expired while nobody could reach the database is renewed.
 */
export async function startLease(
  pool: pg.Pool,
  { executorId, queues }: LeaseHolder,
  onLost: () => void,
  onError: (error: unknown) => void,
): Promise<Lease> {
  await pool.query(`INSERT INTO lease (executor_id, expires_at, queues, host) VALUES ($1, now() + make_interval(secs => $2), $3, $4)`, [
    executorId,
    LEASE_SECONDS,
    [...queues],
    os.hostname(),
  ])
  let running = true
  let renewedAt = performance.now()
  let recoverFrom = 0
  let checkedAt = renewedAt
  // What is under way when a worker stops may find its connections closed.
  const onErrorWhileRunning = (error: unknown): void => {
    if (running) onError(error)
  }
  const giveUpUnstarted = watchClaims(pool, executorId, isWorkflowRunning)
  const renew = async () => {
    const { rowCount } = await pool.query(renewal(executorId))
    if (rowCount === 0 && running) onLost()
    const now = performance.now()
    // After an outage the other workers get the time to renew theirs.
    if (now - renewedAt > LEASE_SECONDS * 1_000) recoverFrom = now + LEASE_SECONDS * 1_000
    renewedAt = now
    if (running && now - checkedAt >= CHECK_CLAIMS_MS) {
      checkedAt = now
      await giveUpUnstarted()
    }
  }
  const recover = async () => {
    if (performance.now() >= recoverFrom) await recoverDeadWorkers(pool)
  }
  // A recovery that lasts does not keep this worker from renewing its lease.
  const startRecovery = oneAtATime(recover, onErrorWhileRunning)
  const renewAndRecover = oneAtATime(async () => {
    await renew()
    if (running) startRecovery()
  }, onErrorWhileRunning)
  const timer = setInterval(renewAndRecover, RENEW_MS)
  return {
    async stop() {
      running = false
      clearInterval(timer)
      await pool.query('DELETE FROM lease WHERE executor_id = $1', [executorId])
    },
  }
}

/** Fails when there is no answer in time: the system notices a network that loses all packets after a quarter of an hour. */
const renewal = (executorId: string): pg.QueryConfig & { query_timeout: number } => ({
  text: 'UPDATE lease SET expires_at = now() + make_interval(secs => $2) WHERE executor_id = $1',
  values: [executorId, LEASE_SECONDS],
  query_timeout: LEASE_SECONDS * 1_000,
})

/** Does nothing while the last call still runs: work that waits for a lost network does not pile up. */
function oneAtATime(work: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let isRunning = false
  return () => {
    if (isRunning) return
    isRunning = true
    void work()
      .catch(onError)
      .finally(() => (isRunning = false))
  }
}

/**
 * One worker at a time recovers. The recovered rows get another executor, so that they are found only once. The lock belongs to a transaction, which Postgres
 * ends when this process freezes; leases are deleted before it, as a recovery that is broken off has to keep them deleted.
 */
async function recoverDeadWorkers(pool: pg.Pool): Promise<void> {
  await pool.query('DELETE FROM lease WHERE expires_at < now()')
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const lock = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [RECOVERY_LOCK])
    if (lock.rows[0]?.taken) {
      const { rows } = await client.query<{ executor_id: string }>(
        `SELECT DISTINCT executor_id FROM dbos.workflow_status WHERE status = 'PENDING' AND executor_id IS NOT NULL
           AND executor_id NOT IN (SELECT executor_id FROM lease)`,
      )
      const dead = rows.map((row) => row.executor_id)
      if (dead.length > 0) await DBOSExecutor.globalInstance?.recoverPendingWorkflows(dead)
    }
    await client.query('COMMIT')
    client.release()
  } catch (error) {
    // Closing the connection ends its transaction.
    client.release(true)
    throw error
  }
}
