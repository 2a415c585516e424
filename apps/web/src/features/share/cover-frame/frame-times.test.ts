import { expect, test } from 'vitest'
import { THUMBS, thumbAt, thumbTime, timeAt, timeByKey } from './frame-times.ts'

test('the strip shows the middles of twelve equal parts: 0.5, 1.5 … 11.5 s of twelve (HD-57)', () => {
  expect(Array.from({ length: THUMBS }, (_, index) => thumbTime(12, index))).toEqual([
    0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5, 11.5,
  ])
  expect([0, 0.54, 0.999, 1].map(thumbAt)).toEqual([0, 6, 11, 11])
})

test('a position on the strip maps to a time within the film', () => {
  expect([-1, 0, 0.5].map((share) => timeAt(share, 12))).toEqual([0, 0, 6])
  expect(timeAt(2, 12)).toBeLessThan(12)
  expect(timeAt(2, 12)).toBeGreaterThan(11.9)
})

test('arrows move by a tenth of a second, with Shift by a second, Home and End to the ends', () => {
  expect(timeByKey('ArrowRight', false, 1, 12)).toBeCloseTo(1.1)
  expect(timeByKey('ArrowLeft', true, 0.4, 12)).toBe(0)
  expect(timeByKey('Home', false, 5, 12)).toBe(0)
  expect(timeByKey('End', false, 5, 12)).toBeGreaterThan(11.9)
  expect(timeByKey('a', false, 5, 12)).toBeNull()
})
