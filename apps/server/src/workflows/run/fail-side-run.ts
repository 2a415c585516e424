import { inTransaction } from '../../platform/database/transaction.ts'
import { services } from './services.ts'
import { finishRun } from '../../runs/finish-run.ts'
import { RunStopped } from '../../runs/run-stopped.ts'

/** Ends a side run that can't go on: what it delivered stays paid, the rest comes back, and its story is as it was. One that has ended already stays as it is. */
export async function failSideRun(runId: string, message: string, output?: Record<string, unknown>): Promise<void> {
  try {
    await inTransaction(services().pool, (tx) =>
      finishRun(tx, {
        runId,
        runStatus: 'RUN_FAILED',
        storyStatus: 'failed',
        error: message,
        money: 'release',
        ...(output && { output }),
      }),
    )
  } catch (error) {
    if (!(error instanceof RunStopped)) throw error
  }
}
