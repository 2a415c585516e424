import { readSettings } from '../platform/settings.ts'
import { describeStartError } from './start-error.ts'
import { printLine } from './terminal.ts'
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
  await product.stop().catch((error: unknown) => console.error(error))
  printLine('Stopped.')
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handleStop)
process.on('disconnect', handleStop)
// A closed output does not stop the product.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

try {
  const settings = readSettings(process.env)
  running = await startProduct(settings, (error) => fail(error), stopping.signal)
  if (stopping.signal.aborted) await leave(running)
} catch (error) {
  fail(error)
}

function fail(error: unknown): void {
  console.error(describeStartError(error))
  if (running) void leave(running, 1)
  else process.exit(1)
}
