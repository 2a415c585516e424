import { describe, expect, it } from 'vitest'
import { formatClock, formatDate, formatDuration, formatTime, formatUsd } from './format.ts'
import { formatAge, formatBytes } from './format-units.ts'

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

describe('age', () => {
  it.each([
    [0, '0.0 s'],
    [9.94, '9.9 s'],
    [42.6, '42 s'],
    [89, '89 s'],
    [90, '1 min'],
    [5_399, '89 min'],
    [5_400, '1.5 h'],
    [40_000, '11 h'],
    [200_000, '2.3 d'],
  ])('of %d seconds is formatted as %s', (seconds, text) => expect(formatAge(seconds)).toBe(text))
})

describe('size', () => {
  it.each([
    [0, '0 MB'],
    [512, '0.5 kB'],
    [9_949_999, '9.9 MB'],
    [12_345_678_901, '12 GB'],
    [3_000_000_000_000_000, '3000 TB'],
  ])('of %d bytes is formatted as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))
})

it('formats times to the second, with and without their day', () => {
  const time = new Date(2026, 10, 18, 4, 5, 9)
  expect(formatClock(time.getTime())).toBe('04:05:09')
  expect(formatTime(time.toISOString())).toBe('Nov 18, 04:05:09')
})

it('prices in US dollars show at least two digits that count', () => {
  expect([0, 0.00015, 0.0009, 0.02, 0.3, 12].map(formatUsd)).toEqual(['0.00', '0.00015', '0.0009', '0.020', '0.30', '12.00'])
})
