import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { workflowIdsOf } from './read-work.ts'

/**
 * Gives a run's unfinished work to a worker again, as the recovery of a dead worker does: its finished steps are not repeated, and an execution that still
 * goes on can record nothing any more. What waits for other work of the run is left as it is. Returns how many workflows were requeued; they start as soon
 * as a worker of their queue is free.
 */
export async function requeueRun(db: Database, runId: string): Promise<number> {
  const { rows } = await db.execute<{ workflow_uuid: string }>(sql`
    ${workflowIdsOf(runId)}
    UPDATE dbos.workflow_status work
    SET status = 'ENQUEUED', started_at_epoch_ms = NULL, owner_xid = NULL, completed_at = NULL, recovery_attempts = 0,
        queue_name = coalesce(queue_name, 'runs'), updated_at = (extract(epoch FROM now()) * 1000)::bigint
    WHERE workflow_uuid IN (SELECT id FROM tree) AND status IN ('PENDING', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED')
      AND NOT EXISTS (SELECT 1 FROM dbos.workflow_status child WHERE child.parent_workflow_id = work.workflow_uuid
                      AND child.status IN ('PENDING', 'ENQUEUED', 'DELAYED', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED'))
    RETURNING workflow_uuid`)
  return rows.length
}
