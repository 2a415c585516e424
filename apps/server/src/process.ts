import { createLog } from './platform/logging/log.ts'
import type { Log } from './platform/logging/log.ts'
import { registry, startProcessMetrics } from './platform/metrics/metrics.ts'
import { startTracing } from './platform/tracing/tracing.ts'
import { productVersion } from './platform/version.ts'
import { type Settings, readSettings } from './platform/settings.ts'
import type { ProcessMessage, SupervisorMessage } from './supervisor/supervise-process.ts'

/** What API and worker processes are started with. */
export type ProcessContext = { settings: Settings; databaseUrl: string; log: Log }

/**
 * Runs one process of the product: reads the settings, starts, sends `ready` to the supervisor, and stops cleanly at SIGTERM, SIGINT or
 * when the supervisor is gone.
 */
export async function runProcess(name: string, start: (context: ProcessContext) => Promise<{ stop(): Promise<void> }>): Promise<void> {
  const settings = readSettings(process.env)
  const log = createLog(name, settings.logLevel, { format: settings.logFormat })
  if (!settings.databaseUrl) throw new Error('The supervisor has to set DATABASE_URL')
  process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error }))
  startProcessMetrics(name)
  process.on('message', (message: SupervisorMessage) => {
    if (message === 'metrics') void registry.metrics().then((metrics) => process.send?.({ metrics } satisfies ProcessMessage))
  })
  const tracing = await startTracing({ endpoint: settings.tracesEndpoint, processName: name, version: productVersion, log })
  const running = await start({ settings, databaseUrl: settings.databaseUrl, log })
  const stop = once(async () => {
    await running.stop().catch((error: unknown) => log.error('stop', { error }))
    await tracing.stop().catch((error: unknown) => log.warn('traces', { error }))
    process.exit(0)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
  process.send?.('ready' satisfies ProcessMessage)
}

/** A function that starts the work at its first call only. */
export function once(work: () => Promise<void>): () => void {
  let started = false
  return () => {
    if (started) return
    started = true
    void work()
  }
}
