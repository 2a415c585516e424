import { createLog } from '../platform/log.ts'
import { connectDatabase } from '../platform/database/client.ts'
import { readSettings } from '../platform/settings.ts'
import { productVersion } from '../platform/version.ts'
import { startDatabase } from '../supervisor/database.ts'
import { isInstanceRunning } from '../supervisor/instance-lock.ts'
import { backup } from './backup.ts'
import { doctorLines } from './doctor.ts'
import { grantCreditsByEmail, makeStaff } from './accounts.ts'
import { restore } from './restore.ts'

const usage = `Commands:
  npm run admin -- grant <email> <credits>    add credits to an account
  npm run admin -- make-staff <email>         let an account grant credits
  npm run admin -- backup <file>              write database and files to one file
  npm run admin -- restore <file>             read them into a new, empty installation that is stopped
  npm run admin -- doctor                     show the facts to look at first`

const [command = '', first = '', second = ''] = process.argv.slice(2)
try {
  process.exitCode = await runCommand()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function runCommand(): Promise<number> {
  const needed = { grant: second, 'make-staff': first, backup: first, restore: first, doctor: 'nothing' }[command]
  if (!needed) {
    console.error(usage)
    return 2
  }
  const settings = readSettings(process.env)
  const wasRunning = isInstanceRunning(settings.dataFolder)
  if (command === 'restore' && wasRunning) throw new Error('Stop Fablecut first, then restore.')
  const database = await startDatabase(settings, createLog('admin', 'warn'))
  const { db, close } = connectDatabase(database.url)
  const installation = { databaseUrl: database.url, dataFolder: settings.dataFolder, file: first }
  try {
    if (command === 'grant') console.log(`${first} has ${await grantCreditsByEmail(db, first, Number(second))} credits now.`)
    if (command === 'make-staff') await makeStaff(db, first).then(() => console.log(`${first} is staff now.`))
    if (command === 'backup')
      console.log(`${(await backup({ ...installation, version: productVersion })).rows} rows and all files are in ${first}.`)
    if (command === 'restore') console.log(`${(await restore(installation)).rows} rows and all files are restored.`)
    if (command === 'doctor') console.log((await doctorLines(db, settings)).join('\n'))
    return 0
  } finally {
    await close()
    // The embedded Postgres of a running Fablecut is left running.
    if (wasRunning) database.leave()
    else await database.stop()
  }
}
