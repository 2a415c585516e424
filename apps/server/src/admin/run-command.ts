import { createLog } from '../platform/logging/log.ts'
import { openStorage } from '../platform/open-storage.ts'
import type { Settings } from '../platform/settings.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { makeResetLink } from '../account/make-reset-link.ts'
import { publicOrigin } from '../http/kernel/origin.ts'
import { grantCreditsByEmail, makeStaff, removeSecondFactor } from './accounts.ts'
import { type CommandContext, backupCommand, checkBackupCommand, restoreCommand } from './backups.ts'
import type { AdminCommand } from './command.ts'
import { doctorLines } from './doctor.ts'
import { moveStorage } from './move-storage.ts'

/** `upgrade-postgres` starts its databases itself. */
export type DatabaseCommand = AdminCommand & { readonly command: Exclude<AdminCommand['command'], 'upgrade-postgres'> }

const STORAGE_PATIENCE_MS = 60_000

/** Executes a command on a running database; returns what is printed. Throws an Error with an instruction. */
export async function runCommand({ command, first, second }: DatabaseCommand, context: CommandContext): Promise<string> {
  const { db, settings } = context
  switch (command) {
    case 'grant':
      return `${first} has ${await grantCreditsByEmail(db, first, Number(second))} credits now.`
    case 'make-staff':
      await makeStaff(db, first)
      return `${first} is staff now.`
    case 'reset-link': {
      const { url, expiresAt } = await makeResetLink(db, publicOrigin(settings), first)
      return `Give this link to the owner of ${first}. It sets a new password, works once, and ends at ${expiresAt.toISOString()}:\n${url}`
    }
    case 'remove-second-factor':
      await removeSecondFactor(db, first)
      return `${first} signs in without a code now.`
    case 'backup':
      return withStorage(settings, (storage) => backupCommand(first, { ...context, storage }))
    case 'check-backup':
      return checkBackupCommand(first, settings)
    case 'restore':
      return withStorage(settings, (storage) => restoreCommand(first, { ...context, storage }))
    case 'move-storage':
      return moveStorage(settings, first, (line) => console.error(line))
    case 'doctor':
      return (await doctorLines(db, settings)).join('\n')
  }
}

async function withStorage(settings: Settings, work: (storage: Storage) => Promise<string>): Promise<string> {
  const log = createLog('admin', 'warn', { format: settings.logFormat })
  const storage = await openStorage(settings, { patienceMs: STORAGE_PATIENCE_MS, log })
  try {
    return await work(storage)
  } finally {
    await storage.close()
  }
}
