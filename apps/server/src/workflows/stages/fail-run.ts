import type { SoundKind } from '@fablecut/domain/story/models/sound-maker'
import type { Phase } from '@fablecut/domain/story/status'
import { settlementOnFailure } from '@fablecut/domain/story/settlement'
import { inTransaction } from '../../platform/database/transaction.ts'
import { lockRun } from '../../runs/change-state.ts'
import { finishRun, returnToPreview } from '../../runs/finish-run.ts'
import { RunStopped } from '../../runs/run-stopped.ts'
import { toUnavailableSoundOutput } from '../../runs/sound-choice.ts'
import { services } from '../run/services.ts'

/**
 * Ends a run in `failed:<phase>` and returns credits by the phase's rule (CD-05). Ignores a run that has ended. A refunded resume pauses
 * its preview again: the preview is paid for, and `failed:generating_videos` could not be continued.
 */
export async function failRun(runId: string, phase: Phase, message: string, sound?: SoundKind): Promise<void> {
  const status = `failed:${phase}` as const
  const end = {
    runId,
    runStatus: 'RUN_FAILED',
    step: status,
    error: message,
    money: settlementOnFailure(status),
    ...(sound && { output: toUnavailableSoundOutput(sound) }),
  } as const
  try {
    await inTransaction(services().pool, async (tx) => {
      const { kind } = await lockRun(tx, runId)
      if (kind === 'resume' && end.money === 'refund') await returnToPreview(tx, end)
      else await finishRun(tx, { ...end, storyStatus: status })
    })
  } catch (error) {
    if (!(error instanceof RunStopped)) throw error
  }
}
