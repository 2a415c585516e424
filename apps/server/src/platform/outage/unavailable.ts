/** Codes of the operating system and of Postgres: no connection, server starting or stopping, too many connections. */
const OUTAGE_CODES = new Set(
  (
    'ECONNREFUSED ECONNRESET ENOENT EPIPE ETIMEDOUT EHOSTUNREACH ENOTFOUND EAI_AGAIN ' +
    '57P01 57P02 57P03 53300 08000 08001 08003 08004 08006'
  ).split(' '),
)
/** Messages of driver errors that have no code. */
const OUTAGE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** The database answers, but no connection to it is free: all of the pool are in use, or the server accepts no more (53300). */
const NO_FREE_CONNECTION = /timeout exceeded when trying to connect|^53300$|too many clients|remaining connection slots/

/** Whether a reason of `findDatabaseOutage`, or a text of a library, tells that no connection is free. The database may be away nevertheless. */
export const isWithoutFreeConnection = (reason: string): boolean => NO_FREE_CONNECTION.test(reason)

/** A statement failed outside of Drizzle, which names its own errors. */
export class DatabaseQueryError extends Error {
  override name = 'DatabaseQueryError'
}

/** The code or message by which the database was not available, so that `error` may be over in a moment; null for other errors. */
export function findDatabaseOutage(error: unknown): string | null {
  const chain = causesOf(error)
  const isQuery = chain.some((cause) => cause.name === 'DrizzleQueryError' || cause instanceof DatabaseQueryError || isDriverError(cause))
  if (!isQuery) return null
  for (const cause of chain) {
    const sign = outageSignOf(cause)
    if (sign !== null) return sign
  }
  return null
}

/** The code or message by which an error of the driver tells that the connection is lost; null for other errors. */
export function outageSignOf(error: Error): string | null {
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && OUTAGE_CODES.has(code)) return code
  return OUTAGE_MESSAGES.test(error.message) ? error.message : null
}

/** HTTP requests fail with the same codes. A driver error has the driver's folder in its stack, or a severity. */
const isDriverError = (error: Error): boolean => 'severity' in error || /[\\/]node_modules[\\/]pg(-pool)?[\\/]/.test(error.stack ?? '')

function causesOf(error: unknown): Error[] {
  const errors: Error[] = []
  for (let next: unknown = error; next instanceof Error && errors.length < 10; next = next.cause) {
    errors.push(next)
    if (next instanceof AggregateError) errors.push(...next.errors.filter((inner) => inner instanceof Error))
  }
  return errors
}
