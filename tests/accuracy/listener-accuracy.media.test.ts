import { expect, test } from 'vitest'
import { at, ENGLISH, limitOf, measure, OTHERS, type Speaker } from './listener-accuracy.ts'

const sample: readonly (readonly [string, readonly Speaker[]])[] = [
  ['en', [ENGLISH[1]!, ENGLISH[4]!]],
  ['de', OTHERS.slice(1, 2)],
]

test.each(sample)('known words in %s are found at their times by nine in ten, also under music', async (language, speakers) => {
  expect(at(await measure(language, speakers), 0.9)).toBeLessThanOrEqual(limitOf(language))
})
