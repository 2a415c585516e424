import { DEFAULT_FPS } from '@fablecut/domain/story/category'
import { clipQuality } from '@fablecut/domain/story/models/output-quality'
import { isMotionGraphic } from '@fablecut/domain/story/shot-plan/motion-graphic'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { styleWords } from '@fablecut/generation/briefs/image-brief'
import { type Route, engineOfRoute } from '@fablecut/generation/provider/routes'
import type { FileReference, MediaRequest } from '@fablecut/generation/requests/media-request'
import { fitClip } from '@fablecut/render/fit/fit-clip'
import { planOfImage } from '../../media/generated-metadata.ts'
import { type RunView, type ShotRow, videoModelOf } from '../../runs/read-run.ts'
import { planOf } from '../../stories/wire-story.ts'
import { generationOf } from '../categories/categories.ts'
import { fitResult } from '../provider-calls/fit-result.ts'
import type { Maker } from '../provider-calls/maker.ts'
import type { StoredResult } from '../provider-calls/stored-result.ts'
import { services } from '../run/services.ts'
import { planClip } from './clip-length.ts'
import { engineName } from './engine-name.ts'
import { type ClipRequest, type GeneratedClip, type StoredImage, generateClip, readImage } from './generate-clip.ts'
import { refusalOf } from './refusal.ts'
import { readSpeech } from './speech-of.ts'

/** Who makes a shot's clip, and how. Diagrams and lettering, which the built-in painter has drawn, are moved by the built-in animator. */
export async function clipMaker(
  view: RunView,
  shot: ShotRow,
  choices: ClipRequest,
  signal: AbortSignal | undefined,
): Promise<Maker<GeneratedClip>> {
  const image = await readImage(shot.activeImageId)
  const request = await providerRequest(view, shot, image, choices)
  const route = routeOf(view, planOfImage(image.metadata) ?? planOf(shot), request)
  if (route)
    return { by: 'provider', route, request, refusal: refusalOf(shot, route, 'clip'), keep: (result) => keepClip(view, request, result) }
  const model = services().engines.video(videoModelOf(view))
  return { by: 'builtin', engine: engineName(model), make: () => generateClip(view, shot, model, choices, signal) }
}

const routeOf = (view: RunView, plan: ShotPlan | null, request?: MediaRequest): Route | null =>
  plan && isMotionGraphic(plan) ? null : services().providers.routes.find('clip', videoModelOf(view), request)

/** The engine that makes a shot's clip, e.g. `builtin/animator`. */
export function clipEngine(view: RunView, shot: ShotRow | undefined): string {
  const route = routeOf(view, shot ? planOf(shot) : null)
  return route ? engineOfRoute(route) : engineName(services().engines.video(videoModelOf(view)))
}

async function providerRequest(view: RunView, shot: ShotRow, image: StoredImage, choices: ClipRequest): Promise<MediaRequest> {
  const { width, height } = view.story
  const { parameters } = view.inputs.advancedSettings?.videoModelConfig ?? {}
  const end = choices.endFrameId === undefined ? null : await readImage(choices.endFrameId)
  const generation = generationOf(view)
  return {
    kind: 'clip',
    prompt: `${shot.videoPrompt.trim()} Style: ${styleWords(generation.imageOptions(view).style)}.`,
    seed: choices.seed,
    size: { width, height },
    seconds: await neededSeconds(view, shot, choices),
    image: fileOf(image),
    ...(end && { endImage: fileOf(end) }),
    ...(parameters?.resolution !== undefined && { resolution: parameters.resolution }),
    ...(parameters?.videoMode !== undefined && { mode: parameters.videoMode }),
    hasSound: generation.clipOptions(view, shot.shotId).sound !== undefined,
  }
}

function keepClip(view: RunView, { seconds = 0, hasSound = false }: MediaRequest, result: StoredResult): Promise<GeneratedClip> {
  const { width, height } = view.story
  return fitResult(result, 'mp4', async (from, to) => {
    const target = { width, height, fps: DEFAULT_FPS, frames: Math.round(seconds * DEFAULT_FPS), hasSound }
    const { frames, hasAudio } = await fitClip(from, target, to)
    const facts = { has_audio: hasAudio, quality: clipQuality(view.inputs), width, height, fps: DEFAULT_FPS }
    return { mimeType: 'video/mp4', metadata: { ...facts, frames, duration: frames / DEFAULT_FPS } }
  })
}

const fileOf = ({ hash, mimeType }: StoredImage): FileReference => ({ hash, mediaType: mimeType ?? 'image/png' })

/** Seconds that the film needs of the clip. */
async function neededSeconds(view: RunView, shot: ShotRow, { minSeconds = 0 }: ClipRequest): Promise<number> {
  const speech = (await readSpeech(services().db, [shot])).get(shot.shotId)
  return Math.max(minSeconds, planClip(view, shot.shotId, speech, true).durationSeconds)
}
