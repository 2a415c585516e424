import { Client } from 'pg'
import type { Log } from '../logging/log.ts'
import { findDatabaseOutage, isWithoutFreeConnection } from './unavailable.ts'

const RETRY_MS = 1_000
const PING_TIMEOUT_MS = 5_000
/** While no connection is free, one entry is logged in this time. */
const BUSY_REPORT_MS = 60_000
/** How libraries that log texts report a lost connection. */
const OUTAGE_TEXT =
  /ECONNREFUSED|ECONNRESET|EPIPE|\.s\.PGSQL|terminating connection|Connection terminated|connection error|trying to connect|database connection|the database system is/i

/** Connects to the database and asks it something; rejects when it does not answer in time. */
export async function pingDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PING_TIMEOUT_MS, query_timeout: PING_TIMEOUT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
  } finally {
    // Not awaited: a server that is stopping may never close the connection.
    client.end().catch(() => {})
  }
}

/** Repeats `work` until the database can be reached again. Rejects with other errors, and when `signal` aborts. */
export async function retryDuringOutage<T>(work: () => Promise<T>, signal?: AbortSignal, pauseMs = RETRY_MS): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (findDatabaseOutage(error) === null || signal?.aborted) throw error
      await pause(pauseMs, signal)
      if (signal?.aborted) throw error
    }
  }
}

export type OutageWatch = {
  /**
   * The log without the errors that an outage causes: it has one entry per outage, and one at its end. While the database answers and no connection to it is
   * free, it has one entry a minute.
   */
  readonly log: Log
  readonly isDown: boolean
  stop(): void
}

/** Detects outages of the database by the errors that are logged. `ping` is repeated until the database answers. */
export function watchOutages(log: Log, ping: () => Promise<void>, retryMs = RETRY_MS): OutageWatch {
  let since: number | null = null
  let isBusy = false
  const stopping = new AbortController()
  const begin = (reason: string) => {
    if (since !== null || stopping.signal.aborted) return
    since = Date.now()
    log.error('the database cannot be reached: requests are answered with 503, and work waits', { reason })
    void waitForEnd()
  }
  /** A database that hangs uses up the connections too: it is asked by another one. */
  const reportBusy = async (reason: string) => {
    if (isBusy || since !== null) return
    isBusy = true
    const failure = await ping().then(
      () => reason,
      (error: unknown) => findDatabaseOutage(error) ?? String(error),
    )
    if (stopping.signal.aborted) return
    if (isWithoutFreeConnection(failure)) {
      log.warn('no connection to the database is free: requests are answered with 503, and work waits', { reason: failure })
      await pause(BUSY_REPORT_MS, stopping.signal)
    } else begin(failure)
    isBusy = false
  }
  const waitForEnd = async () => {
    while (!stopping.signal.aborted) {
      await pause(retryMs, stopping.signal)
      const isBack = await ping().then(
        () => true,
        () => false,
      )
      if (!isBack || stopping.signal.aborted || since === null) continue
      log.info('the database can be reached again', { seconds: Math.round((Date.now() - since) / 100) / 10 })
      since = null
      return
    }
  }
  const isOfOutage = (message: string, data: object | undefined): boolean => {
    const reason = outageOf(data, since !== null) ?? (OUTAGE_TEXT.test(message) ? message.slice(0, 200) : null)
    if (reason !== null) void (isWithoutFreeConnection(reason) ? reportBusy(reason) : begin(reason))
    return reason !== null && !stopping.signal.aborted
  }
  return {
    log: quietLog(log, isOfOutage),
    get isDown() {
      return since !== null
    },
    stop: () => stopping.abort(),
  }
}

/** An error of a connection has no sign of the driver: it is attributed to the database only while that is away. */
function outageOf(data: object | undefined, isDown: boolean): string | null {
  if (!data || !('error' in data)) return null
  const { error } = data
  return findDatabaseOutage(error) ?? (isDown && error instanceof Error && OUTAGE_TEXT.test(error.message) ? error.message : null)
}

function quietLog(log: Log, isExpected: (message: string, data: object | undefined) => boolean): Log {
  const write = (level: 'warn' | 'error') => (message: string, data?: object) =>
    log[isExpected(message, data) ? 'debug' : level](message, data)
  return { ...log, warn: write('warn'), error: write('error'), named: (component) => quietLog(log.named(component), isExpected) }
}

/** Ends early when `signal` aborts; does not keep the process alive. */
function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds).unref()
    signal?.addEventListener('abort', end)
  })
}
