import { expect, test } from 'vitest'
import type { Timeline, TitleItem } from '../../model.ts'
import { duplicateItems } from '../duplicate/duplicate-items.ts'
import { deleteItems } from '../operations/delete-items.ts'
import { moveItem } from '../operations/moves/move-item.ts'
import { trimItem } from '../operations/trims/trim-item.ts'
import { split } from '../split/split.ts'
import { aTimeline, filmOf, itemOf, layoutAfter, layoutOf, unwrap } from '../testing/fixture.ts'
import { addShape } from './add-shape.ts'
import { addSticker } from './add-sticker.ts'
import { addTitle } from './add-title.ts'
import { editShape } from './edit-shape.ts'
import { editTitle } from './edit-title.ts'

const film = filmOf(['A', 0, 60], ['B', 60, 60])
const withTitle = (timeline: Timeline, startFrame: number, newId = 'T'): Timeline =>
  unwrap(addTitle(timeline, { text: 'Hello', preset: 'headline', startFrame, newId }))
const titleOf = (timeline: Timeline, id = 'T') => (itemOf(timeline, id) as TitleItem).titleConfig

test('a title lies on a new track above the film, the next one beside it or above it', () => {
  const one = withTitle(film, 30)
  expect(layoutOf(one)).toBe('T 30-120 | A 0-60, B 60-120')
  expect(layoutOf(withTitle(one, 120, 'U'))).toBe('T 30-120, U 120-210 | A 0-60, B 60-120')
  expect(layoutOf(withTitle(one, 100, 'U'))).toBe('U 100-190 | T 30-120 | A 0-60, B 60-120')
})

test('locked and hidden tracks take no new title', () => {
  for (const setting of [{ isLocked: true }, { isHidden: true }]) {
    const one = withTitle(film, 0)
    const closed = { ...one, tracks: one.tracks.map((track) => (track.isPrimary ? track : { ...track, ...setting })) }
    expect(withTitle(closed, 200, 'U').tracks).toHaveLength(3)
  }
})

test('an empty timeline gets a film below its first title', () => {
  const timeline = withTitle(aTimeline([]), 0)
  expect(timeline.tracks.map(({ isPrimary, items }) => [isPrimary, items.length])).toEqual([
    [false, 1],
    [true, 0],
  ])
})

test('shapes and stickers are added like titles', () => {
  const shape = unwrap(addShape(film, { shape: 'star', startFrame: 0, newId: 'S' }))
  expect(layoutAfter(addSticker(shape, { art: 'fox', startFrame: 90, newId: 'K' }))).toBe('S 0-90, K 90-180 | A 0-60, B 60-120')
})

test('another preset brings its own style, an empty text deletes the title', () => {
  const red = unwrap(editTitle(withTitle(film, 0), { itemId: 'T', text: 'Bye', style: { color: '#FF0000' } }))
  expect(titleOf(red)).toMatchObject({ text: 'Bye', preset: 'headline', style: { color: '#FF0000' } })
  const quote = unwrap(editTitle(red, { itemId: 'T', preset: 'quote', animateOut: null }))
  expect(titleOf(quote)).not.toHaveProperty('style')
  expect(titleOf(quote)).not.toHaveProperty('animateOut')
  expect(layoutAfter(editTitle(quote, { itemId: 'T', text: ' ' }))).toBe('A 0-60, B 60-120')
  expect(layoutAfter(editTitle(quote, { itemId: 'T', style: { fontSize: 500 } }))).toBe('out_of_range')
})

test('animations are at most half of the title, each part of a split title has the one at its outer end', () => {
  const short = unwrap(trimItem(withTitle(film, 0), { itemId: 'T', edge: 'right', frames: -80 }))
  expect([titleOf(short).animateIn?.durationInFrames, titleOf(short).animateOut?.durationInFrames]).toEqual([5, 5])
  const parts = split({ shots: {}, timeline: withTitle(film, 0) }, { itemIds: ['T'], atFrame: 40, newId: 'N' })
  if (!parts.ok) throw new Error(parts.refusal.code)
  expect(
    [titleOf(parts.value.timeline), titleOf(parts.value.timeline, 'N')].map(({ animateIn, animateOut }) => [
      animateIn?.type,
      animateOut?.type,
    ]),
  ).toEqual([
    ['rise', undefined],
    [undefined, 'fade'],
  ])
})

test('titles can be trimmed, moved, duplicated and deleted, but not put into the film', () => {
  const timeline = withTitle(film, 30)
  expect(layoutAfter(trimItem(timeline, { itemId: 'T', edge: 'left', frames: -20 }))).toBe('T 10-120 | A 0-60, B 60-120')
  const moved = moveItem(timeline, { itemId: 'T', position: { kind: 'new-track', index: 0, startFrame: 5 }, newId: 'N' })
  expect(layoutAfter(moved)).toBe('T 5-95 | A 0-60, B 60-120')
  const toFilm = moveItem(timeline, { itemId: 'T', position: { kind: 'gap', trackId: 'main', startFrame: 0, atFrame: 0 }, newId: 'N' })
  expect(layoutAfter(toFilm)).toBe('incompatible_track')
  const copied = duplicateItems({ shots: {}, timeline }, { itemIds: ['T'], newId: 'N' })
  expect(copied.ok && layoutOf(copied.value.timeline)).toBe('T 30-120, N 120-210 | A 0-60, B 60-120')
  expect(layoutAfter(deleteItems(timeline, { itemIds: ['T'] }))).toBe('A 0-60, B 60-120')
})

test('a shape keeps its other fields, and null removes one', () => {
  const timeline = unwrap(addShape(film, { shape: 'rectangle', startFrame: 0, newId: 'S' }))
  const edited = unwrap(editShape(timeline, { itemId: 'S', fill: null, stroke: '#000000', strokeWidth: 0.01 }))
  expect(itemOf(edited, 'S')).toHaveProperty('shapeConfig', {
    shape: 'rectangle',
    width: 0.5,
    height: 0.25,
    stroke: '#000000',
    strokeWidth: 0.01,
  })
  expect(layoutAfter(editShape(timeline, { itemId: 'S', width: 99 }))).toBe('out_of_range')
  expect(unwrap(editShape(timeline, { itemId: 'S', width: 0.5 }))).toBe(timeline)
})
