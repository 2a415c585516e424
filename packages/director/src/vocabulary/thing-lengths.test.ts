import { expect, test } from 'vitest'
import { isTooLargeBesideSmallThings, isTooLargeToGrasp, lengthMetersOf } from './thing-lengths.ts'

test('a name stands for all that end with it, the longest first', () => {
  expect(lengthMetersOf('fire engine')).toBe(8)
  expect(lengthMetersOf('engine')).toBe(4)
  expect(lengthMetersOf('old wooden door')).toBe(1.8)
  expect(lengthMetersOf('doorbell')).toBeUndefined()
})

test.each([
  ['oven', false, true],
  ['bicycle', true, true],
  ['teapot', false, false],
])('%s', (what, isHeavy, isLarge) => {
  expect(isTooLargeToGrasp(what)).toBe(isHeavy)
  expect(isTooLargeBesideSmallThings(what)).toBe(isLarge)
})
