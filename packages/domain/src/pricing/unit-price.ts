import type { PriceBook } from './price-book.ts'

/** The parameters of an image model that determine its price; models outside the table cost the default. */
export type PricedImageModel = { readonly model: string; readonly parameters?: { readonly quality?: string } }
/** The parameters of a video model that determine its price. */
export type PricedVideoModel = {
  readonly model: string
  readonly parameters?: { readonly resolution?: string; readonly videoMode?: string }
}

const DEFAULT_QUALITY = 'medium'
const DEFAULT_RESOLUTION = '720p'

/** Credits of one image; `gpt` without a quality is medium (CD-71). */
export function imageUnitPrice(book: PriceBook, { model, parameters }: PricedImageModel): number {
  const prices = book.imageUnits.byModel
  const quality = parameters?.quality ?? DEFAULT_QUALITY
  return prices[`${model}:${quality}`] ?? prices[model] ?? book.imageUnits.default
}

/** Credits of one clip; a missing resolution is 720p, a missing price the default. */
export function videoUnitPrice(book: PriceBook, config: PricedVideoModel): number {
  const prices = (book.videoUnits.byModel as Record<string, Record<string, number>>)[config.model] ?? {}
  const resolution = pricedResolution(config)
  const mode = config.parameters?.videoMode
  return (mode === undefined ? undefined : prices[`${resolution}:${mode}`]) ?? prices[resolution] ?? book.videoUnits.default
}

/** The resolution that is charged: Kling is charged by tier (CD-73), and what others call 720p is Hailuo's 768p (CD-72). */
export function pricedResolution({ model, parameters }: PricedVideoModel): string {
  const tier = model.startsWith('kling') ? klingTierResolution(model, parameters?.videoMode) : undefined
  const resolution = tier ?? parameters?.resolution ?? DEFAULT_RESOLUTION
  return model === 'MiniMax-Hailuo-02' && resolution === '720p' ? '768p' : resolution
}

function klingTierResolution(model: string, mode: string | undefined): string | undefined {
  if (mode === 'pro') return '1080p'
  if (mode === 'standard' && model !== 'kling2-5') return '720p'
  return undefined
}
