import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createLog } from '../platform/logging/log.ts'
import { startProcessMetrics } from '../platform/metrics/metrics.ts'
import { readPriceBook } from '../platform/price-book.ts'
import type { Settings } from '../platform/settings.ts'
import { buildWebIfStale } from './build-web.ts'
import { startDatabase } from './database.ts'
import { ensureFfmpeg } from './install-ffmpeg.ts'
import { type SupervisedProcess, superviseProcess } from './supervise-process.ts'
import { acquireInstanceLock } from './instance-lock.ts'
import { startMetricsServer } from './metrics-server.ts'
import { productUrlOf, checkBucket, checkDataFolder, checkPort } from './preconditions.ts'
import { printLine } from './terminal.ts'

export type RunningProduct = { processes: SupervisedProcess[]; stop(): Promise<void> }

/**
 * Starts and supervises the processes of ROLE: database, API, worker. Resolves when the API accepts requests. `onFatal` is called for later
 * fatal errors: ffmpeg can't be installed, or a process keeps dying.
 */
export async function startProduct(settings: Settings, onFatal: (error: unknown) => void, signal: AbortSignal): Promise<RunningProduct> {
  const log = createLog('start', settings.logLevel, { format: settings.logFormat })
  const hasApi = settings.role !== 'worker'
  checkDataFolder(settings.dataFolder, settings.limits.minFreeDiskBytes)
  if (settings.priceBookFile !== null) readPriceBook(settings.priceBookFile)
  if (hasApi) await checkPort(settings)
  if (settings.metrics) await checkPort(settings.metrics, 'METRICS_PORT')
  if (settings.s3) await checkBucket(settings.s3, log)
  // With a database of its own an installation is the only one in its folder; otherwise processes of several machines may share it.
  const releaseLock = settings.databaseUrl === null ? await acquireInstanceLock(settings.dataFolder) : () => {}
  if (settings.databaseUrl === null) deleteTemporaryFiles(settings.dataFolder)
  const parts: { stop(): Promise<void> }[] = [{ stop: async () => releaseLock() }]
  const stop = async () => {
    for (const part of parts.toReversed()) await part.stop()
  }
  const fatal = Promise.withResolvers<never>()
  fatal.promise.catch(() => {})
  try {
    const installation = settings.role === 'api' ? null : await ensureFfmpeg(settings)
    installation?.installed.catch(fatal.reject)
    printLine(hasApi ? `Fablecut is starting: ${productUrlOf(settings)}` : 'Fablecut is starting a worker.')
    const starting = startDatabase(settings, log)
    // Also when the start fails, a database that is starting is awaited and stopped.
    parts.push({ stop: async () => (await starting.catch(() => null))?.stop() })
    const prepared = Promise.all([starting, hasApi ? buildWebIfStale() : null])
    const [database] = await Promise.race([prepared, fatal.promise])
    // Half of what the start of a process takes is compiling modules.
    const compileCache = join(settings.dataFolder, 'compiled-modules')
    const environment = { NODE_COMPILE_CACHE: compileCache, ...process.env, DATABASE_URL: database.url, FABLECUT_DATA: settings.dataFolder }
    const processes = processNames(settings.role).map((name) =>
      superviseProcess(name, { environment, shutdownSeconds: settings.shutdownSeconds, log }),
    )
    parts.push({ stop: async () => void (await Promise.all(processes.map((supervised) => supervised.stop()))) })
    if (settings.metrics) parts.push(await startMetrics(settings.metrics, processes))
    for (const supervised of processes) supervised.ready.catch(fatal.reject)
    await Promise.race([processes[0]!.ready, fatal.promise, aborted(signal)])
    if (!signal.aborted) printLine(hasApi ? `Fablecut is ready: ${productUrlOf(settings)}` : 'Fablecut is ready: this worker takes work.')
    fatal.promise.catch(onFatal)
    return { processes, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function startMetrics(
  address: { port: number; host: string },
  processes: readonly SupervisedProcess[],
): Promise<{ stop(): Promise<void> }> {
  startProcessMetrics('supervisor')
  return startMetricsServer(address, () => processes)
}

/** And the library songs of earlier releases, which are in the storage now. */
function deleteTemporaryFiles(dataFolder: string): void {
  for (const name of ['work', 'uploads', 'songs']) rmSync(join(dataFolder, name), { recursive: true, force: true })
}

export function processNames(role: Settings['role']): ('api' | 'worker')[] {
  return role === 'all' ? ['api', 'worker'] : [role]
}

export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => (signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve(), { once: true })))
}
