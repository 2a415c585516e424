import { eq } from 'drizzle-orm'
import { run } from '../../platform/database/schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { services } from './services.ts'
import { finishRun } from '../../runs/finish-run.ts'
import { RunStopped } from '../../runs/run-stopped.ts'

/**
 * Fails a side run: delivered work stays captured, the rest is released, and its story is unchanged. A changed sentence is delivered as a whole, so that
 * a clip made for it is refunded as well. Ignores a run that has ended.
 */
export async function failSideRun(runId: string, message: string, output?: Record<string, unknown>): Promise<void> {
  try {
    await inTransaction(services().pool, async (tx) => {
      const [row] = await tx.db.select({ input: run.input }).from(run).where(eq(run.id, runId))
      await finishRun(tx, {
        runId,
        runStatus: 'RUN_FAILED',
        storyStatus: 'failed',
        error: message,
        money: row && 'sentence' in row.input ? 'refund' : 'release',
        ...(output && { output }),
      })
    })
  } catch (error) {
    if (!(error instanceof RunStopped)) throw error
  }
}
