import { runProcess } from './process.ts'
import { startWorker } from './start-worker.ts'

await runProcess('worker', (context) => startWorker({ ...context, onLeaseLost: () => exitAfterLeaseLoss() }))

/** Other workers continue this worker's work: it must not write anything any more. */
function exitAfterLeaseLoss(): never {
  process.exit(75)
}
