import { expect, test } from 'vitest'
import type { Estimate } from './price-lines.ts'
import { resumePrice } from './resume-price.ts'

const fullPrice: Estimate = { credits: 1000, lines: [{ label: 'videos', credits: 1000 }] }

test('a resume without clips costs the whole video part', () => {
  const { estimate, receipt } = resumePrice(fullPrice, [false, false, false])
  expect(estimate).toEqual(fullPrice)
  expect(receipt.map(({ credits }) => credits)).toEqual([334, 333, 333])
})

test('shots that have a clip are not charged again, and the rest adds up', () => {
  const { estimate, receipt } = resumePrice(fullPrice, [true, false, false])
  expect(receipt).toEqual([
    { label: 'video', shotIndex: 1, credits: 333 },
    { label: 'video', shotIndex: 2, credits: 333 },
  ])
  expect(estimate).toEqual({ credits: 666, lines: [{ label: 'videos', credits: 666 }] })
})

test('a resume with every clip costs nothing', () => {
  expect(resumePrice(fullPrice, [true, true])).toEqual({ estimate: { credits: 0, lines: [] }, receipt: [] })
})
