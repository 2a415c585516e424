import { priceBook } from '@fablecut/domain/pricing/price-book'
import { operation } from '../../operation.ts'

export const getPrices = operation({
  method: 'GET',
  path: '/credits/prices',
  tags: ['Credits'],
  summary: 'Get the price book',
  access: 'anyone',
  description: 'Returns all prices, in credits.',
}).output(priceBook)
