import type pg from 'pg'

/** Claimed work that this process does not run is first looked at again after this long: a claim takes milliseconds, and so does recording an outcome. */
const CLAIM_SECONDS = 10

/**
 * Finds work that was claimed for `executorId` but never started: the response to the claim was lost with the connection, so that the claim stands in the
 * database and nobody works on it. The returned function gives up such claims; they are recovered like the work of a dead worker. What `isRunning` denies
 * twice in a row is given up, as work that has just ended is pending until its outcome is recorded.
 */
export function watchClaims(pool: pg.Pool, executorId: string, isRunning: (workflowId: string) => boolean): () => Promise<void> {
  let suspects = new Set<string>()
  return async () => {
    const { rows } = await pool.query<{ id: string }>(
      `SELECT workflow_uuid AS id FROM dbos.workflow_status WHERE status = 'PENDING' AND executor_id = $1
         AND started_at_epoch_ms < (EXTRACT(epoch FROM now()) - $2) * 1000`,
      [executorId, CLAIM_SECONDS],
    )
    const idle = rows.map(({ id }) => id).filter((id) => !isRunning(id))
    const unstarted = idle.filter((id) => suspects.has(id))
    suspects = new Set(idle)
    if (unstarted.length === 0) return
    await pool.query(
      `UPDATE dbos.workflow_status SET executor_id = 'unstarted ' || executor_id
       WHERE workflow_uuid = ANY($1) AND status = 'PENDING' AND executor_id = $2`,
      [unstarted, executorId],
    )
  }
}
