import { priceBook } from '@fablecut/domain/pricing/price-book'
import { operation } from '../../operation.ts'

export const getPrices = operation({
  method: 'GET',
  path: '/credits/prices',
  tags: ['Credits'],
  summary: 'Read the price book',
  access: 'anyone',
  description: 'The price book that server and forms share; values are credits.',
}).output(priceBook)
