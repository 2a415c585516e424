import type { PriceBook } from '@fablecut/domain/pricing/price-book'
import { estimate } from '@fablecut/domain/pricing/estimate'
import { receiptPlan } from '@fablecut/domain/pricing/receipt-plan'
import type { AdvancedSettings } from '@fablecut/domain/story/models/models'
import type { ShotMedium, StoryModelInputs } from '@fablecut/domain/story/shots/shot-generation'
import { type RunShare, sharesOfShots } from '../runs/stored-price.ts'

export const COST_KEY = 'story.shot_generation'

type PricedShots = {
  readonly models: StoryModelInputs
  readonly media: readonly ShotMedium[]
  readonly shotIds: readonly string[]
  readonly settings: AdvancedSettings
  /** The shots of which each medium is made. Default: all of `media`. */
  readonly byMedium?: Readonly<Record<ShotMedium, readonly string[]>> | undefined
}

/** The price of media of shots, and its split over them. */
export function priceOfShots(
  { prices }: { readonly prices: PriceBook },
  { models, media, shotIds, settings, byMedium }: PricedShots,
): { readonly credits: number; readonly receipt: readonly RunShare[] } {
  const priced = (made: readonly ShotMedium[], of: readonly string[]) => {
    const price = estimate(prices, {
      key: COST_KEY,
      inputs: { shotCount: of.length, media: made, story: models, advancedSettings: settings },
    })
    return { credits: price.credits, receipt: sharesOfShots(receiptPlan(price, of.length), of) }
  }
  if (!byMedium) return priced(media, shotIds)
  const parts = media.map((medium) => priced([medium], byMedium[medium]))
  return { credits: parts.reduce((sum, part) => sum + part.credits, 0), receipt: parts.flatMap((part) => part.receipt) }
}
