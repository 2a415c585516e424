import { createLog } from './platform/log.ts'
import type { Log } from './platform/log.ts'
import { type Settings, readSettings } from './platform/settings.ts'

/** What API and worker processes are started with. */
export type ProcessContext = { settings: Settings; databaseUrl: string; log: Log }

/**
 * Runs one process of the product: reads the settings, starts, sends `ready` to the supervisor, and stops cleanly at SIGTERM, SIGINT or
 * when the supervisor is gone.
 */
export async function runProcess(name: string, start: (context: ProcessContext) => Promise<{ stop(): Promise<void> }>): Promise<void> {
  const settings = readSettings(process.env)
  const log = createLog(name, settings.logLevel)
  if (!settings.databaseUrl) throw new Error('The supervisor has to set DATABASE_URL')
  process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error }))
  const running = await start({ settings, databaseUrl: settings.databaseUrl, log })
  const stop = once(async () => {
    await running.stop().catch((error: unknown) => log.error('stop', { error }))
    process.exit(0)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
  process.send?.('ready')
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
