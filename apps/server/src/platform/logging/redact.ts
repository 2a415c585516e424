const SECRET_KEYS = /passw|passphrase|secret|token|cookie|authorization|api_?-?key|credential|private_?-?key/i
const REDACTED = '[redacted]'
const MAX_DEPTH = 6

/** Secrets inside of text: each pattern keeps its first group. */
const SECRET_TEXT = [
  // Values of a failed query, which Drizzle appends to its message.
  /(\nparams: )[\s\S]*?(?=\n\s+at |\ncaused by |$)/g,
  /(\b(?:Bearer|Basic|Key) )[\w.~+/=-]{8,}/gi,
  /(\w:\/\/[^\s/:@]*:)[^\s/@]+(?=@)/g,
  /([?&;\s"'](?:[\w.-]*(?:token|secret|password|api_?key|signature))["']?[=:]\s?["']?)[^\s&;,"']+/gi,
  /(\/(?:join|invites|invitations|invited|reset-password|confirm-email)\/)[^\s/?"']+/g,
  /(\b(?:sk|pk|key|fal)[-_])[\w-]{16,}/gi,
]

/** The text without passwords, tokens, keys, cookies and values of queries. */
export const redactText = (text: string): string => SECRET_TEXT.reduce((left, pattern) => left.replace(pattern, `$1${REDACTED}`), text)

/** A copy for the log: errors become objects with type, message and stack; secrets are replaced, by the name of their field or by their form. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (value instanceof Error) return describeError(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === MAX_DEPTH) return '[truncated]'
  if (Array.isArray(value)) return value.map((each) => redact(each, depth + 1))
  if (value instanceof Date) return value.toISOString()
  const entries = value instanceof Headers || value instanceof Map ? [...value] : Object.entries(value)
  return Object.fromEntries(entries.map(([key, each]) => [String(key), isSecret(String(key), each) ? REDACTED : redact(each, depth + 1)]))
}

/** Numbers and switches are no secrets: they count tokens, or say whether there is a password. */
const isSecret = (key: string, value: unknown): boolean =>
  SECRET_KEYS.test(key) && value !== null && value !== undefined && typeof value !== 'number' && typeof value !== 'boolean'

function describeError(error: Error): object {
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: redactText(error.message),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    stack: redactText(stackWithCauses(error)),
  }
}

function stackWithCauses(error: Error): string {
  const text = error.stack ?? `${error.name}: ${error.message}`
  // The cause of an engine's error is the stack in its process.
  if (typeof error.cause === 'string') return `${text}\ncaused by ${error.cause}`
  return error.cause instanceof Error ? `${text}\ncaused by ${stackWithCauses(error.cause)}` : text
}
