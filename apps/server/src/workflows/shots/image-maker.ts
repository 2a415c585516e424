import { imageBrief } from '@fablecut/generation/briefs/image-brief'
import { type Route, engineOfRoute } from '@fablecut/generation/provider/routes'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { imageQuality } from '@fablecut/domain/story/models/output-quality'
import { isMotionGraphic } from '@fablecut/domain/story/shot-plan/motion-graphic'
import { SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import { fitImage } from '@fablecut/render/fit/fit-image'
import { type RunView, type ShotRow, imageModelOf } from '../../runs/read-run.ts'
import { planOf } from '../../stories/wire-story.ts'
import { generationOf } from '../categories/categories.ts'
import { fitResult } from '../provider-calls/fit-result.ts'
import type { Maker } from '../provider-calls/maker.ts'
import type { StoredResult } from '../provider-calls/stored-result.ts'
import { services } from '../run/services.ts'
import { engineName } from './engine-name.ts'
import { type GeneratedImage, type ImageRequest, generateImage } from './generate-image.ts'
import { refusalOf } from './refusal.ts'

/**
 * Who makes a shot's image, and how. Lettering and diagrams are drawn by the built-in painter for every model: a painter of pictures cannot write or count.
 */
export function imageMaker(view: RunView, shot: ShotRow, choices: ImageRequest, signal: AbortSignal | undefined): Maker<GeneratedImage> {
  const request = providerRequest(view, shot, choices)
  const route = routeOf(view, shot, request)
  if (route)
    return {
      by: 'provider',
      route,
      request,
      refusal: refusalOf(shot, route, 'picture'),
      keep: (result) => keepImage(view, shot, choices, result),
    }
  const model = services().engines.image(imageModelOf(view))
  return { by: 'builtin', engine: engineName(model), make: () => generateImage(view, shot, model, choices, signal) }
}

function routeOf(view: RunView, shot: ShotRow | undefined, request?: MediaRequest): Route | null {
  const plan = shot && planOf(shot)
  return plan && isMotionGraphic(plan) ? null : services().providers.routes.find('image', imageModelOf(view), request)
}

/** The engine that makes a shot's image, e.g. `builtin/painter`. */
export function imageEngine(view: RunView, shot: ShotRow | undefined): string {
  const route = routeOf(view, shot)
  return route ? engineOfRoute(route) : engineName(services().engines.image(imageModelOf(view)))
}

function providerRequest(view: RunView, shot: ShotRow, { seed, style, references = [] }: ImageRequest): MediaRequest {
  const { width, height } = view.story
  const options = generationOf(view).imageOptions(view)
  const cast = [options.character, ...(options.companions ?? [])].flatMap((member) => member?.name ?? [])
  return {
    kind: 'image',
    prompt: imageBrief({ prompt: shot.imagePrompt, style: style ?? options.style, cast }),
    seed,
    size: { width, height },
    quality: imageQuality(view.inputs),
    ...(references.length > 0 && { references }),
  }
}

function keepImage(view: RunView, shot: ShotRow, choices: ImageRequest, result: StoredResult): Promise<GeneratedImage> {
  const { width, height } = view.story
  const plan = planOf(shot)
  const style = choices.style ?? generationOf(view).imageOptions(view).style
  return fitResult(result, 'jpg', async (from, to) => {
    await fitImage(from, { width, height }, to)
    const planned = plan && { plan, plan_version: SHOT_PLAN_VERSION }
    return { mimeType: 'image/jpeg', metadata: { ...planned, style, quality: imageQuality(view.inputs), width, height } }
  })
}
