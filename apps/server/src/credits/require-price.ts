import { AppError } from '@fablecut/contracts/errors/app-error'
import { estimate } from '@fablecut/domain/pricing/estimate'
import type { PriceBook } from '@fablecut/domain/pricing/price-book'
import type { Estimate } from '@fablecut/domain/pricing/price-lines'

/** The price, computed by the same function as in forms; 422 for inputs that can't be priced. */
export function priceOf(prices: PriceBook, key: string, inputs: Record<string, unknown>): Estimate {
  const price = estimate(prices, key, inputs)
  if (price.ok) return price.value
  if (price.refusal.code === 'unknown_key') {
    throw new AppError('INVALID_INPUT', { message: 'There is no price for this', data: { fields: { key: 'There is no price for this' } } })
  }
  throw new AppError('INVALID_INPUT', { data: { fields: { [price.refusal.path]: price.refusal.message } } })
}

/** Throws 409 PRICE_CHANGED when the price is higher than the one that was displayed (CD-68). */
export function requireExpectedPrice(credits: number, expected: number | undefined): void {
  if (expected !== undefined && credits > expected) throw new AppError('PRICE_CHANGED', { data: { credits } })
}
