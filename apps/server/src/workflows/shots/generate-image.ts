import type { ImageModelV4, ImageModelV4File, JSONObject } from '@ai-sdk/provider'
import { SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import { imageQuality } from '@fablecut/domain/story/models/output-quality'
import type { ImageMetadata, ImageOptions } from '@fablecut/engines/ports/options'
import type { StoredBlob } from '../../platform/storage/storage.ts'
import { generationOf } from '../categories/categories.ts'
import type { RunView, ShotRow } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { planOf } from '../../stories/wire-story.ts'
import { bytesOf } from './bytes-of.ts'

/** Options of an image besides its prompt and position in the story. */
export type ImageRequest = {
  readonly seed: number
  /** See ImageOptions. */
  readonly take?: number
  /** The prompt stands alone: the story's text at this position is ignored. */
  readonly isRewritten?: boolean
  /** Instead of the story's style. */
  readonly style?: string
  /** Reference images; built-in models use `style` only. */
  readonly references?: readonly ImageModelV4File[]
}

export type GeneratedImage = { readonly blob: StoredBlob; readonly mimeType: string; readonly metadata: Record<string, unknown> }

/** Generates a shot's image and stores it, with its style for its clip and with the plan it shows. */
export async function generateImage(
  view: RunView,
  shot: ShotRow,
  model: ImageModelV4,
  choices: ImageRequest,
  signal: AbortSignal | undefined,
): Promise<GeneratedImage> {
  const { width, height } = view.story
  const options = imageOptions(view, shot, choices)
  const response = await model.doGenerate({
    prompt: shot.imagePrompt,
    n: 1,
    size: `${width}x${height}`,
    aspectRatio: undefined,
    seed: choices.seed,
    files: choices.references?.length ? [...choices.references] : undefined,
    mask: undefined,
    providerOptions: { fablecut: { ...options } },
    ...(signal === undefined ? {} : { abortSignal: signal }),
  })
  const drawn = response.providerMetadata?.['fablecut'] as ImageMetadata | undefined
  const bytes = bytesOf(response.images[0]!)
  const planned = options.plan && { plan: options.plan, plan_version: SHOT_PLAN_VERSION }
  const blob = await services().storage.putBytes(bytes)
  return {
    blob,
    mimeType: imageType(bytes),
    metadata: { ...drawn, ...planned, style: options.style, quality: options.quality, width, height },
  }
}

function imageOptions(view: RunView, shot: ShotRow, { style, take, isRewritten }: ImageRequest): ImageOptions {
  const { storyText, asmr, ...categoryOptions } = generationOf(view).imageOptions(view)
  const plan = planOf(shot)
  const { language } = view.inputs
  return {
    ...categoryOptions,
    ...(asmr && { asmr: isRewritten ? { ...asmr, material: shot.imagePrompt } : asmr }),
    ...(storyText !== undefined && !isRewritten && { storyText }),
    ...(take !== undefined && { take }),
    ...(plan ? { plan: { ...plan } as unknown as JSONObject } : !isRewritten && { isPromptGenerated: true }),
    ...(language !== undefined && { language }),
    style: style ?? categoryOptions.style,
    quality: imageQuality(view.inputs),
    shotIndex: view.shots.indexOf(shot),
    shotCount: view.shots.length,
    storySeed: view.inputs.seed ?? 1,
  }
}

/** Detected from the first bytes: models return PNG, JPEG or WebP. */
function imageType(bytes: Uint8Array): string {
  if (bytes[0] === 0x89) return 'image/png'
  return bytes[0] === 0xff ? 'image/jpeg' : 'image/webp'
}
