import { speechInFrames } from '@fablecut/domain/timeline/speech'
import type { ShotRow } from '../../runs/read-run.ts'
import type { Maker } from '../provider-calls/maker.ts'
import { services } from '../run/services.ts'
import { engineName } from '../shots/engine-name.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { generateSpeech } from '../shots/generate-speech.ts'
import { type GeneratedTake, failTake, makeTake } from './make-take.ts'
import { type ShotsRun, readShotsRun, requireShotOfRun } from './shots-run.ts'

/** Generates another voice-over of a shot. */
export const regenerateSpeech = defineShotWork({
  name: 'retake-voice',
  async run(runId, shotId, attempt, signal) {
    const run = await readShotsRun(runId)
    const shot = requireShotOfRun(run.view, shotId)
    const maker: Maker<GeneratedTake> = { by: 'builtin', engine: speechEngine(), make: () => speak(run, shot, signal) }
    await makeTake(run, shot, { medium: 'audio-voice-over', attempt, maker, prompt: shot.voiceOver, signal })
  },
  async giveUp(runId, shotId, message) {
    await failTake(await readShotsRun(runId), { medium: 'audio-voice-over', shotId, message, engine: speechEngine() })
  },
})

const speechEngine = (): string => engineName(services().engines.speech)

async function speak({ view }: ShotsRun, shot: ShotRow, signal: AbortSignal | undefined): Promise<GeneratedTake> {
  const speech = await generateSpeech(view, shot, services().engines.speech, signal)
  const { durationSeconds = 0, words = [] } = speech.metadata
  return { ...speech, mimeType: 'audio/wav', speech: speechInFrames({ durationSeconds, words }, view.story.fps) }
}
