import { rankStories } from '../community/rank-stories.ts'
import { type MaintenanceDeps, runMaintenance } from './maintenance.ts'
import type { WorkflowServices } from './run/services.ts'
import { failAbandonedRuns } from './fail-abandoned-runs.ts'

const SWEEP_MS = 15_000
const RANK_MS = 120_000
const TIDY_MS = 3_600_000
/** Also a worker that is started anew every hour tidies up. */
const FIRST_TIDY_MS = 300_000

/** What a worker does beside its queues: ends runs that were left behind, ranks the community, and tidies up once an hour. */
export function startMaintenanceJobs(services: MaintenanceDeps & Pick<WorkflowServices, 'log'>): { stop(): void } {
  const { pool, log } = services
  const guarded = (name: string, work: () => Promise<unknown>) => () =>
    void work().catch((error: unknown) => log.warn(name, { error: error instanceof Error ? error.message : String(error) }))
  const tidy = guarded('tidy', () => runMaintenance(services))
  const timers = [
    setTimeout(tidy, FIRST_TIDY_MS),
    setInterval(
      guarded('sweep', () => failAbandonedRuns(pool)),
      SWEEP_MS,
    ),
    setInterval(
      guarded('rank', () => rankStories(pool)),
      RANK_MS,
    ),
    setInterval(tidy, TIDY_MS),
  ]
  return { stop: () => timers.forEach((timer) => clearTimeout(timer)) }
}
