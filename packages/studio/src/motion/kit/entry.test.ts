import { expect, test } from 'vitest'
import { motionFrame } from './frame.ts'
import { MAX_INSERT_SWARM } from '@fablecut/director/vocabulary/drawn-counts'
import { placeThings } from '../things-layout.ts'
import { entryAfter, ENTRY } from './entry.ts'

test('drawings enter one after the other, the first before its shot begins and all of them within its first moments', () => {
  expect(entryAfter(0)).toBe(ENTRY)
  expect(entryAfter(0.05)).toBeGreaterThan(ENTRY)
  expect(entryAfter(5)).toBeLessThan(0.1)
})

test.each([1, 2, 5, 12, MAX_INSERT_SWARM])('of %d things some are there in the first frame, and all of them a moment later', (count) => {
  for (const what of ['cup', 'butterfly', 'sheep']) {
    const entries = placeThings([{ what, count }], motionFrame(360, 640).box, 3, 4).map(({ at }) => at)
    expect(Math.min(...entries)).toBeLessThan(-0.1)
    expect(Math.max(...entries)).toBeLessThan(0.1)
  }
})
