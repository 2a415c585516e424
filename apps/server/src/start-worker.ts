import { join } from 'node:path'
import { connectDatabase } from './platform/database/client.ts'
import { createExportCheck } from './platform/ffmpeg/export-problem.ts'
import type { Log } from './platform/log.ts'
import type { Settings } from './platform/settings.ts'
import { createDiskStorage } from './platform/storage/disk-storage.ts'
import { type RunningWorker, launchWorkflows } from './workflows/launch.ts'

/** Makes films: takes durable work from a database that is migrated. `onLeaseLost`: the process has to end at once. */
export async function startWorker(options: {
  settings: Settings
  databaseUrl: string
  log: Log
  onLeaseLost: () => void
}): Promise<RunningWorker> {
  const { settings, databaseUrl, log, onLeaseLost } = options
  const { db, pool, close } = connectDatabase(databaseUrl, { connections: 20, onError: (error) => log.warn('connection', { error }) })
  const worker = await launchWorkflows({
    databaseUrl,
    db,
    pool,
    log,
    onLeaseLost,
    deadlines: settings.deadlines,
    analyticsDays: settings.analyticsDays,
    storage: await createDiskStorage(join(settings.dataFolder, 'storage')),
    workFolder: join(settings.dataFolder, 'work', String(process.pid)),
    exportProblem: createExportCheck(settings.dataFolder),
  })
  return {
    executorId: worker.executorId,
    async stop() {
      await worker.stop()
      await close()
    },
  }
}
