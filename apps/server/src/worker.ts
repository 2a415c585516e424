import { runProcess } from './process.ts'
import { startWorker } from './start-worker.ts'

await runProcess('worker', (context) => startWorker({ ...context, onLeaseLost: () => endFrozen() }))

/** Others do this worker's work already: nothing of it may be written any more. */
function endFrozen(): never {
  process.exit(75)
}
