import type { ImageModelV4, JSONObject } from '@ai-sdk/provider'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import { isWordsCard } from '@fablecut/domain/story/shot-plan/words-card'
import { imageQuality } from '@fablecut/domain/story/models/output-quality'
import type { ImageMetadata, ImageOptions } from '@fablecut/generation/ports/options'
import type { FileReference } from '@fablecut/generation/requests/media-request'
import type { StoredBlob } from '../../platform/storage/storage.ts'
import { generationOf } from '../categories/categories.ts'
import type { RunView, ShotRow } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { planOf } from '../../stories/wire-story.ts'
import { bytesOf } from './bytes-of.ts'
import { storySeedOf } from '../briefs/story-seed.ts'

/** Options of an image besides its prompt and position in the story. */
export type ImageRequest = {
  readonly seed: number
  /** See ImageOptions. */
  readonly take?: number
  /** The creator changed the prompt of the shot: it names the material of a close-up. */
  readonly isRewritten?: boolean
  /** Instead of the story's style. */
  readonly style?: string
  /** Reference images. The built-in painter uses `style` only. */
  readonly references?: readonly FileReference[]
}

export type GeneratedImage = { readonly blob: StoredBlob; readonly mimeType: string; readonly metadata: Record<string, unknown> }

/** Generates a shot's image and stores it, with its style for its clip and with the plan it shows: that of the shot, else one of its prompt. */
export async function generateImage(
  view: RunView,
  shot: ShotRow,
  model: ImageModelV4,
  choices: ImageRequest,
  signal: AbortSignal | undefined,
): Promise<GeneratedImage> {
  const { width, height } = view.story
  const stored = planOf(shot)
  const options = imageOptions(view, shot, choices, stored ?? (await planOfPrompt(view, shot, signal)))
  const response = await model.doGenerate({
    prompt: shot.imagePrompt,
    n: 1,
    size: `${width}x${height}`,
    aspectRatio: undefined,
    seed: choices.seed,
    files: undefined,
    mask: undefined,
    providerOptions: { fablecut: { ...options } },
    ...(signal === undefined ? {} : { abortSignal: signal }),
  })
  const drawn = response.providerMetadata?.['fablecut'] as ImageMetadata | undefined
  const bytes = bytesOf(response.images[0]!)
  const origin = { seed: choices.seed, ...(choices.take !== undefined && { take: choices.take }) }
  const planned = { plan: options.plan, plan_version: SHOT_PLAN_VERSION }
  const blob = await services().storage.putBytes(bytes)
  return {
    blob,
    mimeType: imageType(bytes),
    metadata: { ...drawn, ...planned, style: options.style, quality: options.quality, width, height, ...origin },
  }
}

/** Plans a shot without a plan, which is one of a release before plans or whose prompt was written by hand. */
async function planOfPrompt(view: RunView, shot: ShotRow, signal: AbortSignal | undefined): Promise<ShotPlan> {
  const { character, companions = [] } = generationOf(view).imageOptions(view)
  const cast = [character, ...companions].flatMap((member) => (member ? [{ id: member.id, name: member.name }] : []))
  const narrations = view.shots.map(({ voiceOver }) => voiceOver)
  const story = { narrations, index: view.shots.indexOf(shot) }
  return services().engines.writer.planPrompt({ prompt: shot.imagePrompt, cast, seed: storySeedOf(view), story }, signal)
}

function imageOptions(view: RunView, shot: ShotRow, { style, take, isRewritten }: ImageRequest, plan: ShotPlan): ImageOptions {
  const { asmr, ...categoryOptions } = generationOf(view).imageOptions(view)
  const { language } = view.inputs
  return {
    ...categoryOptions,
    ...(asmr && { asmr: isRewritten ? { ...asmr, material: shot.imagePrompt } : asmr }),
    ...(take !== undefined && { take }),
    plan: { ...plan } as unknown as JSONObject,
    ...(language !== undefined && { language }),
    style: style ?? categoryOptions.style,
    quality: imageQuality(view.inputs),
    shotIndex: view.shots.indexOf(shot),
    shotCount: view.shots.length,
    cardIndex: cardsBefore(view.shots, shot),
    storySeed: storySeedOf(view),
  }
}

/** How many cards of words are before a shot. */
const cardsBefore = (shots: readonly ShotRow[], shot: ShotRow): number =>
  shots.slice(0, shots.indexOf(shot)).filter((one) => {
    const plan = planOf(one)
    return plan !== null && isWordsCard(plan)
  }).length

/** Detected from the first bytes: models return PNG, JPEG or WebP. */
function imageType(bytes: Uint8Array): string {
  if (bytes[0] === 0x89) return 'image/png'
  return bytes[0] === 0xff ? 'image/jpeg' : 'image/webp'
}
