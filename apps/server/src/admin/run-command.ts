import type { Database } from '../platform/database/client.ts'
import type { Settings } from '../platform/settings.ts'
import { productVersion } from '../platform/version.ts'
import { grantCreditsByEmail, makeStaff } from './accounts.ts'
import { backup } from './backup.ts'
import type { AdminCommand } from './command.ts'
import { doctorLines } from './doctor.ts'
import { restore } from './restore.ts'

/** A migrated database and its settings. */
export type CommandContext = { readonly db: Database; readonly databaseUrl: string; readonly settings: Settings }

/** Executes a command; returns what is printed. Throws an Error with an instruction. */
export async function runCommand({ command, first, second }: AdminCommand, { db, databaseUrl, settings }: CommandContext): Promise<string> {
  const files = { databaseUrl, dataFolder: settings.dataFolder, file: first }
  switch (command) {
    case 'grant':
      return `${first} has ${await grantCreditsByEmail(db, first, Number(second))} credits now.`
    case 'make-staff':
      await makeStaff(db, first)
      return `${first} is staff now.`
    case 'backup':
      return `${(await backup({ ...files, version: productVersion })).rows} rows and all files are in ${first}.`
    case 'restore':
      return `${(await restore(files)).rows} rows and all files are restored.`
    case 'doctor':
      return (await doctorLines(db, settings)).join('\n')
  }
}
