import type { Phase } from '@fablecut/domain/story/status'
import { settlementOnFailure } from '@fablecut/domain/story/settlement'
import { inTransaction } from '../../platform/database/transaction.ts'
import { finishRun } from '../../runs/finish-run.ts'
import { RunStopped } from '../../runs/run-stopped.ts'
import { services } from '../run/services.ts'

/** Ends a run in `failed:<phase>` with what the phase's rule gives back (CD-05). A run that has ended already stays as it is. */
export async function failRun(runId: string, phase: Phase, message: string): Promise<void> {
  try {
    const storyStatus = `failed:${phase}` as const
    await inTransaction(services().pool, (tx) =>
      finishRun(tx, { runId, runStatus: 'RUN_FAILED', storyStatus, error: message, money: settlementOnFailure(storyStatus) }),
    )
  } catch (error) {
    if (!(error instanceof RunStopped)) throw error
  }
}
