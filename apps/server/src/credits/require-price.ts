import { AppError } from '@fablecut/contracts/errors/app-error'
import { readPricedAction } from '@fablecut/contracts/wire/priced-action'
import { estimate } from '@fablecut/domain/pricing/estimate'
import type { PriceBook } from '@fablecut/domain/pricing/price-book'
import type { Estimate } from '@fablecut/domain/pricing/price-lines'

/** The price of an action by its key and the fields of its request, computed by the same function as in forms; 422 for inputs that can't be priced. */
export function priceOf(prices: PriceBook, key: string, inputs: Record<string, unknown>): Estimate {
  const action = readPricedAction(key, inputs)
  if (action.ok) return estimate(prices, action.value)
  if (action.refusal.code === 'unknown_key') {
    throw new AppError('INVALID_INPUT', { message: 'There is no price for this', data: { fields: { key: 'There is no price for this' } } })
  }
  throw new AppError('INVALID_INPUT', { data: { fields: { [action.refusal.path]: action.refusal.message } } })
}

/** Throws 409 PRICE_CHANGED when the price is higher than the one that was displayed (CD-68). */
export function requireExpectedPrice(credits: number, expected: number | undefined): void {
  if (expected !== undefined && credits > expected) throw new AppError('PRICE_CHANGED', { data: { credits } })
}
