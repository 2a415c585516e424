const levels = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof levels)[number]
type Say = (message: string, data?: object) => void

/** One line per happening on standard output: time, level, who, what, then `key=value` pairs. For operators, never for creators. */
export type Log = Record<LogLevel, Say> & {
  /** The same log with another name in front. */
  named(name: string): Log
}

export function createLog(name: string, level: LogLevel, write: (line: string) => void = (line) => void process.stdout.write(line)): Log {
  const say =
    (of: LogLevel): Say =>
    (message, data = {}) => {
      if (levels.indexOf(of) >= levels.indexOf(level))
        write(`${new Date().toISOString()} ${of.padEnd(5)} ${name}: ${message}${pairs(data)}\n`)
    }
  return {
    debug: say('debug'),
    info: say('info'),
    warn: say('warn'),
    error: say('error'),
    named: (other) => createLog(other, level, write),
  }
}

function pairs(data: object): string {
  return Object.entries(data)
    .map(([key, value]) => ` ${key}=${show(value)}`)
    .join('')
}

/** One line each, so that text of others can't forge lines. */
function show(value: unknown): string {
  if (value instanceof Error) return JSON.stringify(withCauses(value))
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : (JSON.stringify(value) ?? 'undefined')
}

function withCauses(error: Error): string {
  const text = error.stack ?? `${error.name}: ${error.message}`
  return error.cause instanceof Error ? `${text}\ncaused by ${withCauses(error.cause)}` : text
}
