import { expect, test } from 'vitest'
import type { Track } from '../../model.ts'
import { deleteItems } from './delete-items.ts'
import {
  aTimeline,
  audioTrack,
  caption,
  captionTrack,
  clip,
  layoutAfter,
  primaryTrackOf,
  song,
  upperTrack,
  voice,
} from '../testing/fixture.ts'

const main = primaryTrackOf('main', [clip(['V', 0, 90, { groupId: 'g' }]), clip(['W', 90, 90])])
const after = (tracks: readonly Track[], ...itemIds: readonly string[]): string =>
  layoutAfter(deleteItems(aTimeline(tracks), { itemIds, closeGaps: true }))

test('later items of the track move left by the duration of the deleted ones, other gaps stay', () => {
  const music = audioTrack('music', [song(['X', 0, 40]), song(['Y', 50, 30]), song(['Z', 100, 20])])
  expect(after([main, music], 'X')).toBe('V 0-90, W 90-180 | Y 10-40, Z 60-80')
  expect(after([main, music], 'X', 'Y')).toBe('V 0-90, W 90-180 | Z 30-50')
  expect(after([main, music], 'Z')).toBe('V 0-90, W 90-180 | X 0-40, Y 50-80')
})

test('items of other tracks, captions and the clips stay', () => {
  const lines = captionTrack('lines', [caption(['c', 0, 30]), caption(['d', 40, 30])])
  const music = audioTrack('music', [song(['X', 0, 40]), song(['Y', 50, 30])])
  const top = upperTrack('top', [clip(['P', 20, 20])])
  expect(after([top, main, lines, music], 'X', 'c')).toBe('P 20-40 | V 0-90, W 90-180 | d 40-70 | Y 10-40')
})

test('an item that is linked to a clip stays with it, and so do the items after it', () => {
  const voices = audioTrack('voices', [
    voice(['X', 0, 20]),
    voice(['Y', 30, 20]),
    voice(['O', 60, 20, { groupId: 'g' }]),
    voice(['Z', 120, 20]),
  ])
  expect(after([main, voices], 'X')).toBe('V 0-90, W 90-180 | Y 10-30, O 60-80, Z 120-140')
})

test('a voice-over that is linked to a moved picture moves with it', () => {
  const top = upperTrack('top', [clip(['P', 0, 20]), clip(['Q', 200, 30, { groupId: 'h' }])])
  const voices = audioTrack('voices', [voice(['O', 200, 30, { groupId: 'h' }])])
  expect(after([top, main, voices], 'P')).toBe('Q 180-210 | V 0-90, W 90-180 | O 180-210')
})
