import { TablesInUseError, migrateDatabase } from '../platform/database/migrate.ts'
import { NewerDatabaseError } from '../platform/database/schema-version.ts'
import type { Log } from '../platform/logging/log.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/postgres/embedded.ts'
import type { Settings } from '../platform/settings.ts'
import { productVersion } from '../platform/version.ts'
import { StartError, printLine } from './terminal.ts'

const CHECK_INTERVAL_MS = 1_000

/** A migrated database. `stop` stops the embedded one; `leave` leaves it running. */
export type RunningDatabase = { url: string; stop(): Promise<void>; leave(): void }

/** Connects to DATABASE_URL, or starts and supervises the embedded Postgres, then migrates the schema. */
export async function startDatabase(settings: Settings, log: Log): Promise<RunningDatabase> {
  const database = settings.databaseUrl
    ? { url: settings.databaseUrl, stop: async () => {}, leave: () => {} }
    : await startEmbedded(settings, log)
  try {
    await migrateDatabase(database.url, productVersion, () =>
      printLine('Waiting for tables that other processes use, a backup for example, to migrate them ...'),
    )
    return database
  } catch (cause) {
    await database.stop()
    if (cause instanceof NewerDatabaseError || cause instanceof TablesInUseError) throw new StartError(cause.message, { cause })
    if (!settings.databaseUrl) throw cause
    throw new StartError(
      `The database of DATABASE_URL cannot be used: ${cause instanceof Error ? cause.message || cause.name : String(cause)}.`,
      { cause },
    )
  }
}

async function startEmbedded(settings: Settings, log: Log): Promise<RunningDatabase> {
  const postgres = await startEmbeddedPostgres({ folder: settings.dataFolder, keepsPrograms: true }).catch((cause: unknown) => {
    throw new StartError(cause instanceof Error ? cause.message : String(cause), { cause })
  })
  if (postgres.moved)
    printLine(`Postgres may not run as root and cannot reach ${settings.dataFolder}; the database lives in ${postgres.folder}.`)
  const stopWatching = revive(postgres, log)
  return {
    url: postgres.url,
    leave: stopWatching,
    async stop() {
      stopWatching()
      await postgres.stop()
    },
  }
}

function revive(postgres: EmbeddedPostgres, log: Log): () => void {
  let isBusy = false
  const restartIfStopped = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    try {
      if (await postgres.isRunning()) return
      log.warn('Postgres ended and is started again')
      await postgres.revive()
    } catch (error) {
      log.error('Postgres does not start', { error })
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(() => void restartIfStopped(), CHECK_INTERVAL_MS)
  return () => clearInterval(timer)
}
