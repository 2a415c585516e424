import { priceBook } from '@fablecut/domain/pricing/price-book'
import { oc } from '@orpc/contract'

/** The price book that server and forms share; values are credits. Source: CD-76, C-400. */
export const getPrices = oc
  .route({ method: 'GET', path: '/credits/prices', tags: ['Credits'], summary: 'Read the price book' })
  .output(priceBook)
