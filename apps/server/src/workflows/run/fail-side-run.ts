import { inTransaction } from '../../platform/database/transaction.ts'
import { services } from './services.ts'
import { finishRun } from '../../runs/finish-run.ts'
import { RunStopped } from '../../runs/run-stopped.ts'

/** Fails a side run: delivered work stays captured, the rest is released, and its story is unchanged. Ignores a run that has ended. */
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
