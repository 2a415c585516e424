import { EngineRefusal } from '@fablecut/engines/engine-error'
import { type RunView, videoModelOf } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { arrivalOf, generateClip } from '../shots/generate-clip.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { giveUpTake, makeTake } from './make-take.ts'
import { readShotsRun, seedOfTake, shotOfRun } from './shots-run.ts'

/** Moves a shot's picture another way. */
export const retakeVideo = defineShotWork({
  name: 'retake-video',
  async make(runId, shotId, attempt, signal) {
    const run = await readShotsRun(runId)
    const { view, asked } = run
    const one = shotOfRun(view, shotId)
    if (!one.activeImageId) throw new EngineRefusal('no_picture', 'This shot has no picture to move')
    const model = services().engines.video(videoModelOf(view))
    const endFrameId = asked.end_frames[shotId] ?? arrivalOf(view, one)
    const end = endFrameId === undefined ? {} : { endFrameId }
    await makeTake(run, one, {
      medium: 'video',
      attempt,
      model,
      prompt: one.videoPrompt,
      files: { referenceMediaId: one.activeImageId, ...(endFrameId !== undefined && { endFrameMediaId: endFrameId }) },
      async make() {
        const choices = { seed: seedOfTake(run, one), take: asked.take, leastSeconds: secondsOnTimeline(view, shotId), ...end }
        return { ...(await generateClip(view, one, model, choices, signal)), mimeType: 'video/mp4' }
      },
    })
  },
  async giveUp(runId, shotId, message) {
    const run = await readShotsRun(runId)
    await giveUpTake(run, { medium: 'video', shotId, message, model: services().engines.video(videoModelOf(run.view)) })
  },
})

/** Room past the item's end for trimming, in seconds. */
const HANDLE_SECONDS = 0.5

/** As much of a clip as the shot's item shows, so that a new take fills the same place; 0 for a shot that is not on the timeline. */
function secondsOnTimeline({ previousTimeline, story: { fps } }: RunView, shotId: string): number {
  const primary = previousTimeline?.tracks.find(({ isPrimary }) => isPrimary)
  const item = primary?.items.find((one) => one.shotId === shotId)
  if (!item) return 0
  const speed = item.type === 'video' ? (item.speed ?? 1) : 1
  return (item.durationInFrames * speed) / fps + HANDLE_SECONDS
}
