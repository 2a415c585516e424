import { type DetectedTrack, detectedCaptions } from '@fablecut/domain/captions/detected-captions'
import { styledLineWidth } from '@fablecut/domain/captions/cue-limits'
import { captureCredits } from '../../credits/capture-credits.ts'
import { lockRunBilling } from '../../credits/run-billing.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { newId } from '../../platform/new-id.ts'
import { lockRun } from '../../runs/change-state.ts'
import { failSideRun } from '../run/fail-side-run.ts'
import { finishRun } from '../../runs/finish-run.ts'
import { isStopped } from '../../runs/run-stopped.ts'
import { services } from '../run/services.ts'
import { readCaptionsRun } from './captions-run.ts'
import { readTranscripts } from './transcribe-file.ts'

/** User-facing message when no speech was found; the run is free of charge then. */
const NO_SPEECH = 'No speech was found in this sound. Nothing was charged'

/** Builds the captions, captures the price and ends the run in one transaction. */
export async function finishCaptions(runId: string): Promise<void> {
  const { input, size, style, priceCredits } = await readCaptionsRun(runId)
  const transcripts = await readTranscripts(runId)
  const detecting = { ...input, lineWidth: styledLineWidth(style, size), newId: () => `item_${newId()}` }
  const captions = input.tracks.flatMap(({ id, items }): [string, DetectedTrack][] => {
    const track = detectedCaptions(items, transcripts, detecting)
    return track ? [[id, track]] : []
  })
  if (captions.length === 0) return failSideRun(runId, NO_SPEECH)
  try {
    await inTransaction(services().pool, async (tx) => {
      await lockRun(tx, runId)
      await captureCredits(tx, await lockRunBilling(tx, runId), { label: 'captions', credits: priceCredits })
      const output = { captions: Object.fromEntries(captions) }
      await finishRun(tx, { runId, runStatus: 'RUN_SUCCESS', storyStatus: 'completed', money: 'release', output })
    })
  } catch (error) {
    // After a crash between the commit and the step's record, or cancelled at the end.
    if (!isStopped(error)) throw error
  }
}
