/** Of the operating system and of Postgres: nobody answers, or the server is going down or coming up, or takes no more connections. */
const CODES = new Set(
  (
    'ECONNREFUSED ECONNRESET ENOENT EPIPE ETIMEDOUT EHOSTUNREACH ENOTFOUND EAI_AGAIN ' +
    '57P01 57P02 57P03 53300 08000 08001 08003 08004 08006'
  ).split(' '),
)
/** Errors of the driver that have no code. */
const MESSAGES = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** The code or message that says the database can not be reached, where `error` or its causes are about that; null for any other error. */
export function databaseOutage(error: unknown): string | null {
  const chain = causesOf(error)
  const isQuery = chain.some((each) => each.name === 'DrizzleQueryError' || isOfDriver(each))
  if (!isQuery) return null
  for (const each of chain) {
    const { code } = each as { code?: unknown }
    if (typeof code === 'string' && CODES.has(code)) return code
    if (MESSAGES.test(each.message)) return each.message
  }
  return null
}

/** Requests to other servers fail with the same codes; what comes from the driver has its folder in the stack, or a severity. */
const isOfDriver = (error: Error): boolean => 'severity' in error || /[\\/]node_modules[\\/]pg(-pool)?[\\/]/.test(error.stack ?? '')

function causesOf(error: unknown): Error[] {
  const found: Error[] = []
  for (let next: unknown = error; next instanceof Error && found.length < 10; next = next.cause) {
    found.push(next)
    if (next instanceof AggregateError) found.push(...next.errors.filter((each) => each instanceof Error))
  }
  return found
}
