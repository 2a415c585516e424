import { flushCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { builtinEngine } from '../builtin.ts'
import { FAULTS_VARIABLE, readFaultPlan, injectFault } from './faults.ts'
import { NICENESS_VARIABLE, toErrorMessage } from './messages.ts'
import type { ResultMessage, CallMessage } from './messages.ts'

// Entry point of an engine process. It runs one call at a time; the host queues calls.

// First, so that threads and programs started later inherit it.
setPriority(Number(process.env[NICENESS_VARIABLE]))
new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: { parent: process.ppid } }).unref()

const COLLECT_ABOVE_BYTES = 256 * 2 ** 20
/** A collection takes 0.1 s, which is longer than many calls: not after one that left little. */
const COLLECT_GROWTH_BYTES = 24 * 2 ** 20
/** Loading engines leaves 130 MB of free heap, which V8 keeps; 0.2 s return it, a process that is replaced takes 2 s. */
const SHRINK_ABOVE_BYTES = 48 * 2 ** 20
let bytesAfterCollection = 0

const faults = readFaultPlan(process.env[FAULTS_VARIABLE])

// The host is gone: end the whole process group, programs such as ffmpeg included.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
process.on('message', (call: CallMessage) => void handleCall(call))

async function handleCall(call: CallMessage): Promise<void> {
  const outcome = await execute(call)
  await collectGarbage()
  const residentMb = process.memoryUsage.rss() / 2 ** 20
  try {
    process.send?.({ id: call.id, residentMb, outcome } satisfies ResultMessage)
  } catch (error) {
    process.send?.({ id: call.id, residentMb, outcome: { ok: false, error: toErrorMessage(error) } } satisfies ResultMessage)
  }
  // By default Node writes its compile cache (NODE_COMPILE_CACHE) at the exit, but this process is always killed.
  flushCompileCache()
}

/** Decoded images lie outside the JavaScript heap, so their size alone does not trigger a collection. */
async function collectGarbage(): Promise<void> {
  if (process.memoryUsage.rss() < Math.max(COLLECT_ABOVE_BYTES, bytesAfterCollection + COLLECT_GROWTH_BYTES)) return
  globalThis.gc?.()
  const { heapTotal, heapUsed } = process.memoryUsage()
  if (heapTotal - heapUsed > SHRINK_ABOVE_BYTES) globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  // External memory is freed in a later turn of the event loop.
  await setImmediate()
  bytesAfterCollection = process.memoryUsage.rss()
}

async function execute(call: CallMessage): Promise<ResultMessage['outcome']> {
  try {
    await injectFault(faults, call)
    const engine = (await builtinEngine(call.engine)) as Record<string, (...args: readonly unknown[]) => unknown>
    const method = engine[call.method]
    if (method === undefined) throw new TypeError(`${call.engine} has no ${call.method}`)
    return { ok: true, value: await method.apply(engine, [...call.args]) }
  } catch (error) {
    return { ok: false, error: toErrorMessage(error) }
  }
}
