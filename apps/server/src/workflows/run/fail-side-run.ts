import { eq } from 'drizzle-orm'
import { run } from '../../platform/database/schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { services } from './services.ts'
import { finishRun } from '../../runs/finish-run.ts'
import { moneyAtEarlyEnd } from '../../runs/money-at-early-end.ts'
import { RunStopped } from '../../runs/run-stopped.ts'

/** Fails a side run; its story is unchanged. Ignores a run that has ended. */
export async function failSideRun(runId: string, message: string, output?: Record<string, unknown>): Promise<void> {
  try {
    await inTransaction(services().pool, async (tx) => {
      const [row] = await tx.db.select({ input: run.input }).from(run).where(eq(run.id, runId))
      await finishRun(tx, {
        runId,
        runStatus: 'RUN_FAILED',
        storyStatus: 'failed',
        error: message,
        money: moneyAtEarlyEnd(row?.input ?? {}),
        ...(output && { output }),
      })
    })
  } catch (error) {
    if (!(error instanceof RunStopped)) throw error
  }
}
