import { expect, test } from 'vitest'
import { fractionOf } from './share-fraction.ts'

test.each([
  [1 / 3, '1/3'],
  [0.667, '2/3'],
  [5 / 6, '5/6'],
  [0.25, undefined],
  [0.9, undefined],
  [0.034, undefined],
])('a share of %s is written as %s', (share, words) => {
  expect(fractionOf(share)).toBe(words)
})
