import { expect, test } from 'vitest'
import { estimatedSeconds, leastPercentOf, nextPercent, simulatedPercent } from './export-progress.ts'

test("an export is estimated at half the film's duration plus two seconds, or thirty seconds (H-157)", () => {
  expect([60, 8, 0, undefined, null].map(estimatedSeconds)).toEqual([32, 6, 30, 30, 30])
})

test('progress rises to 95 within the estimate, then a point every five seconds to 99 (H-158, HD-38)', () => {
  expect([0, 15, 30].map((seconds) => simulatedPercent(seconds, 30))).toEqual([0, 47.5, 95])
  expect([34.9, 35, 40, 50, 9999].map((seconds) => simulatedPercent(seconds, 30))).toEqual([95, 96, 97, 99, 99])
})

test('processing stories start at the floor of their stage (H-160)', () => {
  expect(
    (['processing:generating_timeline', 'processing:user_exporting_video', 'processing:exporting_video'] as const).map((status) =>
      nextPercent(0, 0, 30, leastPercentOf(status)),
    ),
  ).toEqual([30, 75, 50])
  expect(leastPercentOf('pending')).toBe(0)
})

test('progress never decreases, in whatever order events arrive (H-159)', () => {
  let percent = 0
  const seen = [75, 30, 50, 0].map((floor, index) => (percent = nextPercent(percent, index, 30, floor)))
  expect(seen).toEqual([75, 75, 75, 75])
})
