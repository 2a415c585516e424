import { sql } from 'drizzle-orm'
import { createLog } from '../platform/logging/log.ts'
import { type Database, connectDatabase } from '../platform/database/client.ts'
import { readSettings } from '../platform/settings.ts'
import { startDatabase } from '../supervisor/database.ts'
import { findInstance } from '../supervisor/instance-lock.ts'
import { parseCommand } from './command.ts'
import { runCommand } from './run-command.ts'
import { upgradePostgres } from './upgrade-postgres.ts'

const STOP_FIRST = 'Stop Fablecut first, then restore.'
const usage = `Commands:
  npm run admin -- grant <email> <credits>    add credits to an account
  npm run admin -- make-staff <email>         let an account grant credits
  npm run admin -- reset-link <email>         print a link that sets a new password, for one hour
  npm run admin -- remove-second-factor <email>   let somebody sign in without the code of a lost authenticator app
  npm run admin -- backup [file or folder]    write database and files to one tar file, or to a backup folder (BACKUP_FOLDER)
  npm run admin -- check-backup [...]         read a backup again and compare all checksums
  npm run admin -- restore <file or folder>   read a backup into a new, empty installation that is stopped
  npm run admin -- move-storage bucket|disk   copy all files to the bucket of the settings, or back to the data folder
  npm run admin -- upgrade-postgres [folder]  upgrade the embedded Postgres of a stopped Fablecut to the major version of this release
  npm run admin -- doctor                     show the facts to look at first`

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function main(): Promise<number> {
  const parsed = parseCommand(process.argv.slice(2))
  if (!parsed) {
    console.error(usage)
    return 2
  }
  const settings = readSettings(process.env)
  if (parsed.command === 'upgrade-postgres') {
    console.log(await upgradePostgres(parsed.first, settings))
    return 0
  }
  const location = settings.databaseUrl === null ? await findInstance(settings.dataFolder) : 'none'
  if (location === 'elsewhere')
    throw new Error(`Fablecut runs in ${settings.dataFolder} on another machine or in another container. Run this command there.`)
  const wasRunning = location === 'here'
  if (parsed.command === 'restore' && wasRunning) throw new Error(STOP_FIRST)
  const database = await startDatabase(settings, createLog('admin', 'warn', { format: settings.logFormat }))
  const { db, close } = connectDatabase(database.url)
  try {
    if (parsed.command === 'restore' && (await isAnyWorkerAlive(db))) throw new Error(STOP_FIRST)
    console.log(await runCommand({ ...parsed, command: parsed.command }, { db, databaseUrl: database.url, settings }))
    return 0
  } finally {
    await close()
    // The embedded Postgres of a running Fablecut is left running.
    if (wasRunning) database.leave()
    else await database.stop()
  }
}

/** Processes of other machines may use the database of DATABASE_URL. */
async function isAnyWorkerAlive(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ alive: boolean }>(sql`SELECT EXISTS (SELECT 1 FROM lease WHERE expires_at > now()) AS alive`)
  return rows[0]!.alive
}
