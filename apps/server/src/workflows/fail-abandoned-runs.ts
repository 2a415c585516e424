import { phaseOf } from '@fablecut/domain/story/transitions'
import type { StoryStatus } from '@fablecut/domain/story/status'
import type pg from 'pg'
import { failSideRun } from './run/fail-side-run.ts'
import { isSideRun } from '../runs/side-run.ts'
import { failRun } from './stages/fail-run.ts'

/** How long a run may remain unfinished after the end of its workflow. */
const GRACE_SECONDS = 30

/** User-facing message. */
const MESSAGE = 'Something went wrong'

/** Fails runs whose workflow ended without ending them (a lost record, too many recoveries), by the rule of their phase. */
export async function failAbandonedRuns(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: string; kind: string; step: StoryStatus }>(
    `SELECT run.id, run.kind, run.step FROM run JOIN dbos.workflow_status w ON w.workflow_uuid = run.id
     WHERE run.status = 'RUN_RUNNING' AND w.status NOT IN ('PENDING', 'ENQUEUED', 'DELAYED')
       AND w.updated_at < (extract(epoch FROM now()) - $1) * 1000`,
    [GRACE_SECONDS],
  )
  const ended = await Promise.allSettled(
    rows.map(({ id, kind, step }) =>
      isSideRun(kind) ? failSideRun(id, MESSAGE) : failRun(id, phaseOf(step) ?? 'creating_story', MESSAGE),
    ),
  )
  return ended.filter(({ status }) => status === 'fulfilled').length
}
