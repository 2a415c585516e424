import { toWirePriceBook } from '@fablecut/contracts/wire/price-book'
import { DEFAULT_PRICE_BOOK } from '@fablecut/domain/pricing/price-book'
import { expect, test } from 'vitest'
import { createBarPrices, type PricedStory } from './create-bar-prices.ts'

const PRICES = toWirePriceBook(DEFAULT_PRICE_BOOK)
const script: PricedStory = { key: 'story.script_to_video', inputs: {} }

test('the bar shows 100 for a preview, 1,100 for the film and the remaining balance', () => {
  expect(createBarPrices(PRICES, { credits: 3240, free_stories_left: 0 }, script)).toEqual({
    preview: 100,
    create: 1100,
    freeStoriesLeft: 0,
    isVisitor: false,
    balance: 3240,
    after: 2140,
    missing: 0,
    resume: 1000,
  })
})

test('with a free story the film is free and the preview keeps its price', () => {
  expect(createBarPrices(PRICES, { credits: 3000, free_stories_left: 1 }, script)).toMatchObject({
    preview: 100,
    create: 0,
    freeStoriesLeft: 1,
    after: 3000,
    resume: 1000,
  })
})

test('insufficient credits show the missing amount', () => {
  expect(createBarPrices(PRICES, { credits: 10, free_stories_left: 0 }, script)).toMatchObject({ after: 0, missing: 1090 })
})

test('a visitor sees the price and no balance', () => {
  expect(createBarPrices(PRICES, null, script)).toMatchObject({
    create: 1100,
    isVisitor: true,
    balance: null,
    after: null,
    missing: 0,
  })
  expect(createBarPrices(PRICES, undefined, script).isVisitor).toBe(false)
})

test('a price quoted by the server is used, also for the remaining balance', () => {
  const account = { credits: 3000, free_stories_left: 0 }
  expect(createBarPrices(PRICES, account, script, { create: 2355 })).toMatchObject({ preview: 100, create: 2355, after: 645 })
})

test('a changed price list updates the bar', () => {
  const book = structuredClone(PRICES)
  book.costs['story.script_to_video'].credits = 1200
  expect(createBarPrices(book, null, script).create).toBe(1200)
})

test.each([undefined, null, {}, { costs: 1 }])('prices are unknown while the list is %o', (book) => {
  expect(createBarPrices(book, { credits: 5, free_stories_left: 0 }, script)).toMatchObject({ preview: null, create: null, after: null })
})

test('an ASMR video costs 600 per shot and its preview 40', () => {
  const asmr: PricedStory = { key: 'story.asmr_video', inputs: { num_shots: 5 } }
  expect(createBarPrices(PRICES, null, asmr)).toMatchObject({ preview: 200, create: 3000 })
})
