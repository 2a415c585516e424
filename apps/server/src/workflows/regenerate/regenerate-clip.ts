import { EngineRefusal } from '@fablecut/generation/engine-error'
import type { RunView } from '../../runs/read-run.ts'
import { clipEngine, clipMaker } from '../shots/clip-maker.ts'
import { type ClipRequest, endFrameOf, framesOf } from '../shots/generate-clip.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { failTake, makeTake } from './make-take.ts'
import { fitOfSentence } from './sentence-run.ts'
import { type ShotsRun, readShotsRun, requireShotOfRun, sameSeed, takeSeed } from './shots-run.ts'

/** Generates another clip of a shot. */
export const regenerateClip = defineShotWork({
  name: 'retake-video',
  async run(runId, shotId, attempt, signal) {
    const run = await readShotsRun(runId)
    const { view, input } = run
    const shot = requireShotOfRun(view, shotId)
    if (!shot.activeImageId) throw new EngineRefusal('no_picture', 'This shot has no picture to move')
    const source = run.shape?.sourceOf(shotId, 'video')
    const endFrameId = source ? source.endFrameId : (input.endFrames[shotId] ?? endFrameOf(view, shot))
    const end = endFrameId === undefined ? {} : { endFrameId }
    const choices: ClipRequest = source
      ? { ...sameSeed(run, shot, source), minSeconds: source.duration, ...end }
      : { seed: takeSeed(run, shot), take: input.take, minSeconds: await secondsNeeded(run, shotId), ...end }
    const maker = await clipMaker(view, shot, choices, signal)
    const files = framesOf(shot, endFrameId)
    const shapeOf = source && { shapeOf: source.origin }
    await makeTake(run, shot, { medium: 'video', attempt, maker, prompt: shot.videoPrompt, files, signal, ...shapeOf })
  },
  async giveUp(runId, shotId, message) {
    const run = await readShotsRun(runId)
    const shot = run.view.shots.find((candidate) => candidate.shotId === shotId)
    await failTake(run, { medium: 'video', shotId, message, engine: clipEngine(run.view, shot) })
  },
})

async function secondsNeeded({ view, input }: ShotsRun, shotId: string): Promise<number> {
  const shown = secondsOnTimeline(view, shotId)
  const fit = input.sentence === undefined ? null : await fitOfSentence(view, shotId)
  return fit ? Math.max(shown, fit.durationInFrames / view.story.fps + HANDLE_SECONDS) : shown
}

/** Handle past the item's end for trimming, in seconds. */
const HANDLE_SECONDS = 0.5

/** The seconds of a clip that the shot's items show, from the first frame to the last, so that a new take has them too; 0 for a shot without an item. */
export function secondsOnTimeline({ previousTimeline, story: { fps } }: RunView, shotId: string): number {
  const primary = previousTimeline?.tracks.find(({ isPrimary }) => isPrimary)
  const items = primary?.items.filter((candidate) => candidate.shotId === shotId) ?? []
  const shown = items.map((item) => {
    const from = items.length > 1 && 'sourceTrimStartFrames' in item ? item.sourceTrimStartFrames : 0
    return from + item.durationInFrames * (item.type === 'video' ? (item.speed ?? 1) : 1)
  })
  return shown.length === 0 ? 0 : Math.max(...shown) / fps + HANDLE_SECONDS
}
