import type { RunDetails } from '@fablecut/contracts/operations/admin/runs'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { redactText } from '../platform/logging/redact.ts'

const MAX_WORK = 300
const MAX_STEPS = 1000

type Work = RunDetails['work'][number]
type WorkRow = Omit<Work, 'status' | 'steps' | 'created_at' | 'started_at' | 'finished_at'> & {
  status: string
  created_ms: number
  started_ms: number | null
  finished_ms: number | null
}
type StepRow = { work_id: string; name: string; started_ms: number | null; finished_ms: number | null; error: string | null }

/** Workflow ids of a run: its own and those of its children. */
export const workflowIdsOf = (runId: string): SQL => sql`
  WITH RECURSIVE tree AS (
    SELECT ${runId}::text AS id
    UNION SELECT child.workflow_uuid FROM dbos.workflow_status child JOIN tree ON child.parent_workflow_id = tree.id
  )`

/** The durable work of a run and its steps, in the order of their start. */
export async function readWork(db: Database, runId: string): Promise<Work[]> {
  const [{ rows }, steps] = await Promise.all([
    db.execute<WorkRow>(sql`
      ${workflowIdsOf(runId)}
      SELECT workflow_uuid AS id, name, queue_name AS queue, status, executor_id AS worker, coalesce(recovery_attempts, 0)::int AS attempts,
             created_at::float8 AS created_ms, started_at_epoch_ms::float8 AS started_ms, completed_at::float8 AS finished_ms
      FROM dbos.workflow_status WHERE workflow_uuid IN (SELECT id FROM tree) ORDER BY created_at, workflow_uuid LIMIT ${MAX_WORK}`),
    readSteps(db, runId),
  ])
  return rows.map(({ created_ms: created, started_ms: started, finished_ms: finished, status, ...work }) => ({
    ...work,
    status: STATUSES[status] ?? 'failed',
    created_at: toIso(created)!,
    started_at: toIso(started),
    finished_at: toIso(finished),
    steps: steps.filter((step) => step.work_id === work.id).map(toStep),
  }))
}

async function readSteps(db: Database, runId: string): Promise<StepRow[]> {
  const { rows } = await db.execute<StepRow>(sql`
    ${workflowIdsOf(runId)}
    SELECT workflow_uuid AS work_id, function_name AS name, started_at_epoch_ms::float8 AS started_ms, completed_at_epoch_ms::float8 AS finished_ms, error
    FROM dbos.operation_outputs WHERE workflow_uuid IN (SELECT id FROM tree) ORDER BY started_at_epoch_ms, function_id LIMIT ${MAX_STEPS}`)
  return rows
}

const STATUSES: Readonly<Record<string, Work['status']>> = {
  ENQUEUED: 'waiting',
  DELAYED: 'waiting',
  PENDING: 'running',
  SUCCESS: 'done',
  CANCELLED: 'canceled',
}

/** Steps of the library. */
const STEP_NAMES: Readonly<Record<string, string>> = { 'DBOS.getResult': 'wait for a part', 'DBOS.sleep': 'wait' }

const toStep = ({ name, started_ms: started, finished_ms: finished, error }: StepRow): Work['steps'][number] => ({
  name: STEP_NAMES[name] ?? name,
  started_at: toIso(started),
  finished_at: toIso(finished),
  error: error === null ? null : redactText(messageOf(error)),
})

const toIso = (milliseconds: number | null): string | null => (milliseconds === null ? null : new Date(milliseconds).toISOString())

/** The message of a stored error, which is JSON; its text if it is something else. */
function messageOf(stored: string): string {
  try {
    const { json, message } = JSON.parse(stored) as { json?: { message?: unknown }; message?: unknown }
    const found = message ?? json?.message
    return typeof found === 'string' ? found : stored
  } catch {
    return stored
  }
}
