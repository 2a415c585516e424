import type pg from 'pg'

/** A process may still submit by a connection that it has not seen removed. */
const MIN_REMOVED = '1 hour'

/** Deletes connections that staff removed, with their keys, once their jobs have ended. */
export async function deleteEndedConnections(pool: pg.Pool): Promise<void> {
  await pool.query(
    `DELETE FROM provider_connection c WHERE removed_at < now() - $1::interval AND NOT EXISTS (
       SELECT FROM call_submission s JOIN call ON call.id = s.call_id JOIN run ON run.id = call.run_id
       WHERE s.connection = c.id AND s.state IN ('submitted', 'accepted') AND run.status = 'RUN_RUNNING')`,
    [MIN_REMOVED],
  )
}
