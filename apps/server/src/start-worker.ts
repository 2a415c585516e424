import { join } from 'node:path'
import { findConnectionProblem } from '@fablecut/providers/model-connection/check-connection'
import { startBackupSchedule } from './backup/backup-schedule.ts'
import { connectDatabase } from './platform/database/client.ts'
import { pingDatabase, watchOutages } from './platform/outage/outage.ts'
import { createExportCheck } from './platform/ffmpeg/export-problem.ts'
import type { Log } from './platform/logging/log.ts'
import type { LanguageModelConnection } from '@fablecut/providers/model-connection/connection'
import type { Settings } from './platform/settings.ts'
import { createDurableClient } from './platform/durable/client.ts'
import { openStorage } from './platform/open-storage.ts'
import { openTemporaryFolder } from './platform/storage/temporary-folder.ts'
import { startAnnouncements } from './publishing/announce-publications.ts'
import { startIndexing } from './search/indexing-job.ts'
import { startExampleGeneration } from './templates/example-generation.ts'
import { type RunningWorker, launchWorkflows } from './workflows/launch.ts'
import { services } from './workflows/run/services.ts'
import { watchRoutes } from './connections/watch-routes.ts'

/** Results of paid calls wait for a bucket that cannot be reached for a while. */
const STORAGE_PATIENCE_MS = 600_000

/** Starts a worker, which runs durable work of a migrated database. `onLeaseLost`: the process has to exit at once. */
export async function startWorker(options: {
  settings: Settings
  databaseUrl: string
  log: Log
  onLeaseLost: () => void
}): Promise<RunningWorker> {
  const { settings, databaseUrl, onLeaseLost } = options
  const outages = watchOutages(options.log, () => pingDatabase(databaseUrl))
  const { log } = outages
  const { db, pool, close } = connectDatabase(databaseUrl, { connections: 20, onError: (error) => log.warn('connection', { error }) })
  const storage = await openStorage(settings, { patienceMs: STORAGE_PATIENCE_MS, log })
  const work = await openTemporaryFolder(join(settings.dataFolder, 'work'))
  const workFolder = work.path
  const exportProblem = createExportCheck(settings.dataFolder)
  const watchedRoutes = await watchRoutes({ db, environment: settings, keySource: settings, log })
  const worker = await launchWorkflows({
    databaseUrl,
    db,
    pool,
    log,
    onLeaseLost,
    queues: settings.queues,
    deadlines: settings.deadlines,
    languageModel: () => watchedRoutes.languageModel,
    routes: watchedRoutes.routes,
    webhookOrigin: settings.webhookOrigin,
    limits: settings.limits,
    parallelSegments: settings.parallelSegments,
    analyticsDays: settings.analyticsDays,
    retention: settings.retention,
    storage,
    workFolder,
    exportProblem,
  })
  if (watchedRoutes.languageModel) void reportLanguageModel(watchedRoutes.languageModel, log)
  const indexing = startIndexing({ pool, log })
  const announcements = startAnnouncements({ pool, log })
  const durable = await createDurableClient(databaseUrl)
  const { composer } = services().engines
  const exampleServices = {
    pool,
    db,
    storage,
    durable,
    limits: settings.limits,
    composer,
    workFolder,
    exportProblem,
    log,
  }
  const examples = settings.examples ? startExampleGeneration(exampleServices) : null
  const { backup, s3 } = settings
  const backups = backup && startBackupSchedule({ databaseUrl, db, storage, isOnDisk: s3 === null, settings: backup, log })
  return {
    executorId: worker.executorId,
    async stop() {
      backups?.stop()
      examples?.stop()
      await Promise.all([indexing.stop(), announcements.stop()])
      await worker.stop()
      watchedRoutes.stop()
      await durable.close()
      work.close()
      await storage.close()
      await close()
      outages.stop()
    },
  }
}

/**
 * Logs at the start which writer and director are used, and any problem of the connection. A model that is unavailable now may be available for the
 * next film.
 */
async function reportLanguageModel(connection: LanguageModelConnection, log: Log): Promise<void> {
  log.info(`scripts are written and shots planned by ${connection.model}`, { server: new URL(connection.baseUrl).host })
  const problem = await findConnectionProblem(connection)
  if (problem !== null) log.warn(`${problem} Until it works, the built-in writer and director do its work.`)
}
