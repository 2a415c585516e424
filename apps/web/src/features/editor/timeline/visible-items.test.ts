import { caption, clip, primaryTrackOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { describe, expect, test } from 'vitest'
import { findOnTracks, itemsWithin, MIN_CLIP_WIDTH, placeOf, splitByWidth } from './visible-items.ts'

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)
const many = Array.from({ length: 2000 }, (_, index) => clip([`c${index}`, index * 30, 30]))

describe('visible items of a track', () => {
  test('are those that intersect the range, its end excluded, in order of time', () => {
    const items = [clip(['b', 60, 30]), clip(['a', 0, 60]), clip(['c', 90, 30])]
    expect(ids(itemsWithin(items, { from: 59, to: 90 }))).toEqual(['a', 'b'])
    expect(ids(itemsWithin(items, { from: 60, to: 91 }))).toEqual(['b', 'c'])
    expect(itemsWithin(items, { from: 200, to: 300 })).toEqual([])
  })

  test('include a long caption that starts far before shorter ones that ended', () => {
    const items = [caption(['long', 0, 500]), caption(['short', 10, 10]), caption(['late', 300, 10])]
    expect(ids(itemsWithin(items, { from: 400, to: 410 }))).toEqual(['long'])
  })

  test('match a linear search for every range', () => {
    for (let from = 0; from < 60_000; from += 7777) {
      const slow = many.filter((item) => item.startTimeInFrames < from + 900 && item.startTimeInFrames + item.durationInFrames > from)
      expect(ids(itemsWithin(many, { from, to: from + 900 }))).toEqual(ids(slow))
    }
  })
})

describe('mounted items', () => {
  test('are bounded however many items there are', () => {
    for (const pxPerFrame of [0.01, 0.1, 0.4, 1]) {
      const seen = itemsWithin(many, { from: 0, to: 1600 / pxPerFrame })
      const { clips, narrow } = splitByWidth(seen, pxPerFrame, () => false)
      expect(clips.length).toBeLessThanOrEqual(1600 / MIN_CLIP_WIDTH + 1)
      expect(clips.length + narrow.length).toBe(seen.length)
    }
  })

  test('include narrow items that are selected, but not thousands of them', () => {
    const { clips } = splitByWidth(many, 0.01, ({ id }) => id === 'c7')
    expect(ids(clips)).toEqual(['c7'])
    expect(splitByWidth(many, 0.01, () => true).clips.length).toBeLessThan(50)
  })
})

test('an item is found on its track with its index in order of time', () => {
  const track = primaryTrackOf('p', [clip(['b', 60, 30]), clip(['a', 0, 60])])
  expect(findOnTracks([track], 'b')).toEqual({ track, item: track.items[0] })
  expect([placeOf(track.items, 'a'), placeOf(track.items, 'b'), placeOf(track.items, 'x')]).toEqual([0, 1, -1])
})
