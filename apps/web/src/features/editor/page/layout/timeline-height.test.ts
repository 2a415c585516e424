import type { Track } from '@fablecut/domain/timeline/model'
import { expect, test } from 'vitest'
import { heightAfterKey, storeHeight, readHeight, effectiveHeight } from './timeline-height.ts'

const track = (id: string, type: Track['type']): Track => ({ id, type, isPrimary: id === 'v', items: [] })
const FOUR = [track('v', 'video'), track('a', 'audio'), track('b', 'audio'), track('c', 'file')]

test.each([
  [900, 310],
  [500, 300],
  [400, 240],
  [300, 180],
])('in a window %d px high, four tracks are at most %d px high (ED-05)', (windowHeight, max) => {
  expect(effectiveHeight(2000, FOUR, windowHeight)).toBe(max)
})

test('one track is 210 px high, and never less than 180 (E-014, ED-05)', () => {
  expect([effectiveHeight(2000, [track('v', 'video')], 900), effectiveHeight(10, FOUR, 900)]).toEqual([210, 180])
})

test('the chosen height is stored; without usable storage the default is used (E-013)', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  expect(readHeight(storage)).toBe(210)
  storeHeight(storage, 270)
  expect(readHeight(storage)).toBe(270)
  for (const key of stored.keys()) stored.set(key, 'tall')
  expect(readHeight(storage)).toBe(210)
  const refusing = {
    getItem: (): string | null => {
      throw new DOMException('', 'SecurityError')
    },
    setItem: (): void => {
      throw new DOMException('', 'QuotaExceededError')
    },
  }
  storeHeight(refusing, 270)
  expect(readHeight(refusing)).toBe(210)
})

test('the divider handles arrow keys, Page keys, Home and End within its bounds', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'a']
  expect(keys.map((key) => heightAfterKey(key, 210, 240))).toEqual([220, 200, 240, 180, 180, 240, undefined])
})
