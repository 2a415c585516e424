import { createLog } from '../platform/log.ts'
import { connectDatabase } from '../platform/database/client.ts'
import { readSettings } from '../platform/settings.ts'
import { startDatabase } from '../supervisor/database.ts'
import { isInstanceRunning } from '../supervisor/instance-lock.ts'
import { parseCommand } from './command.ts'
import { runCommand } from './run-command.ts'

const usage = `Commands:
  npm run admin -- grant <email> <credits>    add credits to an account
  npm run admin -- make-staff <email>         let an account grant credits
  npm run admin -- backup <file>              write database and files to one file
  npm run admin -- restore <file>             read them into a new, empty installation that is stopped
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
  const wasRunning = isInstanceRunning(settings.dataFolder)
  if (parsed.command === 'restore' && wasRunning) throw new Error('Stop Fablecut first, then restore.')
  const database = await startDatabase(settings, createLog('admin', 'warn'))
  const { db, close } = connectDatabase(database.url)
  try {
    console.log(await runCommand(parsed, { db, databaseUrl: database.url, settings }))
    return 0
  } finally {
    await close()
    // The embedded Postgres of a running Fablecut is left running.
    if (wasRunning) database.leave()
    else await database.stop()
  }
}
