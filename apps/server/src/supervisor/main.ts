import { readSettings } from '../platform/settings.ts'
import { StartError, printLine } from './terminal.ts'
import { startProduct } from './start-product.ts'

const stopping = new AbortController()
let running: { stop(): Promise<void> } | undefined

/** The first signal stops in order; a second one does not wait. */
function stop(): void {
  if (stopping.signal.aborted) return process.exit(130)
  stopping.abort()
  if (running) void leave(running)
}

async function leave(product: { stop(): Promise<void> }, code = 0): Promise<void> {
  printLine('Stopping ...')
  await product.stop().catch((error: unknown) => console.error(error))
  printLine('Stopped.')
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
process.on('disconnect', stop)
// Output nobody reads any more is no reason to stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

try {
  const settings = readSettings(process.env)
  running = await startProduct(settings, (error) => fail(error), stopping.signal)
  if (stopping.signal.aborted) await leave(running)
} catch (error) {
  fail(error)
}

function fail(error: unknown): void {
  const isForPeople = error instanceof StartError || (error instanceof Error && error.name === 'SettingsError')
  console.error(
    `Fablecut can not start: ${isForPeople ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  )
  if (running) void leave(running, 1)
  else process.exit(1)
}
