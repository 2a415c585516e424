const levels = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof levels)[number]
type LogMessage = (message: string, data?: object) => void

/** Writes one line per event to standard output: time, level, name, message, then `key=value` pairs. For operators, never for users. */
export type Log = Record<LogLevel, LogMessage> & {
  /** A log with the same level and output and another name. */
  named(name: string): Log
}

export function createLog(name: string, level: LogLevel, write: (line: string) => void = (line) => void process.stdout.write(line)): Log {
  const writerFor =
    (messageLevel: LogLevel): LogMessage =>
    (message, data = {}) => {
      if (levels.indexOf(messageLevel) >= levels.indexOf(level))
        write(`${new Date().toISOString()} ${messageLevel.padEnd(5)} ${name}: ${message}${formatPairs(data)}\n`)
    }
  return {
    debug: writerFor('debug'),
    info: writerFor('info'),
    warn: writerFor('warn'),
    error: writerFor('error'),
    named: (other) => createLog(other, level, write),
  }
}

function formatPairs(data: object): string {
  return Object.entries(data)
    .map(([key, value]) => ` ${key}=${formatValue(value)}`)
    .join('')
}

/** Values are written as JSON, so that foreign text can't forge log lines. */
function formatValue(value: unknown): string {
  if (value instanceof Error) return JSON.stringify(withCauses(value))
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : (JSON.stringify(value) ?? 'undefined')
}

function withCauses(error: Error): string {
  const text = error.stack ?? `${error.name}: ${error.message}`
  // The cause of an engine's error is the stack in its process.
  if (typeof error.cause === 'string') return `${text}\ncaused by ${error.cause}`
  return error.cause instanceof Error ? `${text}\ncaused by ${withCauses(error.cause)}` : text
}
