import { expect, test } from 'vitest'
import {
  aTimeline,
  audioTrack,
  caption,
  captionTrack,
  clip,
  filmOf,
  itemOf,
  layoutOf,
  picture,
  primaryTrackOf,
  unwrap,
  voice,
} from '../../testing/fixture.ts'
import { slipItem } from './slip-item.ts'

const source = (timeline: ReturnType<typeof filmOf>, id: string) => {
  const item = itemOf(timeline, id)
  return 'mediaAssetId' in item ? [item.sourceTrimStartFrames, item.sourceTrimEndFrames] : []
}
const cut = { mediaAssetId: 'source-120', sourceTrimStartFrames: 30, sourceTrimEndFrames: 90 }
const film = filmOf(['A', 0, 60, cut], ['B', 60, 60])

test('another part of the source is shown, as far as it goes; place and duration stay', () => {
  const slipped = (frames: number) => unwrap(slipItem(film, { itemId: 'A', frames }))
  expect(source(slipped(10), 'A')).toEqual([40, 100])
  expect(source(slipped(-10), 'A')).toEqual([20, 80])
  expect(source(slipped(500), 'A')).toEqual([60, 120])
  expect(source(slipped(-500), 'A')).toEqual([0, 60])
  expect(layoutOf(slipped(10))).toBe(layoutOf(film))
  expect(slipped(0)).toBe(film)
})

test('source frames scale with speed', () => {
  const fast = filmOf(['A', 0, 30, { ...cut, speed: 2 }])
  expect(source(unwrap(slipItem(fast, { itemId: 'A', frames: 5 })), 'A')).toEqual([40, 100])
})

test('images, captions and whole sources are refused', () => {
  const other = aTimeline([primaryTrackOf('main', [picture(['P', 0, 60]), clip(['W', 60, 120, { mediaAssetId: 'source-120' }])])])
  expect(slipItem(other, { itemId: 'P', frames: 5 })).toMatchObject({ refusal: { code: 'wrong_kind' } })
  expect(slipItem(other, { itemId: 'W', frames: 5 })).toMatchObject({ refusal: { code: 'no_material' } })
  expect(slipItem(other, { itemId: 'x', frames: 5 })).toMatchObject({ refusal: { code: 'item_not_found' } })
})

const words = [
  { text: 'one', startTimeInFrames: 0, durationInFrames: 20 },
  { text: 'two', startTimeInFrames: 20, durationInFrames: 40 },
]
const spoken = aTimeline([
  primaryTrackOf('main', [clip(['A', 0, 60, { groupId: 'g', sourceTrimStartFrames: 10, sourceTrimEndFrames: 70 }])]),
  audioTrack('voices', [voice(['O', 0, 60, { groupId: 'g', sourceTrimStartFrames: 10, sourceTrimEndFrames: 70 }])]),
  captionTrack('lines', [caption(['c', 0, 60, { groupId: 'g', caption: { data: { text: 'one two', words } } }])]),
])

test('captions go with the words of a voice-over, and lose those that are not heard any more', () => {
  const slipped = unwrap(slipItem(spoken, { itemId: 'O', frames: 30 }))
  expect(layoutOf(slipped)).toBe('A 0-60 | O 0-60 | c 0-30')
  expect(itemOf(slipped, 'c')).toMatchObject({ caption: { data: { text: 'two' } } })
  expect(layoutOf(unwrap(slipItem(spoken, { itemId: 'O', frames: 70 })))).toBe('A 0-60 | O 0-60')
})

test('captions of a voice-over stay when its clip is slipped', () => {
  expect(itemOf(unwrap(slipItem(spoken, { itemId: 'A', frames: 30 })), 'c')).toBe(itemOf(spoken, 'c'))
})
