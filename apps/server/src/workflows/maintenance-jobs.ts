import { endSuspensions, uncountLikesOfSuspended } from '../moderation/end-suspensions.ts'
import { rankStories } from '../community/rank-stories.ts'
import { type MaintenanceDeps, runMaintenance } from './maintenance.ts'
import { fetchLateResults } from './provider-calls/late-results.ts'
import { providerWork } from './provider-calls/provider-work.ts'
import type { WorkflowServices } from './run/services.ts'
import { failAbandonedRuns } from './fail-abandoned-runs.ts'

const SWEEP_MS = 15_000
const LATE_RESULTS_MS = 120_000
const RANK_MS = 120_000
const SUSPENSIONS_MS = 60_000
const MAINTENANCE_MS = 3_600_000
/** Early enough for workers that are restarted every hour. */
const FIRST_MAINTENANCE_MS = 300_000

/** Periodic jobs of a worker: fails abandoned runs, fetches late results of providers, ranks the community, ends suspensions, and runs the maintenance once an hour. */
export function startMaintenanceJobs(services: MaintenanceDeps & Pick<WorkflowServices, 'log'>): { stop(): void } {
  const { pool, log } = services
  const withErrorLog = (name: string, work: () => Promise<unknown>) => () =>
    void work().catch((error: unknown) => log.warn(name, { error }))
  const maintain = withErrorLog('tidy', () => runMaintenance(services))
  const timers = [
    setTimeout(maintain, FIRST_MAINTENANCE_MS),
    setInterval(
      withErrorLog('sweep', () => failAbandonedRuns(pool)),
      SWEEP_MS,
    ),
    setInterval(
      withErrorLog('late results', async () => fetchLateResults(providerWork(undefined))),
      LATE_RESULTS_MS,
    ),
    setInterval(
      withErrorLog('rank', () => rankStories(pool)),
      RANK_MS,
    ),
    setInterval(
      withErrorLog('suspensions', () => endSuspensions(pool)),
      SUSPENSIONS_MS,
    ),
    setInterval(
      withErrorLog('likes of suspended accounts', () => uncountLikesOfSuspended(pool)),
      SUSPENSIONS_MS,
    ),
    setInterval(maintain, MAINTENANCE_MS),
  ]
  return { stop: () => timers.forEach((timer) => clearTimeout(timer)) }
}
