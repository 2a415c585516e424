import type { LedgerEntry } from '@fablecut/contracts/operations/credits/get-ledger'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'

/** Who made what was paid for, and what providers gave nothing for though it was paid, or may have been. */
export type RunMakers = Pick<LedgerEntry, 'made_by' | 'lost'>

type Row = {
  readonly run_id: string
  readonly engine: string
  readonly kind: string
  readonly state: string
  readonly shot_id: string | null
  readonly shot_number: string | null
  /** Submissions that were paid, or may have been, and gave nothing. */
  readonly lost: number
}

/** Encodes films and makes nothing that is shown in them. */
const ENCODER = 'builtin/ffmpeg'

/** Makers of runs by their ids. Runs whose calls are no longer kept are left out. */
export async function readRunMakers(db: Database, runIds: readonly string[]): Promise<Map<string, RunMakers>> {
  if (runIds.length === 0) return new Map()
  const { rows } = await db.execute<Row>(sql`
    WITH numbered AS (
      SELECT story_id, shot_id, row_number() OVER (PARTITION BY story_id ORDER BY lexorank, shot_id) AS shot_number
      FROM shot WHERE NOT is_hidden AND story_id IN (SELECT story_id FROM run WHERE id = ANY(${sql.param([...runIds])}))
    )
    SELECT call.run_id, call.engine, call.kind, call.state, call.shot_id, numbered.shot_number,
           (SELECT count(*)::int FROM call_submission s WHERE s.call_id = call.id
              AND (s.state = 'unknown' OR s.state = 'failed' AND s.error_code IN ('failed', 'expired', 'outcome_unknown') AND s.is_charged IS DISTINCT FROM false)) AS lost
    FROM call JOIN run ON run.id = call.run_id LEFT JOIN numbered ON numbered.story_id = run.story_id AND numbered.shot_id = call.shot_id
    WHERE call.run_id = ANY(${sql.param([...runIds])}) AND call.engine <> ${ENCODER} ORDER BY numbered.shot_number, call.kind, call.id`)
  const byRun = Map.groupBy(rows, (row) => row.run_id)
  return new Map([...byRun].map(([runId, calls]) => [runId, toRunMakers(calls)]))
}

export function toRunMakers(calls: readonly Row[]): RunMakers {
  const done = Map.groupBy(
    calls.filter(({ state }) => state === 'done'),
    ({ engine }) => engine,
  )
  return {
    made_by: [...done].map(([engine, made]) => ({ engine, calls: made.length })),
    lost: calls.flatMap(({ lost, engine, kind, shot_id, shot_number }) =>
      lost === 0 ? [] : [{ engine, label: kind, shot_id, shot_number: shot_number === null ? null : Number(shot_number), times: lost }],
    ),
  }
}
