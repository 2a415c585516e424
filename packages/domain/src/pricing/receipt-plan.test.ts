import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimate } from './estimate.ts'
import type { PricedAction } from './estimate-inputs.ts'
import { DEFAULT_PRICE_BOOK } from './price-book.ts'
import { totalPrice, type Estimate } from './price-lines.ts'
import { receiptPlan } from './receipt-plan.ts'

const priceOf = (action: PricedAction): Estimate => estimate(DEFAULT_PRICE_BOOK, action)

const creditsOf = (price: Estimate, shots: number, label: string): number[] =>
  receiptPlan(price, shots)
    .filter((share) => share.label === label)
    .map((share) => share.credits)

test('an explainer of seven shots splits into 20 for the script, 80 for images and 1000 for clips, remainders first', () => {
  const price = priceOf({ key: 'story.script_to_video' })
  expect(creditsOf(price, 7, 'script')).toEqual([20])
  expect(creditsOf(price, 7, 'image')).toEqual([12, 12, 12, 11, 11, 11, 11])
  expect(creditsOf(price, 7, 'video')).toEqual([143, 143, 143, 143, 143, 143, 142])
})

test('a preview has no shares for clips, and its resume only those', () => {
  expect(creditsOf(priceOf({ key: 'story.script_to_video.preview' }), 7, 'video')).toEqual([])
  const resume = priceOf({ key: 'story.resume', inputs: { categoryId: 'script_to_video', visibleShots: 3 } })
  expect(receiptPlan(resume, 3)).toEqual([
    { label: 'video', shotIndex: 0, credits: 334 },
    { label: 'video', shotIndex: 1, credits: 333 },
    { label: 'video', shotIndex: 2, credits: 333 },
  ])
})

test('a free story has no shares', () => {
  expect(receiptPlan({ credits: 0, lines: [] }, 7)).toEqual([])
})

test('without shots the script has the whole price', () => {
  expect(receiptPlan(priceOf({ key: 'story.script_to_video' }), 0)).toEqual([{ label: 'script', shotIndex: null, credits: 1100 }])
})

test('shares are whole, never negative and add up to the price', () => {
  const credits = fc.integer({ min: 0, max: 50_000 }).map((tenths) => tenths / 10)
  const lines = fc.array(
    fc.record({
      label: fc.constantFrom('base' as const, 'script' as const, 'images' as const, 'videos' as const, 'upscale' as const),
      credits,
    }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 90 }), (drawn, shots) => {
      const price = totalPrice(drawn)
      const shares = receiptPlan(price, shots).map((share) => share.credits)
      expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(price.credits)
    }),
    { numRuns: 1000 },
  )
})
