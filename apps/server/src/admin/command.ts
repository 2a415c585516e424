const COMMANDS = [
  'grant',
  'make-staff',
  'reset-link',
  'remove-second-factor',
  'backup',
  'check-backup',
  'restore',
  'move-storage',
  'upgrade-postgres',
  'doctor',
] as const
export type AdminCommand = {
  readonly command: (typeof COMMANDS)[number]
  /** An address, a file or folder, or `bucket` or `disk` of `move-storage`; empty for `doctor`, and for `backup` and `check-backup` in the backup folder of the settings, and for `upgrade-postgres` that looks for the old programs itself. */
  readonly first: string
  /** The number of credits of `grant`. */
  readonly second: string
}

const NOTHING = { 'upgrade-postgres': 'nothing', backup: 'nothing', 'check-backup': 'nothing', doctor: 'nothing' }

/** Parses the arguments of `npm run admin`; null for an unknown command or one without its arguments. */
export function parseCommand([name = '', first = '', second = '']: readonly string[]): AdminCommand | null {
  const command = COMMANDS.find((known) => known === name)
  const needed = {
    ...NOTHING,
    grant: second,
    'make-staff': first,
    'reset-link': first,
    'remove-second-factor': first,
    restore: first,
    'move-storage': targetOf(first),
  }
  return command && needed[command] !== '' ? { command, first, second } : null
}

const targetOf = (text: string): string => (text === 'bucket' || text === 'disk' ? text : '')
