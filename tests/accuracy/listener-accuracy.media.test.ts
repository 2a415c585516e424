import { expect, test } from 'vitest'
import { at, ENGLISH, limitOf, measure, OTHERS, type Speaker } from './listener-accuracy.ts'

const sample: readonly (readonly [string, readonly Speaker[]])[] = [
  ['en', [ENGLISH[1]!, ENGLISH[4]!]],
  ['de', OTHERS.slice(1, 2)],
]

test.each(sample)('nine in ten words in %s are recognised at their times, also with music', async (language, speakers) => {
  expect(at(await measure(language, speakers), 0.9)).toBeLessThanOrEqual(limitOf(language))
})
