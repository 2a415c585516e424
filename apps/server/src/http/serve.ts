import type { Server } from 'node:http'
import { watchEventLoop } from '../platform/event-loop.ts'
import type { Log } from '../platform/logging/log.ts'
import type { Settings } from '../platform/settings.ts'

const EVENT_LOOP_REPORT_MS = 60_000
/**
 * How long an idle connection stays open: longer than that of clients and of common proxies (60 s), whose next request would otherwise meet a connection that is being
 * closed.
 */
const KEEP_ALIVE_MS = 75_000
/** Starts a server at HOST and PORT; rejects when it cannot listen there. */
export function listen(
  start: (options: { port: number; hostname: string }) => Server,
  settings: Pick<Settings, 'port' | 'host'>,
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = start({ port: settings.port, hostname: settings.host })
    server.once('error', reject)
    server.once('listening', () => resolve(server))
    // Node's default of 5 minutes per request would cut slow uploads off.
    server.requestTimeout = 0
    server.keepAliveTimeout = KEEP_ALIVE_MS
    server.headersTimeout = KEEP_ALIVE_MS + 5000
  })
}

const IDLE_CHECK_MS = 50

/** Accepts no more connections and waits for requests in flight, up to `graceMs`; then the remaining ones are cut off. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  // A connection stays open for the client's next request when the last one has ended.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}

/** Logs the delay of the event loop every minute. Returns a function that ends it. */
export function reportEventLoop(log: Pick<Log, 'debug'>): () => void {
  const watch = watchEventLoop()
  const timer = setInterval(() => log.debug('event loop delay in ms', watch.read()), EVENT_LOOP_REPORT_MS)
  return () => {
    clearInterval(timer)
    watch.stop()
  }
}
