import { operation } from '../../operation.ts'
import { wirePriceBook } from '../../wire/price-book.ts'

export const getPrices = operation({
  method: 'GET',
  path: '/credits/prices',
  tags: ['Credits'],
  summary: 'Get the price book',
  access: 'anyone',
  description: 'Returns all prices, in credits.',
}).output(wirePriceBook)
