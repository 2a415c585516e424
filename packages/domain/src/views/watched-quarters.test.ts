import { expect, test } from 'vitest'
import { averageShare, watchedQuarter } from './watched-quarters.ts'

test.each([
  [1.9, 60, null],
  [2, 60, 0],
  [14, 60, 1],
  [30, 60, 2],
  [45, 60, 3],
  [59.5, 60, 4],
  [0.9, 4, null],
  [1, 4, 1],
  [75, 60, 4],
  [5, 0, null],
  [5, Number.NaN, null],
])('%d s of a film of %d s reach quarter %s', (playedSeconds, durationSeconds, quarter) => {
  expect(watchedQuarter({ playedSeconds, durationSeconds })).toBe(quarter)
})

test('the average share counts whole quarters', () => {
  expect(averageShare([4, 4, 2, 1, 1])).toBe(0.5)
  expect(averageShare([0, 0, 0, 0, 0])).toBeNull()
})
