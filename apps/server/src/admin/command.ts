const COMMANDS = ['grant', 'make-staff', 'backup', 'restore', 'doctor'] as const
export type AdminCommand = {
  readonly command: (typeof COMMANDS)[number]
  /** An address or a file; empty for `doctor`. */
  readonly first: string
  /** The number of credits of `grant`. */
  readonly second: string
}

/** Parses the arguments of `npm run admin`; null for an unknown command or one without its arguments. */
export function parseCommand([name = '', first = '', second = '']: readonly string[]): AdminCommand | null {
  const command = COMMANDS.find((known) => known === name)
  const needed = { grant: second, 'make-staff': first, backup: first, restore: first, doctor: 'nothing' }
  return command && needed[command] !== '' ? { command, first, second } : null
}
