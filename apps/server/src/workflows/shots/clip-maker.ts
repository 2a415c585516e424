import { DEFAULT_FPS } from '@fablecut/domain/story/category'
import { pricedResolution } from '@fablecut/domain/pricing/unit-price'
import { isMotionGraphic } from '@fablecut/domain/story/shot-plan/motion-graphic'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { clipBrief } from '@fablecut/generation/briefs/clip-brief'
import { requestKindOfClip } from '@fablecut/generation/provider/clip-kind'
import type { FileReference, MediaRequest } from '@fablecut/generation/requests/media-request'
import { planOfImage, readImageMetadata } from '../../media/generated-metadata.ts'
import { type RunView, type ShotRow, videoModelOf } from '../../runs/read-run.ts'
import { planOf } from '../../stories/wire-story.ts'
import { generationOf } from '../categories/categories.ts'
import type { Maker } from '../provider-calls/maker.ts'
import { services } from '../run/services.ts'
import { chosenEngine } from './by-provider/pick-routes.ts'
import { providerMaker } from './by-provider/provider-maker.ts'
import { keepClip } from './keep-clip.ts'
import { leadFrames, planClip } from './clip-length.ts'
import { clipSound } from './by-provider/clip-sound.ts'
import { engineName } from './engine-name.ts'
import { type ClipRequest, type GeneratedClip, type StoredImage, generateClip, readImage } from './generate-clip.ts'
import { briefOf } from '../briefs/shot-brief.ts'
import { readSpeech } from './speech-of.ts'

/** Who makes a shot's clip, and how. Diagrams and lettering, which the built-in painter has drawn, are moved by the built-in animator. */
export async function clipMaker(
  view: RunView,
  shot: ShotRow,
  choices: ClipRequest,
  signal: AbortSignal | undefined,
): Promise<Maker<GeneratedClip>> {
  const image = await readImage(shot.activeImageId)
  const wanted = await providerRequest(view, shot, image, choices)
  const style = readImageMetadata(image.metadata).style ?? generationOf(view).imageOptions(view).style
  const byProvider = isDrawn(planOfImage(image.metadata) ?? planOf(shot))
    ? null
    : providerMaker({
        shot,
        what: 'clip',
        picked: videoModelOf(view),
        settings: view.inputs.advancedSettings,
        request: wanted,
        write: ({ row }) => clipBrief(briefOf(view, shot, style), row.send),
        keep: (result) => keepClip(view, shot, wanted, result),
      })
  if (byProvider) return byProvider
  const model = services().engines.video(videoModelOf(view))
  return { by: 'builtin', engine: engineName(model), make: () => generateClip(view, shot, model, choices, signal) }
}

const isDrawn = (plan: ShotPlan | null): boolean => plan !== null && isMotionGraphic(plan)

/** The engine that makes a shot's clip, e.g. `builtin/animator`. */
export function clipEngine(view: RunView, shot: ShotRow | undefined): string {
  const picked = videoModelOf(view)
  const chosen =
    shot && isDrawn(planOf(shot))
      ? null
      : chosenEngine(requestKindOfClip(services().providers.routes, picked), picked, view.inputs.advancedSettings)
  return chosen ?? engineName(services().engines.video(picked))
}

/** The model's own words follow from the route. */
async function providerRequest(view: RunView, shot: ShotRow, image: StoredImage, choices: ClipRequest): Promise<MediaRequest> {
  const { width, height } = view.story
  const { parameters } = view.inputs.advancedSettings?.videoModelConfig ?? {}
  const picked = videoModelOf(view)
  const resolution = pricedResolution({ model: picked, parameters })
  const kind = requestKindOfClip(services().providers.routes, picked)
  const speech = (await readSpeech(services().db, [shot])).get(shot.shotId)
  const seconds = Math.max(choices.minSeconds ?? 0, planClip(view, shot.shotId, speech).durationSeconds)
  const narration = speech ? { mediaId: speech.mediaId, leadSeconds: leadFrames(view, shot.shotId, speech) / DEFAULT_FPS } : null
  const sound = kind === 'talk' ? await clipSound({ view, shot, narration, seconds }) : null
  const end = choices.endFrameId === undefined ? null : await readImage(choices.endFrameId)
  const generation = generationOf(view)
  return {
    kind,
    prompt: shot.videoPrompt,
    seed: choices.seed,
    size: { width, height },
    seconds,
    image: fileOf(image),
    ...(sound && { audio: sound }),
    ...(end && { endImage: fileOf(end) }),
    resolution,
    ...(parameters?.videoMode !== undefined && { mode: parameters.videoMode }),
    hasSound: generation.clipOptions(view, shot.shotId).sound !== undefined,
  }
}

const fileOf = ({ hash, mimeType }: StoredImage): FileReference => ({ hash, mediaType: mimeType ?? 'image/png' })
