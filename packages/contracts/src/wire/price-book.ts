import { ACTION_MODELS } from '@fablecut/domain/action-video/action-models'
import { COST_KEYS, COST_UNITS, type PriceBook } from '@fablecut/domain/pricing/price-book'
import { VIDEO_MODELS } from '@fablecut/domain/story/models/models'
import { z } from 'zod'

const credits = z.number().min(0).max(1_000_000)

/** The price book as the API returns it and as an operator's file spells it. */
export const wirePriceBook = z.strictObject({
  costs: z.record(z.enum(COST_KEYS), z.strictObject({ credits, per: z.enum(COST_UNITS) })),
  script_generation: credits,
  audio_analysis: credits,
  upscale: credits,
  image_units: z.strictObject({ by_model: z.record(z.string(), credits), default: credits }),
  video_units: z.strictObject({
    by_model: z.partialRecord(z.enum([...VIDEO_MODELS, ...ACTION_MODELS]), z.record(z.string(), credits)),
    default: credits,
  }),
})
export type WirePriceBook = z.infer<typeof wirePriceBook>

export const fromWirePriceBook = (book: WirePriceBook): PriceBook => ({
  costs: book.costs,
  scriptGeneration: book.script_generation,
  audioAnalysis: book.audio_analysis,
  upscale: book.upscale,
  imageUnits: { byModel: book.image_units.by_model, default: book.image_units.default },
  videoUnits: { byModel: book.video_units.by_model, default: book.video_units.default },
})

export const toWirePriceBook = (book: PriceBook): WirePriceBook => ({
  costs: book.costs,
  script_generation: book.scriptGeneration,
  audio_analysis: book.audioAnalysis,
  upscale: book.upscale,
  image_units: { by_model: book.imageUnits.byModel, default: book.imageUnits.default },
  video_units: { by_model: book.videoUnits.byModel, default: book.videoUnits.default },
})

/** The prices of a response; null while it is missing or invalid. */
export function readPriceBook(response: unknown): PriceBook | null {
  const read = wirePriceBook.safeParse(response)
  return read.success ? fromWirePriceBook(read.data) : null
}
