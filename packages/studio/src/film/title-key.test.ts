import { expect, test } from 'vitest'
import { titleKeyOf } from './title-key.ts'

test.each([
  ['Mila and the Dragon', 'Dragon'],
  ['Fix Your Dripping Kitchen Tap', undefined],
  ['An Emperor Penguin Can Go Four Months Without a Meal', undefined],
  ['Fresh Pasta', undefined],
])('the large word of %s is %s', (title, key) => {
  expect(titleKeyOf(title)).toBe(key)
})
