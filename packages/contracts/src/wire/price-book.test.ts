import { DEFAULT_PRICE_BOOK } from '@fablecut/domain/pricing/price-book'
import { expect, test } from 'vitest'
import { fromWirePriceBook, readPriceBook, toWirePriceBook, wirePriceBook } from './price-book.ts'

const wire = toWirePriceBook(DEFAULT_PRICE_BOOK)

test('the price book keeps its spelling in the API and in files, and round-trips through JSON', () => {
  expect(Object.keys(wire)).toEqual(['costs', 'script_generation', 'audio_analysis', 'upscale', 'image_units', 'video_units'])
  expect([Object.keys(wire.image_units), Object.keys(wire.video_units)]).toEqual([
    ['by_model', 'default'],
    ['by_model', 'default'],
  ])
  expect(fromWirePriceBook(wirePriceBook.parse(JSON.parse(JSON.stringify(wire))))).toEqual(DEFAULT_PRICE_BOOK)
})

test('an invalid response has no prices', () => {
  expect(readPriceBook(wire)).toEqual(DEFAULT_PRICE_BOOK)
  for (const response of [undefined, null, {}, { ...wire, upscale: -1 }, DEFAULT_PRICE_BOOK]) expect(readPriceBook(response)).toBeNull()
})
