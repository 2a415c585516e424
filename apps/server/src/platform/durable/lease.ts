import { DBOSExecutor } from '@dbos-inc/dbos-sdk/internal/dbos-executor'
import type pg from 'pg'

/** A worker whose lease was not renewed for this long is considered dead. */
export const LEASE_SECONDS = 5
const RENEW_MS = 1_000
const RECOVERY_LOCK = 7_203_544_119

export type Lease = { stop(): Promise<void> }

/**
 * Keeps this worker's lease, and requeues pending work of executors without a valid lease. `onLost` is called when this worker's own lease
 * expired (the process was frozen): other workers may run its work, so it has to stop at once.
 */
export async function startLease(pool: pg.Pool, executorId: string, onLost: () => void, onError: (error: unknown) => void): Promise<Lease> {
  await pool.query(`INSERT INTO lease (executor_id, expires_at) VALUES ($1, now() + make_interval(secs => $2))`, [
    executorId,
    LEASE_SECONDS,
  ])
  let running = true
  const renew = async () => {
    const { rowCount } = await pool.query(
      `UPDATE lease SET expires_at = now() + make_interval(secs => $2) WHERE executor_id = $1 AND expires_at > now()`,
      [executorId, LEASE_SECONDS],
    )
    if (rowCount === 0 && running) onLost()
    await recoverDeadWorkers(pool)
  }
  const timer = setInterval(() => void renew().catch(onError), RENEW_MS)
  return {
    async stop() {
      running = false
      clearInterval(timer)
      await pool.query('DELETE FROM lease WHERE executor_id = $1', [executorId])
    },
  }
}

/** One worker at a time recovers. The recovered rows get another executor, so that they are found only once. */
async function recoverDeadWorkers(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    const lock = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [RECOVERY_LOCK])
    if (!lock.rows[0]?.taken) return
    try {
      const { rows } = await client.query<{ executor_id: string }>(
        `SELECT DISTINCT executor_id FROM dbos.workflow_status WHERE status = 'PENDING' AND executor_id IS NOT NULL
           AND executor_id NOT IN (SELECT executor_id FROM lease WHERE expires_at > now())`,
      )
      const dead = rows.map((row) => row.executor_id)
      if (dead.length > 0) await DBOSExecutor.globalInstance?.recoverPendingWorkflows(dead)
      await client.query(`DELETE FROM lease WHERE expires_at < now() - interval '1 hour'`)
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [RECOVERY_LOCK])
    }
  } finally {
    client.release()
  }
}
