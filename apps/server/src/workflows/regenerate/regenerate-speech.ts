import { speechInFrames } from '@fablecut/domain/timeline/speech'
import { mapMaker } from '../provider-calls/maker.ts'
import { defineShotWork } from '../run/shot-work.ts'
import type { GeneratedSpeech } from '../shots/generate-speech.ts'
import { chooseSpeaker, speechEngine } from '../shots/choose-speaker.ts'
import { speechMaker } from '../shots/speech-maker.ts'
import { type GeneratedTake, failTake, makeTake } from './make-take.ts'
import { type ShotsRun, readShotsRun, requireShotOfRun, takeSeed } from './shots-run.ts'

/** Generates another voice-over of a shot. */
export const regenerateSpeech = defineShotWork({
  name: 'retake-voice',
  async run(runId, shotId, attempt, signal) {
    const run = await readShotsRun(runId)
    const shot = requireShotOfRun(run.view, shotId)
    const isChanged = (shotId: string): boolean => run.input.sentence === undefined && run.input.shotIds.includes(shotId)
    const kept = run.view.shots.filter((each) => !isChanged(each.shotId))
    const spoken = { view: run.view, shot, seed: takeSeed(run, shot), speaker: await chooseSpeaker(run.view, kept) }
    const maker = mapMaker(speechMaker(spoken, signal), (speech) => takeOf(run, speech))
    await makeTake(run, shot, { medium: 'audio-voice-over', attempt, maker, prompt: shot.voiceOver, signal })
  },
  async giveUp(runId, shotId, message) {
    const run = await readShotsRun(runId)
    await failTake(run, { medium: 'audio-voice-over', shotId, message, engine: speechEngine(run.view) })
  },
})

function takeOf({ view }: ShotsRun, speech: GeneratedSpeech): GeneratedTake {
  const { durationSeconds = 0, words = [] } = speech.metadata
  return { ...speech, speech: speechInFrames({ durationSeconds, words }, view.story.fps) }
}
