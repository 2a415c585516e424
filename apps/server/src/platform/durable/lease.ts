import { DBOSExecutor } from '@dbos-inc/dbos-sdk/internal/dbos-executor'
import type pg from 'pg'

/** A worker that has not renewed for this long counts as dead. */
export const LEASE_SECONDS = 5
const RENEW_MS = 1_000
const TAKE_OVER_LOCK = 7_203_544_119

export type Lease = { stop(): Promise<void> }

/**
 * Says that this worker lives, and takes over the work of those that don't: pending work of an executor without a valid lease goes back to its queue.
 * `onLost` is called when this worker's own lease ran out (it was frozen): others may be doing its work, so it has to end at once.
 */
export async function startLease(pool: pg.Pool, executorId: string, onLost: () => void, onError: (error: unknown) => void): Promise<Lease> {
  await pool.query(`INSERT INTO lease (executor_id, expires_at) VALUES ($1, now() + make_interval(secs => $2))`, [
    executorId,
    LEASE_SECONDS,
  ])
  let running = true
  const beat = async () => {
    const { rowCount } = await pool.query(
      `UPDATE lease SET expires_at = now() + make_interval(secs => $2) WHERE executor_id = $1 AND expires_at > now()`,
      [executorId, LEASE_SECONDS],
    )
    if (rowCount === 0 && running) onLost()
    await takeOver(pool)
  }
  const timer = setInterval(() => void beat().catch(onError), RENEW_MS)
  return {
    async stop() {
      running = false
      clearInterval(timer)
      await pool.query('DELETE FROM lease WHERE executor_id = $1', [executorId])
    },
  }
}

/** One worker at a time looks for the dead; the rows it recovers change their executor, so the next look finds nothing. */
async function takeOver(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    const lock = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [TAKE_OVER_LOCK])
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
      await client.query('SELECT pg_advisory_unlock($1)', [TAKE_OVER_LOCK])
    }
  } finally {
    client.release()
  }
}
