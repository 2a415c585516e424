import { speechInFrames } from '@fablecut/domain/timeline/speech'
import { services } from '../run/services.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { generateSpeech } from '../shots/generate-speech.ts'
import { giveUpTake, makeTake } from './make-take.ts'
import { readShotsRun, shotOfRun } from './shots-run.ts'

/** Speaks a shot's words anew. */
export const retakeVoice = defineShotWork({
  name: 'retake-voice',
  async make(runId, shotId, attempt, signal) {
    const run = await readShotsRun(runId)
    const one = shotOfRun(run.view, shotId)
    const model = services().engines.speech
    await makeTake(run, one, {
      medium: 'audio-voice-over',
      attempt,
      model,
      prompt: one.voiceOver,
      async make() {
        const spoken = await generateSpeech(run.view, one, model, signal)
        const { durationSeconds = 0, words = [] } = spoken.metadata
        return { ...spoken, mimeType: 'audio/wav', speech: speechInFrames({ durationSeconds, words }, run.view.story.fps) }
      },
    })
  },
  async giveUp(runId, shotId, message) {
    await giveUpTake(await readShotsRun(runId), { medium: 'audio-voice-over', shotId, message, model: services().engines.speech })
  },
})
