import { expect, test } from 'vitest'
import { replaceItem } from '../operations/replace-item.ts'
import { aTimeline, captionTrack, caption, clip, itemOf, picture, primaryTrackOf, unwrap, voice, audioTrack } from '../testing/fixture.ts'
import { setColor } from './set-color.ts'
import { setLayout } from './set-layout.ts'

const film = aTimeline([
  primaryTrackOf('main', [clip(['A', 0, 60]), picture(['B', 60, 60])]),
  captionTrack('lines', [caption(['L', 0, 30])]),
  audioTrack('voices', [voice(['O', 0, 60])]),
])
const everything = ['A', 'B', 'L', 'O']

test('layout applies to what is in the picture, and defaults are not stored', () => {
  const moved = unwrap(setLayout(film, { itemIds: everything, transform: { x: 0.25, scale: 1 }, fit: 'fill' }))
  expect(['A', 'B', 'L', 'O'].map((id) => 'transform' in itemOf(moved, id))).toEqual([true, true, false, false])
  expect(itemOf(moved, 'A')).toMatchObject({ transform: { x: 0.25 }, fit: 'fill' })
  const reset = unwrap(setLayout(moved, { itemIds: everything, transform: { x: 0 }, fit: null }))
  expect(itemOf(reset, 'A')).toEqual(itemOf(film, 'A'))
})

test('values beyond their limits are clamped, and the same values change nothing', () => {
  const moved = unwrap(setLayout(film, { itemIds: ['A'], transform: { scale: 99, opacity: -1 } }))
  expect(itemOf(moved, 'A')).toMatchObject({ transform: { scale: 20, opacity: 0 } })
  expect(unwrap(setLayout(moved, { itemIds: ['A'], transform: { scale: 99, opacity: -1, x: 0 }, crop: null, blend: null }))).toBe(moved)
})

test('a property that changes over time gets a keyframe at the playhead', () => {
  const keyframes = { x: [{ frame: 0, value: 0, easing: 'linear' }] }
  const timeline = aTimeline([primaryTrackOf('main', [clip(['A', 0, 60]), clip(['B', 60, 60, { keyframes }])])])
  const moved = unwrap(setLayout(timeline, { itemIds: ['B'], transform: { x: 0.5, y: 0.1 }, atFrame: 90 }))
  expect(itemOf(moved, 'B')).toMatchObject({
    transform: { y: 0.1 },
    keyframes: { x: [...keyframes.x, { frame: 30, value: 0.5, easing: 'linear' }] },
  })
})

test('colours merge, defaults are not stored, and a copy replaces all of them', () => {
  const warm = unwrap(setColor(film, { itemIds: everything, color: { warmth: 0.5, contrast: 4, look: 'noir' } }))
  expect(itemOf(warm, 'B')).toMatchObject({ color: { warmth: 0.5, contrast: 1, look: 'noir' } })
  expect(itemOf(warm, 'O')).not.toHaveProperty('color')
  const merged = unwrap(setColor(warm, { itemIds: ['A'], color: { contrast: 0, exposure: 0.2 } }))
  expect(itemOf(merged, 'A')).toMatchObject({ color: { warmth: 0.5, exposure: 0.2, look: 'noir' } })
  const copied = unwrap(setColor(merged, { itemIds: ['B'], color: { exposure: 0.2 }, replace: true }))
  expect(itemOf(copied, 'B')).toHaveProperty('color', { exposure: 0.2 })
  expect(unwrap(setColor(film, { itemIds: ['A'], color: { exposure: 0, look: null } }))).toBe(film)
})

test('another file in the same place looks and moves the same', () => {
  const styled = unwrap(
    setColor(unwrap(setLayout(film, { itemIds: ['A'], transform: { scale: 2 } })), { itemIds: ['A'], color: { look: 'sepia' } }),
  )
  const replaced = unwrap(replaceItem(styled, { itemId: 'A', mediaAssetId: 'picture', newId: 'N' }))
  expect(itemOf(replaced, 'N')).toMatchObject({ transform: { scale: 2 }, color: { look: 'sepia' } })
})
