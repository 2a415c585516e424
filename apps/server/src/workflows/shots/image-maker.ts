import { imageBrief } from '@fablecut/generation/briefs/image-brief'
import type { ShotBrief } from '@fablecut/generation/briefs/shot-brief'
import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { imageQuality } from '@fablecut/domain/story/models/output-quality'
import { isMotionGraphic } from '@fablecut/domain/story/shot-plan/motion-graphic'
import { SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import { fitImage } from '@fablecut/render/fit/fit-image'
import { type RunView, type ShotRow, imageModelOf } from '../../runs/read-run.ts'
import { planOf } from '../../stories/wire-story.ts'
import { generationOf } from '../categories/categories.ts'
import { type ShotReference, referencesOfShot } from '../character-sheet/references-of-shot.ts'
import { fitResult } from '../provider-calls/fit-result.ts'
import type { Maker } from '../provider-calls/maker.ts'
import type { StoredResult } from '../provider-calls/stored-result.ts'
import { services } from '../run/services.ts'
import { chosenEngine } from './by-provider/pick-routes.ts'
import { providerMaker } from './by-provider/provider-maker.ts'
import { engineName } from './engine-name.ts'
import { type GeneratedImage, type ImageRequest, generateImage } from './generate-image.ts'
import { briefOf } from '../briefs/shot-brief.ts'

/**
 * Who makes a shot's image, and how. Lettering and diagrams are drawn by the built-in painter for every model: a painter of pictures cannot write or count.
 */
export async function imageMaker(
  view: RunView,
  shot: ShotRow,
  choices: ImageRequest,
  signal: AbortSignal | undefined,
): Promise<Maker<GeneratedImage>> {
  const pictures = providerEngine(view, shot) !== null ? await referencesOfShot(view, shot) : []
  const wanted = providerRequest(view, shot, choices, pictures)
  const { advancedSettings: settings } = view.inputs
  const byProvider = isDrawn(shot)
    ? null
    : providerMaker({
        shot,
        what: 'picture',
        picked: imageModelOf(view),
        settings,
        request: wanted,
        write: ({ row }) => imageBrief(referencedBrief(briefOf(view, shot, styleOf(view, choices)), row, wanted, pictures), row.send),
        keep: (result) => keepImage(view, shot, choices, result),
      })
  if (byProvider) return byProvider
  const model = services().engines.image(imageModelOf(view))
  return { by: 'builtin', engine: engineName(model), make: () => generateImage(view, shot, model, choices, signal) }
}

function isDrawn(shot: ShotRow | undefined): boolean {
  const plan = shot && planOf(shot)
  return plan ? isMotionGraphic(plan) : false
}

const providerEngine = (view: RunView, shot: ShotRow | undefined): string | null =>
  isDrawn(shot) ? null : chosenEngine('image', imageModelOf(view), view.inputs.advancedSettings)

/** The engine that makes a shot's image, e.g. `builtin/painter`. */
export function imageEngine(view: RunView, shot: ShotRow | undefined): string {
  const picked = imageModelOf(view)
  return providerEngine(view, shot) ?? engineName(services().engines.image(picked))
}

const styleOf = (view: RunView, { style }: ImageRequest): string => style ?? generationOf(view).imageOptions(view).style

/** The model's own words follow from the route. */
function providerRequest(
  view: RunView,
  shot: ShotRow,
  { seed, references: picked = [] }: ImageRequest,
  pictures: readonly ShotReference[],
): MediaRequest {
  const { width, height } = view.story
  const references = [...picked, ...pictures.map(({ file }) => file)]
  return {
    kind: 'image',
    prompt: shot.imagePrompt,
    seed,
    size: { width, height },
    quality: imageQuality(view.inputs),
    ...(references.length > 0 && { references }),
  }
}

/** The model is told what the pictures show that it is given; it takes some of them, the first ones. */
function referencedBrief(
  brief: ShotBrief,
  row: CatalogueRow,
  { references = [] }: MediaRequest,
  pictures: readonly ShotReference[],
): ShotBrief {
  const taken = new Set(references.slice(0, row.send.references?.max ?? 0))
  const shown = pictures.filter(({ file }) => taken.has(file))
  const referenced = [...new Set(shown.flatMap(({ names }) => names))]
  return { ...brief, referenced, hasStyleReference: shown.some(({ names }) => names.length === 0) }
}

function keepImage(view: RunView, shot: ShotRow, choices: ImageRequest, result: StoredResult): Promise<GeneratedImage> {
  const { width, height } = view.story
  const plan = planOf(shot)
  const style = styleOf(view, choices)
  return fitResult(result, 'jpg', async (from, to) => {
    await fitImage(from, { width, height }, to)
    const planned = plan && { plan, plan_version: SHOT_PLAN_VERSION }
    return { mimeType: 'image/jpeg', metadata: { ...planned, style, quality: imageQuality(view.inputs), width, height } }
  })
}
