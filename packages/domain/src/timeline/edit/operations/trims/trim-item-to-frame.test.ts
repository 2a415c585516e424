import { expect, test } from 'vitest'
import {
  aTimeline,
  audioTrack,
  caption,
  captionTrack,
  clip,
  failedItem,
  filmOf,
  itemOf,
  layoutAfter,
  primaryTrackOf,
  song,
  unwrap,
  voice,
} from '../../testing/fixture.ts'
import { trimItemToFrame } from './trim-item-to-frame.ts'

const film = filmOf(['A', 0, 60], ['B', 60, 90], ['C', 150, 30])
const to = (edge: 'left' | 'right', atFrame: number, itemId = 'B', timeline = film): string =>
  layoutAfter(trimItemToFrame(timeline, { itemId, edge, atFrame }))

test('what is before or after the frame is removed, and the film closes up', () => {
  expect(to('left', 80)).toBe('A 0-60, B 60-130, C 130-160')
  expect(to('right', 80)).toBe('A 0-60, B 60-80, C 80-110')
  expect(itemOf(unwrap(trimItemToFrame(film, { itemId: 'B', edge: 'left', atFrame: 80 })), 'B')).toMatchObject({
    sourceTrimStartFrames: 20,
    sourceTrimEndFrames: 90,
  })
})

test('a frame at an edge of the item or outside of it is refused', () => {
  for (const edge of ['left', 'right'] as const) {
    for (const frame of [0, 60, 150, 170, Number.NaN]) expect(to(edge, frame)).toBe('nothing_to_trim')
  }
  expect(to('left', 80, 'x')).toBe('item_not_found')
  expect(to('left', 20, 'F', aTimeline([primaryTrackOf('main', [failedItem(['F', 0, 60])])]))).toBe('fixed_length')
})

const bonds = { shotId: 's', groupId: 'g' }
const words = ['one', 'two', 'three'].map((text, index) => ({ text, startTimeInFrames: index * 20, durationInFrames: 20 }))
const narrated = aTimeline([
  primaryTrackOf('main', [clip(['V', 0, 60, bonds]), clip(['W', 60, 60])]),
  audioTrack('voices', [voice(['O', 0, 60, bonds])]),
  captionTrack('lines', [caption(['c', 0, 60, { ...bonds, caption: { data: { text: 'one two three', words } } }])]),
  audioTrack('music', [song(['M', 20, 60])]),
])

test('voice-over, captions and words of the clip are trimmed with it (ED-19, ED-50)', () => {
  const edited = unwrap(trimItemToFrame(narrated, { itemId: 'V', edge: 'right', atFrame: 40 }))
  expect(layoutAfter({ ok: true, value: edited })).toBe('V 0-40, W 40-100 | O 0-40 | c 0-40 | M 20-80')
  expect(itemOf(edited, 'c')).toMatchObject({ caption: { data: { text: 'one two' } } })
})

test('a sound alone is trimmed in its place', () => {
  expect(to('left', 50, 'M', narrated)).toBe('V 0-60, W 60-120 | O 0-60 | c 0-60 | M 50-80')
})

test('a trim that would leave nothing of the voice-over is refused', () => {
  const short = aTimeline([
    primaryTrackOf('main', [clip(['V', 0, 60, bonds]), clip(['W', 60, 60])]),
    audioTrack('voices', [voice(['O', 0, 20, bonds])]),
  ])
  expect(to('right', 41, 'V', short)).toBe('V 0-41, W 41-101 | O 0-1')
  expect(to('right', 40, 'V', short)).toBe('too_short')
})
