import { join } from 'node:path'
import { findConnectionProblem } from '@fablecut/engines/language-model/check-connection'
import { connectDatabase } from './platform/database/client.ts'
import { createExportCheck } from './platform/ffmpeg/export-problem.ts'
import type { Log } from './platform/log.ts'
import type { LanguageModelConnection } from './platform/language-model-settings.ts'
import type { Settings } from './platform/settings.ts'
import { createDurableClient } from './platform/durable/client.ts'
import { createDiskStorage } from './platform/storage/disk-storage.ts'
import { startExampleGeneration } from './templates/example-generation.ts'
import { type RunningWorker, launchWorkflows } from './workflows/launch.ts'
import { services } from './workflows/run/services.ts'

/** Starts a worker, which runs durable work of a migrated database. `onLeaseLost`: the process has to exit at once. */
export async function startWorker(options: {
  settings: Settings
  databaseUrl: string
  log: Log
  onLeaseLost: () => void
}): Promise<RunningWorker> {
  const { settings, databaseUrl, log, onLeaseLost } = options
  const { db, pool, close } = connectDatabase(databaseUrl, { connections: 20, onError: (error) => log.warn('connection', { error }) })
  const storage = await createDiskStorage(join(settings.dataFolder, 'storage'))
  const workFolder = join(settings.dataFolder, 'work', String(process.pid))
  const exportProblem = createExportCheck(settings.dataFolder)
  const worker = await launchWorkflows({
    databaseUrl,
    db,
    pool,
    log,
    onLeaseLost,
    deadlines: settings.deadlines,
    languageModel: settings.languageModel,
    limits: settings.limits,
    analyticsDays: settings.analyticsDays,
    storage,
    workFolder,
    exportProblem,
  })
  if (settings.languageModel) void reportLanguageModel(settings.languageModel, log)
  const durable = await createDurableClient(databaseUrl)
  const { composer } = services().engines
  const exampleServices = {
    pool,
    db,
    storage,
    durable,
    limits: settings.limits,
    composer,
    dataFolder: settings.dataFolder,
    workFolder,
    exportProblem,
    log,
  }
  const examples = settings.examples ? startExampleGeneration(exampleServices) : null
  return {
    executorId: worker.executorId,
    async stop() {
      examples?.stop()
      await worker.stop()
      await durable.close()
      await close()
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
