import { speechInFrames } from '@fablecut/domain/timeline/speech'
import { services } from '../run/services.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { generateSpeech } from '../shots/generate-speech.ts'
import { failTake, generateTake } from './generate-take.ts'
import { readShotsRun, requireShotOfRun } from './shots-run.ts'

/** Generates another voice-over of a shot. */
export const regenerateSpeech = defineShotWork({
  name: 'retake-voice',
  async run(runId, shotId, attempt, signal) {
    const run = await readShotsRun(runId)
    const shot = requireShotOfRun(run.view, shotId)
    const model = services().engines.speech
    await generateTake(run, shot, {
      medium: 'audio-voice-over',
      attempt,
      model,
      prompt: shot.voiceOver,
      async generate() {
        const speech = await generateSpeech(run.view, shot, model, signal)
        const { durationSeconds = 0, words = [] } = speech.metadata
        return { ...speech, mimeType: 'audio/wav', speech: speechInFrames({ durationSeconds, words }, run.view.story.fps) }
      },
    })
  },
  async giveUp(runId, shotId, message) {
    await failTake(await readShotsRun(runId), { medium: 'audio-voice-over', shotId, message, model: services().engines.speech })
  },
})
