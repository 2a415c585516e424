import type { ImageModelV4, ImageModelV4File } from '@ai-sdk/provider'
import { imageQuality } from '@fablecut/domain/story/models/output-quality'
import type { ImageMetadata, ImageOptions } from '@fablecut/engines/ports/options'
import type { StoredBlob } from '../../platform/storage/storage.ts'
import { generationOf } from '../categories/categories.ts'
import type { RunView, ShotRow } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { bytesOf } from './bytes-of.ts'

/** What is asked of a picture besides its words and its place in the story. */
export type ImageChoices = {
  readonly seed: number
  /** See ImageOptions. */
  readonly take?: number
  /** Its words were written for it alone: what the story tells at this place is not listened to. */
  readonly isRewritten?: boolean
  /** In place of the story's own look. */
  readonly style?: string
  /** Pictures that this one is to resemble; built-in painters look at `style` alone. */
  readonly references?: readonly ImageModelV4File[]
}

export type GeneratedImage = { readonly blob: StoredBlob; readonly mimeType: string; readonly metadata: Record<string, unknown> }

/** Asks a model for a shot's picture and puts it into the storage. The look it was painted in goes with it, so that its clip has the same. */
export async function generateImage(
  view: RunView,
  one: ShotRow,
  model: ImageModelV4,
  choices: ImageChoices,
  signal: AbortSignal | undefined,
): Promise<GeneratedImage> {
  const { width, height } = view.story
  const options = paintOptions(view, one, choices)
  const answer = await model.doGenerate({
    prompt: one.imagePrompt,
    n: 1,
    size: `${width}x${height}`,
    aspectRatio: undefined,
    seed: choices.seed,
    files: choices.references?.length ? [...choices.references] : undefined,
    mask: undefined,
    providerOptions: { fablecut: { ...options } },
    ...(signal === undefined ? {} : { abortSignal: signal }),
  })
  const drawn = answer.providerMetadata?.['fablecut'] as ImageMetadata | undefined
  const bytes = bytesOf(answer.images[0]!)
  const blob = await services().storage.putBytes(bytes)
  return { blob, mimeType: pictureType(bytes), metadata: { ...drawn, style: options.style, quality: options.quality, width, height } }
}

function paintOptions(view: RunView, one: ShotRow, { style, take, isRewritten }: ImageChoices): ImageOptions {
  const { storyText, asmr, ...told } = generationOf(view).paint(view)
  return {
    ...told,
    ...(asmr && { asmr: isRewritten ? { ...asmr, material: one.imagePrompt } : asmr }),
    ...(storyText !== undefined && !isRewritten && { storyText }),
    ...(take !== undefined && { take }),
    style: style ?? told.style,
    quality: imageQuality(view.inputs),
    shotIndex: view.shots.indexOf(one),
    shotCount: view.shots.length,
    storySeed: view.inputs.seed ?? 1,
  }
}

/** By the first bytes: models answer PNG, JPEG or WebP. */
function pictureType(bytes: Uint8Array): string {
  if (bytes[0] === 0x89) return 'image/png'
  return bytes[0] === 0xff ? 'image/jpeg' : 'image/webp'
}
