import { timecode } from '@fablecut/domain/timeline/output'
import { expect, test } from 'vitest'
import { parseTimecode } from './parse-timecode.ts'

test.each([
  ['00:03:05', 95],
  ['02:00:05', 3605],
  ['1:30', 2700],
  ['3.5', 105],
  ['3,5', 105],
  ['0', 0],
  ['00:60:00', undefined],
  ['00:01:30', undefined],
  ['-1', undefined],
  ['abc', undefined],
  ['', undefined],
])('"%s" at 30 fps parses as frame %s', (text, frame) => {
  expect(parseTimecode(text, 30)).toBe(frame)
})

test('a formatted timecode parses to the same frame', () => {
  for (const frame of [0, 29, 95, 599, 3605]) expect(parseTimecode(timecode(frame, 30), 30)).toBe(frame)
})
