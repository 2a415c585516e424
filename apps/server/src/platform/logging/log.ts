import { pino } from 'pino'
import { logContext } from './log-context.ts'
import { redact, redactText } from './redact.ts'

const levels = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof levels)[number]
type LogMessage = (message: string, data?: object) => void
/** `auto`: pretty in a terminal, else JSON. */
export type LogFormat = 'auto' | 'json' | 'pretty'

/**
 * Writes one line per event: time, level, component, message, the ids of the current request or run (`log-context.ts`), and `data` without secrets. For
 * operators, never for users.
 */
export type Log = Record<LogLevel, LogMessage> & {
  /** A log with the same level and output and another component. */
  named(component: string): Log
}

/** `write` receives complete lines; default standard output. `format`: default JSON. */
export function createLog(
  component: string,
  level: LogLevel,
  { write = (line) => void process.stdout.write(line), format = 'json' }: { write?: (line: string) => void; format?: LogFormat } = {},
): Log {
  const isPretty = format === 'pretty' || (format === 'auto' && process.stdout.isTTY)
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ component, ...logContext() }),
    },
    { write: isPretty ? (line) => write(prettyLine(line)) : write },
  )
  const writerFor =
    (messageLevel: LogLevel): LogMessage =>
    (message, data = {}) => {
      if (logger.isLevelEnabled(messageLevel)) logger[messageLevel](redact(data), redactText(message))
    }
  return {
    debug: writerFor('debug'),
    info: writerFor('info'),
    warn: writerFor('warn'),
    error: writerFor('error'),
    named: (other) => createLog(other, level, { write, format }),
  }
}

/** Values stay JSON, so that foreign text can't forge lines. */
function prettyLine(line: string): string {
  const { level, time, component, msg, ...data } = JSON.parse(line) as Record<string, unknown>
  const pairs = Object.entries(data).map(([key, value]) => ` ${key}=${JSON.stringify(readable(value))}`)
  return `${time} ${String(level).padEnd(5)} ${component}: ${oneLine(String(msg))}${pairs.join('')}\n`
}

const oneLine = (text: string): string => text.replace(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1))

/** The stack of an error has its type and message. */
const readable = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'stack' in value ? value.stack : value)
