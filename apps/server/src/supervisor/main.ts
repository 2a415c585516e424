import { createLog } from '../platform/logging/log.ts'
import { readSettings } from '../platform/settings.ts'
import { describeStartError } from './start-error.ts'
import { printError, printLine, printToLog } from './terminal.ts'
import { startProduct } from './start-product.ts'
import { stopSignalHandler } from './stop-signals.ts'

const stopping = new AbortController()
let running: { stop(): Promise<void> } | undefined

const handleStop = stopSignalHandler({
  stop() {
    stopping.abort()
    if (running) void leave(running)
  },
  force: () => process.exit(130),
})

async function leave(product: { stop(): Promise<void> }, code = 0): Promise<void> {
  printLine('Stopping ...')
  await product.stop().catch((error: unknown) => printError(error instanceof Error ? (error.stack ?? error.message) : String(error)))
  printLine('Stopped.')
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handleStop)
process.on('disconnect', handleStop)
// A closed output does not stop the product.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

try {
  const settings = readSettings(process.env)
  if (settings.logFormat === 'json') printToLog(createLog('start', 'info'))
  running = await startProduct(settings, (error) => fail(error), stopping.signal)
  if (stopping.signal.aborted) await leave(running)
} catch (error) {
  fail(error)
}

function fail(error: unknown): void {
  printError(describeStartError(error))
  if (running) void leave(running, 1)
  else process.exit(1)
}
