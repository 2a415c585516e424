import { Client, Pool } from 'pg'
import { KEEP_ALIVE_MS } from '../outage/keep-alive.ts'
import { outageSignOf } from '../outage/unavailable.ts'

/** Limits how long a process that died inside a transaction holds its locks. */
const IDLE_TRANSACTION_MS = 60_000

/**
 * Connection pool of durable work. The SDK's own pool sends a setting and the first query of a new connection concurrently, which pg
 * deprecates: here the setting completes before the connection is used.
 */
export function createDurablePool(connectionString: string, max: number, onError: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString,
    Client: SocketClient as unknown as typeof Client,
    max,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool waits for it, which @types/pg does not say
    onConnect: (client) => client.query(`SET idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_MS}`),
  })
  // A connection that breaks while it is used rejects its query, and emits an error that would end the process.
  pool.on('connect', (connected) => connected.on('error', () => {}))
  return pool.on('error', onError)
}

/**
 * The SDK waits for a server that refuses or resets connections. Other signs of a lost one are reported to it as such: the socket file of a stopped server is
 * missing, and a connection that was closed a moment ago can no longer be written to.
 */
class SocketClient extends Client {
  override connect(): Promise<Client>
  override connect(callback: ((error: Error) => void) | ((error: null, client: Client) => void)): void
  override connect(callback?: (...result: never[]) => void): Promise<Client> | void {
    const connecting = super.connect().catch((error: unknown) => Promise.reject(asReset(error)))
    if (!callback) return connecting
    const report = callback as (error: unknown) => void
    connecting.then(() => report(null), report)
  }

  // Not the overloads of pg, which also take query objects: everything is passed on as it came.
  override query = ((...args: unknown[]): unknown => {
    const callback = args.at(-1)
    const pass = super.query.bind(this) as (...passed: unknown[]) => unknown
    if (typeof callback === 'function') {
      return pass(...args.slice(0, -1), (error: unknown, result: unknown) => callback(asReset(error), result) as unknown)
    }
    const result = pass(...args)
    return result instanceof Promise ? result.catch((error: unknown) => Promise.reject(asReset(error) as Error)) : result
  }) as Client['query']
}

/** Errors of Postgres itself have a severity, and the SDK knows their codes. */
const asReset = (error: unknown): unknown =>
  error instanceof Error && !('severity' in error) && outageSignOf(error) !== null ? Object.assign(error, { code: 'ECONNRESET' }) : error
