import { expect, test } from 'vitest'
import { splitItem } from '../split/split-item.ts'
import { filmOf, itemOf, picture, aTimeline, primaryTrackOf, unwrap } from '../testing/fixture.ts'
import { reverseItem } from './reverse-item.ts'
import { trimItem } from './trims/trim-item.ts'

const film = filmOf(['A', 0, 60, { mediaAssetId: 'source-120', sourceTrimStartFrames: 20, sourceTrimEndFrames: 80 }], ['B', 60, 30])
const backward = unwrap(reverseItem(film, { itemId: 'A', isReversed: true }))
const source = (item: ReturnType<typeof itemOf> | null) =>
  item && 'mediaAssetId' in item ? [item.sourceTrimStartFrames, item.sourceTrimEndFrames] : []

test('a clip is reversed and plays forward again', () => {
  expect(itemOf(backward, 'A')).toEqual({ ...itemOf(film, 'A'), isReversed: true })
  expect(unwrap(reverseItem(backward, { itemId: 'A', isReversed: false })).tracks).toEqual(film.tracks)
  expect(unwrap(reverseItem(backward, { itemId: 'A', isReversed: true }))).toBe(backward)
})

const trimmed = (edge: 'left' | 'right', frames: number) => trimItem(backward, { itemId: 'A', edge, frames })

test('trimming its start cuts the end of the source, and it grows as far as the source goes on that side', () => {
  expect(source(itemOf(unwrap(trimmed('left', 10)), 'A'))).toEqual([20, 70])
  expect(source(itemOf(unwrap(trimmed('right', -10)), 'A'))).toEqual([30, 80])
  expect(source(itemOf(unwrap(trimmed('right', 20)), 'A'))).toEqual([0, 80])
  expect(trimmed('right', 21)).toMatchObject({ refusal: { code: 'too_long', maxFrames: 20 } })
  expect(source(itemOf(unwrap(trimmed('left', -500)), 'A'))).toEqual([20, 120])
})

test('its first part shows the end of the source', () => {
  const { left, right } = splitItem(itemOf(backward, 'A'), 15)
  expect([source(left), source(right)]).toEqual([
    [65, 80],
    [20, 65],
  ])
})

test('images are refused', () => {
  const still = aTimeline([primaryTrackOf('main', [picture(['P', 0, 60])])])
  expect(reverseItem(still, { itemId: 'P', isReversed: true })).toMatchObject({ refusal: { code: 'wrong_kind' } })
})
