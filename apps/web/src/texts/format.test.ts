import { describe, expect, it } from 'vitest'
import { formatDate, formatDuration } from './format.ts'

it('formats dates of seconds and milliseconds alike, and none for invalid values', () => {
  expect(formatDate(1_759_276_800)).toBe(formatDate(1_759_276_800_000))
  expect(formatDate('2026-11-18T12:00:00Z')).toBe('Nov 18, 2026')
  expect(formatDate('foo')).toBe('')
})

describe('duration', () => {
  it.each([
    [5, '0:05'],
    [75.4, '1:15'],
    [59.6, '1:00'],
    [3600, '1:00:00'],
  ])('of %d seconds is formatted as %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text))
})
