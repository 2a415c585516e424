import { setPriority } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { builtinEngine } from '../builtin.ts'
import { FAULTS_VARIABLE, readFaultPlan, injectFault } from './faults.ts'
import { toErrorMessage } from './messages.ts'
import type { AnswerMessage, CallMessage } from './messages.ts'

// Entry of an engine process. It works on one call at a time; the host queues.

// Before anything else, so that threads and programs started later inherit it.
setPriority(10)
new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: { parent: process.ppid } }).unref()

const TIDY_ABOVE_BYTES = 256 * 2 ** 20

const faults = readFaultPlan(process.env[FAULTS_VARIABLE])

// The host is gone: end the whole process group, programs such as ffmpeg included.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
process.on('message', (call: CallMessage) => void answer(call))

async function answer(call: CallMessage): Promise<void> {
  const outcome = await perform(call)
  await tidyUp()
  const residentMb = process.memoryUsage.rss() / 2 ** 20
  try {
    process.send?.({ id: call.id, residentMb, outcome } satisfies AnswerMessage)
  } catch (error) {
    process.send?.({ id: call.id, residentMb, outcome: { ok: false, error: toErrorMessage(error) } } satisfies AnswerMessage)
  }
}

/** Pictures lie outside of the heap that the collector watches: it is asked to look. */
async function tidyUp(): Promise<void> {
  if (process.memoryUsage.rss() < TIDY_ABOVE_BYTES) return
  globalThis.gc?.()
  // What it found is freed in a later turn of the event loop.
  await setImmediate()
}

async function perform(call: CallMessage): Promise<AnswerMessage['outcome']> {
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
