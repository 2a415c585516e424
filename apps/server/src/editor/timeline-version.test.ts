import { expect, test } from 'vitest'
import { readTimelineVersion, requireKnownTimeline } from './timeline-version.ts'

test.each([
  ['4', 4],
  [null, 3],
  ['', 3],
  ['x', 3],
  ['-1', 3],
  ['4.5', 3],
])('a client that sends %j knows version %i', (header, expected) => {
  expect(readTimelineVersion(header)).toBe(expected)
})

test('only a later timeline is refused', () => {
  expect(() => requireKnownTimeline(3, 3)).not.toThrow()
  expect(() => requireKnownTimeline(2, 3)).not.toThrow()
  expect(() => requireKnownTimeline(4, 3)).toThrow(expect.objectContaining({ code: 'OUTDATED_CLIENT', status: 409 }))
})
