import type { Estimate } from '@fablecut/domain/pricing/price-lines'
import type { ReceiptShare } from '@fablecut/domain/pricing/receipt-plan'
import { z } from 'zod'

/** A share of the price of a run, with the shot it pays for. */
export type RunShare = ReceiptShare & { readonly shotId: string | null }

/** The shares of a price with the shots they pay for: `shotIds` in the order in which the price was split. */
export const sharesOfShots = (shares: readonly ReceiptShare[], shotIds: readonly string[]): RunShare[] =>
  shares.map((share) => ({ ...share, shotId: share.shotIndex === null ? null : (shotIds[share.shotIndex] ?? null) }))

const price: z.ZodType<Estimate> = z.object({
  credits: z.number(),
  lines: z.array(
    z.object({
      label: z.enum(['base', 'script', 'audio_analysis', 'images', 'videos', 'upscale', 'captions', 'rounding']),
      credits: z.number(),
    }),
  ),
})
const share: z.ZodType<RunShare> = z.object({
  label: z.enum(['script', 'image', 'video']),
  shotIndex: z.number().int().nullable(),
  credits: z.number(),
  shotId: z.string().nullable(),
})
const stored = z.object({ price: price.nullish(), receipt: z.array(share).optional() })

/** Parses price and receipt in the stored input of a run: null and empty for runs without them. Throws when they are invalid. */
export function readRunPrice(input: unknown): { readonly price: Estimate | null; readonly receipt: readonly RunShare[] } {
  const { price: held = null, receipt = [] } = stored.parse(input)
  return { price: held, receipt }
}
