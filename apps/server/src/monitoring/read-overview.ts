import type { Overview } from '@fablecut/contracts/operations/admin/get-overview'
import type { Database } from '../platform/database/client.ts'
import type { Settings } from '../platform/settings.ts'
import { productVersion } from '../platform/version.ts'
import { readFailures, readLastHour, readUnfinishedRuns } from './read-run-lists.ts'
import { readStorage } from './read-storage.ts'
import { readQueueStates, readWorkers } from './read-workers.ts'

type OverviewServices = { readonly db: Database; readonly settings: Settings }

/** The state of the installation for staff, except for the checks of the API process. */
export async function readOverview({ db, settings }: OverviewServices): Promise<Omit<Overview, 'checks'>> {
  const workers = await readWorkers(db)
  const [queues, lastHour, unfinishedRuns, failures, storage] = await Promise.all([
    readQueueStates(db, workers),
    readLastHour(db),
    readUnfinishedRuns(db),
    readFailures(db),
    readStorage(db, settings),
  ])
  return {
    time: new Date().toISOString(),
    version: productVersion,
    queues,
    workers,
    last_hour: lastHour,
    unfinished_runs: unfinishedRuns,
    failures,
    storage,
    limits: [...settings.limitTexts],
    log_url: settings.logUrl,
  }
}
